import type { Orders, SplitOrder } from '@tailorbird/domain/orders';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../platform/services/token.ts';
import { OrdersT } from '../ports/ports.ts';

/**
 * The pieces of the basket that would be made first. Without a response there is no forecast
 * and no error.
 */
export class ForecastStore {
  split: SplitOrder | null = null;
  #asked = 0;
  readonly #orders: Pick<Orders, 'forecast'>;

  constructor({ orders }: { readonly orders: Pick<Orders, 'forecast'> }) {
    this.#orders = orders;
    makeAutoObservable(this, {}, { autoBind: true });
  }

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

export const ForecastStoreT = lateStore('ForecastStore', {
  scope: 'component',
  needs: { orders: OrdersT },
  isOptional: true,
  is: ForecastStore,
});
