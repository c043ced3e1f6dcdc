import type { Money } from '../kernel/index.ts';
import { isCancellableBySupport } from './moveOrder.ts';
import type { Order, OrderLine } from './order.ts';
import { amountsAfterRefunds } from './refundPart.ts';
import { withdrawnQuantity } from './withdrawal.ts';

export type CancelRefused =
  | { readonly kind: 'order-being-made' }
  /** A gift card of the order has been delivered and can be spent. */
  | { readonly kind: 'gift-card-sent' };

type Cards = Pick<Order, 'withdrawals'> & {
  readonly lines: readonly Pick<OrderLine, 'id' | 'quantity' | 'productClass'>[];
};

/** True if an order has gift cards that were not withdrawn: they can be spent. */
export const hasGiftCard = (order: Cards): boolean =>
  order.lines.some(
    ({ id, quantity, productClass }) =>
      productClass === 'Gift Card' && withdrawnQuantity(order, id) < quantity,
  );

/** The reason an order cannot be canceled (ORDER-08), or null if it can. */
export const cancelRefused = (order: Pick<Order, 'status'> & Cards): CancelRefused | null => {
  if (!isCancellableBySupport(order.status)) return { kind: 'order-being-made' };
  return hasGiftCard(order) ? { kind: 'gift-card-sent' } : null;
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
