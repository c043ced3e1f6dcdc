import { makeAutoObservable, runInAction } from 'mobx';

/** One request of a store at a time. */
export class PendingAction {
  isPending = false;

  constructor() {
    makeAutoObservable(this);
  }

  /**
   * Passes the answer to `settle`, in the MobX action that ends the pending state. Null without
   * a call while another one is pending.
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
