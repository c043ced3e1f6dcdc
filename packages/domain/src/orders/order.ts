import type { BasketLine, VolumeDiscount, VoucherDiscount } from '../basket/index.ts';
import type { Address, DropPoint, PaidBy, SoldInStore } from '../checkout/index.ts';
import type { Money } from '../kernel/index.ts';
import type { DescribedLevies } from '../location/index.ts';
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
  | 'sizeTypeSlug'
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
  /**
   * Pieces made before the fit is confirmed (ORDER-05 … ORDER-07); null if the order is not
   * split.
   */
  readonly madeFirst: number | null;
};

/** The content of a parcel: the whole order or one part of a split order. */
export const parcelParts = ['all', 'first', 'rest'] as const;
export type ParcelPart = (typeof parcelParts)[number];

/** A parcel handed to a carrier. Instants are ISO 8601. */
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
  /** Progress in percent, the highest reached so far (`progressReached`). */
  readonly progress: number;
  /** Status changes, oldest first; empty for orders from before they were recorded. */
  readonly history: readonly OrderEvent[];
  /** The answer to the fit confirmation (ORDER-04); null before it and when none is needed. */
  readonly fitAnswer: FitAnswer | null;
  /** True if it can still be canceled (ORDER-08), as decided by the server. */
  readonly isCancellable: boolean;
  /** Parcels, first sent first. */
  readonly parcels: readonly Parcel[];
  /** ISO 8601 instant. */
  readonly datePlaced: string;
  readonly email: string;
  /** Placed without an account, so features that need one are not offered. */
  readonly isGuest: boolean;
  readonly remakeOf: string | null;
  readonly sold: Pick<SoldInStore, 'store' | 'means' | 'handover'> | null;
  readonly lines: readonly OrderLine[];
  readonly offerDiscounts: readonly VolumeDiscount[];
  readonly voucherDiscounts: readonly VoucherDiscount[];
  readonly shippingDiscounts: readonly VoucherDiscount[];
  readonly shippingMethod: { readonly code: string; readonly name: string };
  readonly shipping: Money;
  /** Credit used. */
  readonly credit: Money;
  /** Total with shipping, before credit. */
  readonly total: Money;
  /** Taxes and duties as stated at the order; absent for older orders and without goods. */
  readonly levies?: DescribedLevies | undefined;
  readonly paid: Money;
  /** The payment method; null without a payment, for a till sale, and for old orders. */
  readonly paidBy: PaidBy | null;
  /** Refunds, oldest first. */
  readonly refunds: readonly Refund[];
  /** Withdrawals, oldest first. */
  readonly withdrawals: readonly Withdrawal[];
  /** Null if nothing is shipped. */
  readonly shippingAddress: Address | null;
  /** The parcel shop it goes to; `shippingAddress` is then the recipient's own address. */
  readonly dropPoint: DropPoint | null;
  /** The delivery address unless the invoice names another. */
  readonly billingAddress: Address | null;
  readonly comment: string;
  /**
   * Expected delivery in days after the order: of the first parcel until the rest of a split
   * order goes into production, then of the rest.
   */
  readonly deliveryDays: DayRange | null;
  /** Working days in transit; null if nothing is shipped. */
  readonly shippingDays: DayRange | null;
  /** The reason for a changed delivery date; empty if it has not changed. */
  readonly deliveryNote: string;
  /** First day of production (ORDER-20), as YYYY-MM-DD; absent if it starts at once. */
  readonly productionFrom?: string | undefined;
};

/** True if an order is complete: at 100 % or more (ORDER-03). A canceled order never is. */
export const isComplete = (order: {
  readonly status: OrderStatus;
  readonly progress: number;
}): boolean => order.status !== 'Cancelled' && order.progress >= 100;
