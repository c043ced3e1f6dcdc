import { runInAction } from 'mobx';

/**
 * Sends basket changes one at a time, so that the last response is the newest. A
 * response that arrives after another user signed in is returned to the caller but not
 * applied (AUTH-19).
 */
export class ChangeQueue {
  #last: Promise<unknown> = Promise.resolve();
  #visitor = 0;

  /** Returns a function that checks whether the visitor is still the same. */
  presence(): () => boolean {
    const visitor = this.#visitor;
    return () => visitor === this.#visitor;
  }

  /**
   * Runs a change after all earlier ones. `apply` gets the response if the visitor is
   * still the same.
   */
  async run<Answer>(
    change: () => Promise<Answer>,
    apply: (answer: Answer) => void,
  ): Promise<Answer> {
    const isSameVisitor = this.presence();
    const running = this.#last.then(change);
    this.#last = running.catch(() => {});
    const answer = await running;
    if (isSameVisitor()) runInAction(() => apply(answer));
    return answer;
  }

  async done(): Promise<void> {
    await this.#last;
  }

  startOver(): void {
    this.#visitor += 1;
  }
}
