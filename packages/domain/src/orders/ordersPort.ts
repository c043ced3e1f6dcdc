import type { Basket, BasketRefused } from '../basket/index.ts';
import type { Result } from '../kernel/index.ts';
import type { CancelRefused } from './cancelOrder.ts';
import type { Order } from './order.ts';
import type { SplitOrder } from './splitOrder.ts';

export type OrderRefused =
  | { readonly kind: 'order-not-found' }
  | { readonly kind: 'permission-denied' }
  | { readonly kind: 'unreachable' };

/** What could not be put in the basket again, and what is made in the customer's default since its size is gone, by the line's title. */
export type Reordered = {
  readonly basket: Basket;
  readonly leftOut: readonly { readonly title: string; readonly failure: BasketRefused }[];
  readonly inDefault: readonly string[];
};

/** What the link of a mail carries, so that its reader needs no account; null for who is signed in, or has the cookie they ordered with. */
export type OrderLink = string | null;

/** Port: orders of the signed-in customer; a guest reads the order just placed, and whoever has its link the one it is about. */
export type Orders = {
  /** Newest first. */
  readonly all: () => Promise<Result<readonly Order[], OrderRefused>>;
  /** What of the basket would be made first, and what would wait for the fit; null when nothing would. */
  readonly forecast: () => Promise<Result<SplitOrder | null, OrderRefused>>;
  /** Cancels an order as long as nothing of it is made; what it cost is given back. */
  readonly cancel: (
    number: string,
    link?: OrderLink,
  ) => Promise<Result<Order, CancelRefused | OrderRefused>>;
  readonly byNumber: (number: string, link?: OrderLink) => Promise<Result<Order, OrderRefused>>;
};

/** Port: the way to an order for who has no account. */
export type OrderLinks = {
  /** Mails the link to who placed an order, when the address is theirs. Whether there is such an order is not told. */
  readonly send: (order: {
    readonly number: string;
    readonly email: string;
  }) => Promise<Result<null, { readonly kind: 'too-often' } | { readonly kind: 'unreachable' }>>;
};
