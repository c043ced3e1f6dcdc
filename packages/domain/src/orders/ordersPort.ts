import type { Basket, BasketRefused } from '../basket/index.ts';
import type { Result } from '../kernel/index.ts';
import type { CancelRefused } from './cancelOrder.ts';
import type { Order } from './order.ts';
import type { SplitOrder } from './splitOrder.ts';

export type OrderRefused =
  | { readonly kind: 'order-not-found' }
  | { readonly kind: 'permission-denied' }
  | { readonly kind: 'unreachable' };

/**
 * Titles of lines that could not be reordered, and of those made in the default size because
 * their size was deleted.
 */
export type Reordered = {
  readonly basket: Basket;
  readonly leftOut: readonly { readonly title: string; readonly failure: BasketRefused }[];
  readonly inDefault: readonly string[];
};

/** The key of a mailed link; null with a session or the cookie set at the order. */
export type OrderLink = string | null;

/**
 * Port: the orders of the signed-in customer. A guest reads the order just placed, or one
 * opened by a link.
 */
export type Orders = {
  /** Newest first. */
  readonly all: () => Promise<Result<readonly Order[], OrderRefused>>;
  /**
   * Which pieces of the basket would be made first and which would wait for the fit; null if
   * none would wait.
   */
  readonly forecast: () => Promise<Result<SplitOrder | null, OrderRefused>>;
  /** Cancels an order that is not being made yet and refunds it. */
  readonly cancel: (
    number: string,
    link?: OrderLink,
  ) => Promise<Result<Order, CancelRefused | OrderRefused>>;
  readonly byNumber: (number: string, link?: OrderLink) => Promise<Result<Order, OrderRefused>>;
};

export type OrderLinks = {
  /**
   * Mails the link if the address placed the order. The answer does not reveal whether such an
   * order exists.
   */
  readonly send: (order: {
    readonly number: string;
    readonly email: string;
  }) => Promise<Result<null, { readonly kind: 'too-often' } | { readonly kind: 'unreachable' }>>;
};
