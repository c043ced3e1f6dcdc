import type { Money } from '../kernel/index.ts';
import { isCancellableBySupport } from './moveOrder.ts';
import type { Order, OrderLine } from './order.ts';
import { amountsAfterRefunds } from './refundPart.ts';

export type CancelRefused =
  | { readonly kind: 'order-being-made' }
  /** A gift card of the order has been delivered and can be spent. */
  | { readonly kind: 'gift-card-sent' };

type Cancellable = Pick<Order, 'status'> & {
  readonly lines: readonly Pick<OrderLine, 'productClass'>[];
};

/** The reason an order cannot be canceled (ORDER-08), or null if it can. */
export const cancelRefused = ({ status, lines }: Cancellable): CancelRefused | null => {
  if (!isCancellableBySupport(status)) return { kind: 'order-being-made' };
  return lines.some(({ productClass }) => productClass === 'Gift Card')
    ? { kind: 'gift-card-sent' }
    : null;
};

export type Repayment = {
  readonly credited: Money;
  readonly refunded: Money;
  /** Codes of vouchers that become usable again while they are valid. */
  readonly vouchers: readonly string[];
};

const vouchersOf = ({
  voucherDiscounts,
  shippingDiscounts,
}: Pick<Order, 'voucherDiscounts' | 'shippingDiscounts'>): readonly string[] => [
  ...new Set([...voucherDiscounts, ...shippingDiscounts].map(({ code }) => code)),
];

type Paid = Pick<Order, 'credit' | 'paid' | 'voucherDiscounts' | 'shippingDiscounts'> &
  Parameters<typeof amountsAfterRefunds>[0];

/**
 * The repayment of a canceled order (ORDER-08): credit as credit, the rest to the payment
 * method, minus earlier refunds. Vouchers become unused.
 */
export const repaymentOf = (order: Paid): Repayment => {
  const { credit, paid } = amountsAfterRefunds(order);
  return { credited: credit, refunded: paid, vouchers: vouchersOf(order) };
};
