import { err, type Money, ok, type Result } from '../kernel/index.ts';
import { isCancellableBySupport } from './moveOrder.ts';
import type { Order, OrderLine } from './order.ts';

export type CancelRefused =
  /** Cutting has begun. */
  | { readonly kind: 'order-being-made' }
  /** A gift card of the order is with whoever it is for, and can be spent. */
  | { readonly kind: 'gift-card-sent' };

type Cancellable = Pick<Order, 'status'> & { readonly lines: readonly Pick<OrderLine, 'productClass'>[] };

/** Why an order cannot be cancelled, by its customer or for them (ORDER-08); null when it can. */
export const cancelRefused = ({ status, lines }: Cancellable): CancelRefused | null => {
  if (!isCancellableBySupport(status)) return { kind: 'order-being-made' };
  return lines.some(({ productClass }) => productClass === 'Gift Card') ? { kind: 'gift-card-sent' } : null;
};

/** What somebody gets back. */
export type Repayment = { readonly credited: Money; readonly refunded: Money };

/** Cancelling gives everything back the way it came (ORDER-08): used credit as credit, what was paid to where it was paid from. Together they are the order's total. */
export const cancelOrder = (order: Cancellable & Pick<Order, 'credit' | 'paid'>): Result<Repayment, CancelRefused> => {
  const refused = cancelRefused(order);
  return refused ? err(refused) : ok({ credited: order.credit, refunded: order.paid });
};
