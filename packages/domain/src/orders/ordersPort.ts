import type { Basket, BasketRefused } from '../basket/index.ts';
import type { Result } from '../kernel/index.ts';
import type { CancelRefused } from './cancelOrder.ts';
import type { Order } from './order.ts';
import type { SplitOrder } from './splitOrder.ts';

export type OrderRefused = { readonly kind: 'order-not-found' } | { readonly kind: 'permission-denied' } | { readonly kind: 'unreachable' };

/** What could not be put in the basket again, by the line's title. */
export type Reordered = {
  readonly basket: Basket;
  readonly leftOut: readonly { readonly title: string; readonly failure: BasketRefused }[];
};

/** Port: orders of the signed-in customer; a guest reads the order just placed. */
export type Orders = {
  /** Newest first. */
  readonly all: () => Promise<Result<readonly Order[], OrderRefused>>;
  /** What of the basket would be made first, and what would wait for the fit; null when nothing would. */
  readonly forecast: () => Promise<Result<SplitOrder | null, OrderRefused>>;
  /** Cancels an order as long as nothing of it is made; what it cost is given back. */
  readonly cancel: (number: string) => Promise<Result<Order, CancelRefused | OrderRefused>>;
  readonly byNumber: (number: string) => Promise<Result<Order, OrderRefused>>;
};
