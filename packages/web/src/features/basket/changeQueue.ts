import { runInAction } from 'mobx';

/**
 * Sends changes of the basket one after another, so that the last answer is the newest. An answer
 * that arrives after somebody else has signed in is returned to its caller but not applied (AUTH-19).
 */
export class ChangeQueue {
  #last: Promise<unknown> = Promise.resolve();
  #visitor = 0;

  /** Returns a function that checks whether the visitor is still the same. */
  presence(): () => boolean {
    const visitor = this.#visitor;
    return () => visitor === this.#visitor;
  }

  /** Runs a change after those before it. `apply` gets the answer if the visitor is still the same. */
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

  /** The visitor changed. */
  startOver(): void {
    this.#visitor += 1;
  }
}
