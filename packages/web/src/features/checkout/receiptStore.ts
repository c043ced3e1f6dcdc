import { type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import type { Order, OrderRefused, Orders } from '@tailorbird/domain/orders';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../platform/services/token.ts';
import { OrdersT } from '../../shared/ports/ports.ts';

export class ReceiptStore {
  state: LoadState<Order, OrderRefused> = { status: 'initial' };
  readonly #orders: Pick<Orders, 'byNumber'>;

  constructor({ orders }: { readonly orders: Pick<Orders, 'byNumber'> }) {
    this.#orders = orders;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setOrder(order: Order): void {
    this.state = reduceLoadState(this.state, { type: 'arrived', value: order });
  }

  async load(number: string): Promise<void> {
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#orders.byNumber(number);
    runInAction(() => {
      // Another customer may be signed in by now: a refused receipt does not stay on screen.
      if (!answer.ok && answer.failure.kind !== 'unreachable')
        this.state = reduceLoadState(this.state, { type: 'dropped' });
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }
}

export const ReceiptStoreT = lateStore('ReceiptStore', {
  scope: 'component',
  needs: { orders: OrdersT },
  is: ReceiptStore,
});
