import type { Baskets } from '@tailorbird/domain/basket';
import { contentOf, type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import {
  type Order,
  type OrderRefused,
  type Orders,
  type Reordered,
  reorder,
} from '@tailorbird/domain/orders';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../platform/services/token.ts';
import type { BasketActions } from '../../shared/basket/basketActions.ts';
import { BasketActionsT, BasketsT, OrdersT } from '../../shared/ports/ports.ts';
import type { VisitStore } from '../../shared/visit/visitStore.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';

export type ReorderResult =
  | {
      readonly kind: 'done';
      readonly number: string;
      readonly leftOut: Reordered['leftOut'];
      readonly inDefault: readonly string[];
      readonly wanted: number;
    }
  | { readonly kind: 'failed'; readonly number: string };

type OrdersDependencies = {
  readonly orders: Pick<Orders, 'all'>;
  readonly baskets: Baskets;
  readonly basket: Pick<BasketActions, 'setBasket'>;
  readonly visit: Pick<VisitStore, 'isSignedIn' | 'checkSession'>;
};

export class OrdersStore {
  state: LoadState<readonly Order[], OrderRefused> = { status: 'initial' };
  reordering: string | null = null;
  result: ReorderResult | null = null;
  readonly #dependencies: OrdersDependencies;

  constructor(dependencies: OrdersDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get orders(): readonly Order[] | undefined {
    return contentOf(this.state);
  }

  async load(): Promise<void> {
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#dependencies.orders.all();
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }

  replace(order: Order): void {
    const orders = (this.orders ?? []).map((known) =>
      known.number === order.number ? order : known,
    );
    this.state = reduceLoadState(this.state, { type: 'arrived', value: orders });
  }

  /**
   * Puts an order's garments in the basket again (ORDER-11). Returns whether anything was
   * added.
   */
  async reorder(order: Order): Promise<boolean> {
    if (this.reordering !== null) return false;
    this.reordering = order.number;
    this.result = null;
    const wanted = order.lines.filter(({ snapshot }) => snapshot.giftCardTier === null).length;
    // Without a session these pieces would go into a guest's basket.
    await this.#dependencies.visit.checkSession();
    if (!this.#dependencies.visit.isSignedIn) {
      runInAction(() => {
        this.reordering = null;
      });
      return false;
    }
    const answer = await reorder(this.#dependencies)(order);
    return runInAction(() => {
      this.reordering = null;
      if (!answer.ok) {
        this.result = { kind: 'failed', number: order.number };
        return false;
      }
      this.#dependencies.basket.setBasket(answer.value.basket);
      const { leftOut, inDefault } = answer.value;
      this.result = { kind: 'done', number: order.number, leftOut, inDefault, wanted };
      return leftOut.length < wanted;
    });
  }
}

export const OrdersStoreT = lateStore('OrdersStore', {
  scope: 'component',
  needs: { orders: OrdersT, baskets: BasketsT, basket: BasketActionsT, visit: VisitT },
  is: OrdersStore,
});
