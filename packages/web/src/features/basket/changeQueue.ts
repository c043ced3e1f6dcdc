import { runInAction } from 'mobx';

/**
 * Changes of the basket go out one after the other, in the order they were made, and do not overtake each other: the answer that comes last is also the
 * newest. An answer always reaches whoever asked, but to a visitor who came meanwhile it is nothing (AUTH-19).
 */
export class BasketTurns {
  #last: Promise<unknown> = Promise.resolve();
  #visitor = 0;

  /** A question to ask later: whether the visitor of now is still here. */
  presence(): () => boolean {
    const visitor = this.#visitor;
    return () => visitor === this.#visitor;
  }

  /** Runs a change when those before it are answered. `land` takes the answer over, unless somebody else is here by then. */
  async take<Answer>(
    change: () => Promise<Answer>,
    land: (answer: Answer) => void,
  ): Promise<Answer> {
    const isHere = this.presence();
    const turn = this.#last.then(change);
    this.#last = turn.catch(() => {});
    const answer = await turn;
    if (isHere()) runInAction(() => land(answer));
    return answer;
  }

  /** Resolves when every change begun so far is answered. */
  async done(): Promise<void> {
    await this.#last;
  }

  /** Somebody else is here. */
  startOver(): void {
    this.#visitor += 1;
  }
}
