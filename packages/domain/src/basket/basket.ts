import type { ProductClass } from '../catalog/index.ts';
import type { GiftDelivery } from '../giftCards/index.ts';
import type { Money } from '../kernel/index.ts';
import type { LeviesTold, LevyTold } from '../location/index.ts';
import type { WithdrawalRight } from '../orders/withdrawalRight.ts';
import type { CutFor } from '../sizing/cutFor.ts';

/** What was ordered, as it identifies a line (BASKET-09). Two lines with equal snapshots are one line. */
export type LineSnapshot = {
  readonly clothingTypeId: number;
  readonly fabricColorId: number | null;
  readonly selectedProperties: Readonly<Record<string, number>>;
  readonly initials: string;
  readonly userSizeId: number | null;
  /** Set where it is made to an earlier version of the size, as what is ordered again; else the version is the one there is when it is ordered. */
  readonly userSizeVersion?: number | undefined;
  readonly note: string;
  /** Level code of a gift card (100, 102 or 127). */
  readonly giftCardTier: number | null;
  /** Set where the card goes to somebody by name. */
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
  /** False for what comes by email: a digital gift card. */
  readonly requiresShipping: boolean;
  readonly withdrawalRight: WithdrawalRight;
  /** `version` is that of the size the garment is made to: on lines of an order, and on those made to an earlier one. */
  readonly size: {
    readonly id: number;
    readonly title: string;
    readonly version?: number | undefined;
    /** Whom it is for, where that is not the customer. */
    readonly wearer?: string | undefined;
    /** Who that is among those they order for; who is on no list any more is so on an order. */
    readonly wearerId?: number | undefined;
    /** For whose body it is cut; men's where it is absent. */
    readonly cutFor?: CutFor | undefined;
  } | null;
  readonly unitPrice: Money;
  /** Line totals, quantity included. */
  readonly priceExclDiscounts: Money;
  readonly priceInclDiscounts: Money;
  readonly preOrder: boolean;
  /** What the state takes of it; absent where there is nothing to say. */
  readonly levy?: LevyTold | undefined;
};

/** What the shop takes off for ordering several pieces; `percent` is that of the step. */
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
  /** What shipping discounts took off; `price` is after it. */
  readonly discount: Money;
};

type BasketContent = {
  readonly id: number;
  readonly lines: readonly BasketLine[];
  /** Sum of the line quantities. */
  readonly itemCount: number;
  /** Lines after discounts, without shipping and before credit. */
  readonly total: Money;
  readonly offerDiscounts: readonly VolumeDiscount[];
  readonly voucherDiscounts: readonly VoucherDiscount[];
  readonly shippingDiscounts: readonly VoucherDiscount[];
  /** Codes attached to the basket, also those that take nothing off now. */
  readonly voucherCodes: readonly string[];
  readonly requiresShipping: boolean;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly activeShippingMethodCode: string | null;
  readonly credit: BasketCredit;
  /** What the state takes of all of it; absent where nobody knows where it goes, or no goods are sent. */
  readonly levies?: LeviesTold | undefined;
};

/** Account credit as the basket knows it (BASKET-03). */
export type BasketCredit = {
  /** The customer chose to pay with credit. */
  readonly active: boolean;
  /** All the customer has, in the basket's currency. */
  readonly available: Money;
  /** What the server sets against this basket when credit does not pay for shipping. */
  readonly allocatedByServer: Money;
};

/** A payment that waits for the customer at the bank's page; it can be given up, which opens the basket again. `url` is null where that is all that can be done: payments go to another provider now. */
export type PendingPayment = { readonly id: string; readonly url: string | null };

export type OpenBasket = BasketContent & { readonly status: 'Open' };
/** A payment is under way: no adding, removing or quantity changes (BASKET-10). */
export type FrozenBasket = BasketContent & {
  readonly status: 'Frozen';
  readonly pendingPayment: PendingPayment | null;
};
export type Basket = OpenBasket | FrozenBasket;

export const maximumQuantity = 50;
/** Lines of one basket. */
export const maximumLines = 100;
