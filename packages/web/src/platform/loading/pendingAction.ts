import { makeAutoObservable, runInAction } from 'mobx';

/** Runs one request of a store at a time and shows whether it is pending. */
export class PendingAction {
  isPending = false;

  constructor() {
    makeAutoObservable(this);
  }

  /**
   * Sends the request and passes its answer to `settle`, in the MobX action that ends the pending
   * state. Returns the result of `settle`, or null without a call while another one is pending.
   */
  async run<Answer, Settled>(
    call: () => Promise<Answer>,
    settle: (answer: Answer) => Settled,
  ): Promise<Settled | null> {
    if (this.isPending) return null;
    this.isPending = true;
    try {
      const answer = await call();
      return runInAction(() => {
        this.isPending = false;
        return settle(answer);
      });
    } finally {
      runInAction(() => {
        this.isPending = false;
      });
    }
  }
}
