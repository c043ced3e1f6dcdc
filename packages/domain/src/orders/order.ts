import type { BasketLine, VolumeDiscount, VoucherDiscount } from '../basket/index.ts';
import type { Address, DropPoint, PaidBy, SoldInStore } from '../checkout/index.ts';
import type { Money } from '../kernel/index.ts';
import type { LeviesTold } from '../location/index.ts';
import type { FitAnswer } from './confirmFit.ts';
import type { DayRange } from './estimateDelivery.ts';
import type { OrderEvent } from './orderHistory.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { Refund } from './refund.ts';
import type { Withdrawal } from './withdrawn.ts';

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
  | 'requiresShipping'
  | 'withdrawalRight'
  | 'size'
  | 'unitPrice'
  | 'priceExclDiscounts'
  | 'priceInclDiscounts'
  | 'levy'
> & {
  readonly status: OrderStatus;
  /** How many of its pieces are made before the fit is confirmed (ORDER-05 … ORDER-07); null when the order is not split. */
  readonly madeFirst: number | null;
};

/** What a parcel holds of an order: all of it, or one of the two parts of a split one. */
export const parcelParts = ['all', 'first', 'rest'] as const;
export type ParcelPart = (typeof parcelParts)[number];

/** What was handed to a carrier. Instants are ISO 8601. */
export type Parcel = {
  readonly part: ParcelPart;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly sentAt: string;
  readonly deliveredAt: string | null;
};

export type Order = {
  readonly number: string;
  readonly status: OrderStatus;
  /** Percent of the way, as far as it ever came (`progressReached`). */
  readonly progress: number;
  /** Its steps, first to last; empty for an order older than the shop's memory of them. */
  readonly history: readonly OrderEvent[];
  /** What the customer said of the fit of the first pieces (ORDER-04); null before, and when nothing waits. */
  readonly fitAnswer: FitAnswer | null;
  /** Whether it can still be cancelled (ORDER-08); the server says so. */
  readonly isCancellable: boolean;
  /** In the order they were sent. */
  readonly parcels: readonly Parcel[];
  /** ISO 8601 instant. */
  readonly datePlaced: string;
  readonly email: string;
  /** Placed without an account: nothing that needs one can be offered for it. */
  readonly isGuest: boolean;
  /** The order whose pieces this one makes again free of charge; null for any other. */
  readonly remakeOf: string | null;
  /** How it was sold in a store; null for an order placed online. */
  readonly sold: Pick<SoldInStore, 'store' | 'means' | 'handover'> | null;
  readonly lines: readonly OrderLine[];
  readonly offerDiscounts: readonly VolumeDiscount[];
  readonly voucherDiscounts: readonly VoucherDiscount[];
  readonly shippingDiscounts: readonly VoucherDiscount[];
  readonly shippingMethod: { readonly code: string; readonly name: string };
  /** What was paid for shipping. */
  readonly shipping: Money;
  /** Credit that was used. */
  readonly credit: Money;
  /** Everything, shipping included, before credit. */
  readonly total: Money;
  /** What the state takes of it, as it was told when it was ordered; absent for orders older than that, and where no goods were sent. */
  readonly levies?: LeviesTold | undefined;
  /** What the payment took: total minus credit. */
  readonly paid: Money;
  /** How; null where nothing was, at the till of a store, and for what was paid before the shop kept it. */
  readonly paidBy: PaidBy | null;
  /** What of it was given back since, first to last. */
  readonly refunds: readonly Refund[];
  /** What its customer withdrew from, first to last. */
  readonly withdrawals: readonly Withdrawal[];
  /** Null when nothing is sent. */
  readonly shippingAddress: Address | null;
  /** The parcel shop it is sent to; `shippingAddress` is then the recipient's own. */
  readonly dropPoint: DropPoint | null;
  /** The delivery address unless the invoice names another. */
  readonly billingAddress: Address | null;
  readonly comment: string;
  /** Expected delivery in days after the order, first and last: of the first parcel until the rest of a split order begins to be made, then of the rest. */
  readonly deliveryDays: DayRange | null;
  /** Working days on the way; null when nothing is sent. */
  readonly shippingDays: DayRange | null;
  /** Why these are other days than those that were promised; empty when they are not. */
  readonly deliveryNote: string;
};

/** ORDER-03: complete at 100 % or more; a cancelled order never is. */
export const isComplete = (order: {
  readonly status: OrderStatus;
  readonly progress: number;
}): boolean => order.status !== 'Cancelled' && order.progress >= 100;
