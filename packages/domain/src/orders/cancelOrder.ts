import type { Money } from '../kernel/index.ts';
import { isCancellableBySupport } from './moveOrder.ts';
import type { Order, OrderLine } from './order.ts';
import { keptOf } from './refundPart.ts';

export type CancelRefused =
  /** Cutting has begun. */
  | { readonly kind: 'order-being-made' }
  /** A gift card of the order is with whoever it is for, and can be spent. */
  | { readonly kind: 'gift-card-sent' };

type Cancellable = Pick<Order, 'status'> & {
  readonly lines: readonly Pick<OrderLine, 'productClass'>[];
};

/** Why an order cannot be cancelled, by its customer or for them (ORDER-08); null when it can. */
export const cancelRefused = ({ status, lines }: Cancellable): CancelRefused | null => {
  if (!isCancellableBySupport(status)) return { kind: 'order-being-made' };
  return lines.some(({ productClass }) => productClass === 'Gift Card')
    ? { kind: 'gift-card-sent' }
    : null;
};

/** What somebody gets back. */
export type Repayment = {
  readonly credited: Money;
  readonly refunded: Money;
  /** Codes of vouchers that can be used again, as long as they are valid. */
  readonly vouchers: readonly string[];
};

/** The vouchers that took something off an order, each once. */
const vouchersOf = ({
  voucherDiscounts,
  shippingDiscounts,
}: Pick<Order, 'voucherDiscounts' | 'shippingDiscounts'>): readonly string[] => [
  ...new Set([...voucherDiscounts, ...shippingDiscounts].map(({ code }) => code)),
];

type Paid = Pick<Order, 'credit' | 'paid' | 'voucherDiscounts' | 'shippingDiscounts'> &
  Parameters<typeof keptOf>[0];

/** What the shop still has of what an order cost, the way it came (ORDER-08): used credit as credit, what was paid to where it was paid from, less what was given back before. Its vouchers are as if they had not been used. */
export const repaymentOf = (order: Paid): Repayment => {
  const { credit, paid } = keptOf(order);
  return { credited: credit, refunded: paid, vouchers: vouchersOf(order) };
};
