import type { Orders, SplitOrder } from '@tailorbird/domain/orders';
import { makeAutoObservable, runInAction } from 'mobx';

/** What of the basket would be made first. Without an answer nothing is foretold, and nothing is said to be wrong. */
export class ForecastStore {
  split: SplitOrder | null = null;
  #asked = 0;
  readonly #orders: Pick<Orders, 'forecast'>;

  constructor({ orders }: { readonly orders: Pick<Orders, 'forecast'> }) {
    this.#orders = orders;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Asks again; of several answers the one that was asked for last counts. */
  async load(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const answer = await this.#orders.forecast();
    runInAction(() => {
      if (asked === this.#asked) this.split = answer.ok ? answer.value : null;
    });
  }

  clear(): void {
    this.#asked += 1;
    this.split = null;
  }
}
