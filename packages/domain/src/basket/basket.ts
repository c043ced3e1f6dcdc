import type { ProductClass } from '../catalog/index.ts';
import type { GiftDelivery } from '../giftCards/index.ts';
import type { Money } from '../kernel/index.ts';
import type { DescribedLevies, DescribedLevy } from '../location/index.ts';
import type { WithdrawalRight } from '../orders/withdrawalRight.ts';
import type { CutFor } from '../sizing/cutFor.ts';

/** The traits that identify a line (BASKET-09). Lines with equal snapshots are merged. */
export type LineSnapshot = {
  readonly clothingTypeId: number;
  readonly fabricColorId: number | null;
  readonly selectedProperties: Readonly<Record<string, number>>;
  readonly initials: string;
  readonly userSizeId: number | null;
  /**
   * Set if the piece is made in an earlier version of the size, as when reordering; otherwise
   * the version at the order counts.
   */
  readonly userSizeVersion?: number | undefined;
  readonly note: string;
  readonly giftCardTier: number | null;
  /** Set if the card is for a named recipient. */
  readonly gift?: GiftDelivery | undefined;
};

/** A line as shown: its snapshot with titles in the reader's language, and its prices. */
export type BasketLine = {
  readonly id: number;
  /** 1 … 50 pieces. */
  readonly quantity: number;
  /** ISO 8601 instant. */
  readonly dateCreated: string;
  readonly snapshot: LineSnapshot;
  readonly title: string;
  readonly productClass: ProductClass;
  readonly clothingTypeSlug: string;
  /** Slug of its size type; absent for goods without sizes and in older orders. */
  readonly sizeTypeSlug?: string | undefined;
  readonly variantId: string;
  readonly variantTitle: string;
  readonly imagePath: string;
  readonly fabricColor: {
    readonly id: number;
    readonly title: string;
    readonly fabricTitle: string;
  } | null;
  readonly properties: readonly { readonly label: string; readonly title: string }[];
  readonly supportsInitials: boolean;
  readonly supportsMultipleFabrics: boolean;
  /** False for digital gift cards, which are emailed. */
  readonly requiresShipping: boolean;
  readonly withdrawalRight: WithdrawalRight;
  /** `version` of the size: on order lines, and on lines made in an earlier version. */
  readonly size: {
    readonly id: number;
    readonly title: string;
    readonly version?: number | undefined;
    readonly wearer?: string | undefined;
    /** Id of the wearer; absent on orders if the wearer was deleted. */
    readonly wearerId?: number | undefined;
    /** The body it is cut for; absent means men's. */
    readonly cutFor?: CutFor | undefined;
  } | null;
  readonly unitPrice: Money;
  /** Unit price when the piece was added. Absent if the shop has not changed it since. */
  readonly formerPrice?: Money | undefined;
  /** Line totals, quantity included. */
  readonly priceExclDiscounts: Money;
  readonly priceInclDiscounts: Money;
  readonly preOrder: boolean;
  /** Taxes and duties of the line; absent if there are none to state. */
  readonly levy?: DescribedLevy | undefined;
};

/** Discount for several pieces; `percent` is that of the step. */
export type VolumeDiscount = {
  readonly kind: 'volume';
  readonly percent: number;
  readonly amount: Money;
};
export type VoucherDiscount = {
  readonly kind: 'voucher';
  readonly code: string;
  readonly name: string;
  readonly amount: Money;
};
export type Discount = VolumeDiscount | VoucherDiscount;

export type ShippingMethod = {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly price: Money;
  /** Amount of the shipping discounts; `price` is after it. */
  readonly discount: Money;
};

type BasketContent = {
  readonly id: number;
  readonly lines: readonly BasketLine[];
  readonly itemCount: number;
  /** Lines after discounts, without shipping and before credit. */
  readonly total: Money;
  readonly offerDiscounts: readonly VolumeDiscount[];
  readonly voucherDiscounts: readonly VoucherDiscount[];
  readonly shippingDiscounts: readonly VoucherDiscount[];
  /** Codes attached to the basket, also those without effect now. */
  readonly voucherCodes: readonly string[];
  readonly requiresShipping: boolean;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly activeShippingMethodCode: string | null;
  readonly credit: BasketCredit;
  /**
   * Taxes and duties of the basket; absent if the destination is unknown or no goods are
   * shipped.
   */
  readonly levies?: DescribedLevies | undefined;
};

export type BasketCredit = {
  readonly active: boolean;
  readonly available: Money;
  /** Credit allocated by the server when credit does not pay for shipping. */
  readonly allocatedByServer: Money;
};

/**
 * A payment awaiting the customer at the bank; canceling it reopens the basket. `url` is null
 * if it can only be canceled, because the shop has changed its provider.
 */
export type PendingPayment = { readonly id: string; readonly url: string | null };

export type OpenBasket = BasketContent & { readonly status: 'Open' };
/** A payment is in progress: lines and quantities cannot change (BASKET-10). */
export type FrozenBasket = BasketContent & {
  readonly status: 'Frozen';
  readonly pendingPayment: PendingPayment | null;
};
export type Basket = OpenBasket | FrozenBasket;

export const maximumQuantity = 50;
export const maximumLines = 100;
