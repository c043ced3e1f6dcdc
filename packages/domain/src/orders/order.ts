import type { BasketLine, Discount } from '../basket/index.ts';
import type { Address } from '../checkout/index.ts';
import type { Money } from '../kernel/index.ts';
import type { OrderEvent } from './orderHistory.ts';
import type { OrderStatus } from './orderStatus.ts';

export type OrderLine = Pick<
  BasketLine,
  | 'id'
  | 'quantity'
  | 'snapshot'
  | 'title'
  | 'productClass'
  | 'clothingTypeSlug'
  | 'variantId'
  | 'variantTitle'
  | 'imagePath'
  | 'fabricColor'
  | 'properties'
  | 'supportsInitials'
  | 'supportsMultipleFabrics'
  | 'size'
  | 'unitPrice'
  | 'priceExclDiscounts'
  | 'priceInclDiscounts'
> & { readonly status: OrderStatus };

export type Order = {
  readonly number: string;
  readonly status: OrderStatus;
  /** Percent of the way, as far as it ever came (`progressReached`). */
  readonly progress: number;
  /** Its steps, first to last; empty for an order older than the shop's memory of them. */
  readonly history: readonly OrderEvent[];
  /** ISO 8601 instant. */
  readonly datePlaced: string;
  readonly email: string;
  readonly lines: readonly OrderLine[];
  readonly offerDiscounts: readonly Discount[];
  readonly voucherDiscounts: readonly Discount[];
  readonly shippingDiscounts: readonly Discount[];
  readonly shippingMethod: { readonly code: string; readonly name: string };
  /** What was paid for shipping. */
  readonly shipping: Money;
  /** Credit that was used. */
  readonly credit: Money;
  /** Everything, shipping included, before credit. */
  readonly total: Money;
  /** What the payment took: total minus credit. */
  readonly paid: Money;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly comment: string;
  /** Expected delivery in days after the order, first and last. */
  readonly deliveryDays: { readonly earliest: number; readonly latest: number } | null;
};

/** ORDER-03: complete at 100 % or more; a cancelled order never is. */
export const isComplete = (order: { readonly status: OrderStatus; readonly progress: number }): boolean =>
  order.status !== 'Cancelled' && order.progress >= 100;
