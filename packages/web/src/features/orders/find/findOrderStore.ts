import { type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import type { Order, OrderLinks, OrderRefused, Orders } from '@tailorbird/domain/orders';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { OrderLinksT, OrdersT } from '../../../shared/ports/ports.ts';
import {
  checkOrderLookup,
  type OrderLookup,
  type OrderLookupFailures,
} from '../guestOrder/orderLookup.ts';

export type LinkRequest = 'open' | 'sending' | 'sent' | 'too-often' | 'unreachable';

export class FindOrderStore {
  state: LoadState<Order, OrderRefused> = { status: 'initial' };
  request: LinkRequest = 'open';
  failures: OrderLookupFailures = {};
  readonly #orders: Pick<Orders, 'byNumber'>;
  readonly #links: OrderLinks;

  constructor({
    orders,
    links,
  }: { readonly orders: Pick<Orders, 'byNumber'>; readonly links: OrderLinks }) {
    this.#orders = orders;
    this.#links = links;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(number: string, link: string): Promise<void> {
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#orders.byNumber(number, link);
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }

  setOrder(order: Order): void {
    this.state = reduceLoadState(this.state, { type: 'arrived', value: order });
  }

  async send(asked: OrderLookup): Promise<void> {
    if (this.request === 'sending') return;
    this.failures = checkOrderLookup(asked);
    if (Object.keys(this.failures).length > 0) return;
    this.request = 'sending';
    const answer = await this.#links.send({
      number: asked.number.trim(),
      email: asked.email.trim(),
    });
    runInAction(() => {
      this.request = answer.ok ? 'sent' : answer.failure.kind;
    });
  }

  askAgain(): void {
    this.request = 'open';
  }
}

export const FindOrderStoreT = lateStore('FindOrderStore', {
  scope: 'component',
  needs: { orders: OrdersT, links: OrderLinksT },
  is: FindOrderStore,
});
