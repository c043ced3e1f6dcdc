import type { LineSnapshot, VolumeDiscount, VoucherDiscount } from '@tailorbird/domain/basket';
import type { ProductClass } from '@tailorbird/domain/catalog';
import type { Address, DropPoint, PaidBy, SoldInStore } from '@tailorbird/domain/checkout';
import type { Currency, Locale, Localized } from '@tailorbird/domain/kernel';
import type { DayRange } from '@tailorbird/domain/orders';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { LeviesKept, LineTexts } from '../../basket/index.ts';

/** A voucher as it was when the order was placed. */
export type UsedVoucher = {
  readonly code: string;
  readonly name: string;
  readonly validFrom: string;
  readonly validUntil: string;
};

/** What an order keeps beside its sums and lines. */
export type OrderContent = {
  readonly offerDiscounts: readonly VolumeDiscount[];
  readonly voucherDiscounts: readonly VoucherDiscount[];
  readonly shippingDiscounts: readonly VoucherDiscount[];
  readonly vouchers: readonly UsedVoucher[];
  readonly shippingMethod: { readonly code: string; readonly name: Localized };
  readonly shippingAddress: Address | null;
  readonly dropPoint: DropPoint | null;
  /** Whom the invoice was made out to, where that was somebody else. */
  readonly billingAddress?: Address | null;
  /** Days after the order until it is there, and how many of them it travels; null where nothing is shipped. */
  readonly deliveryDays: DayRange | null;
  readonly shippingDays: DayRange | null;
  /** Why it comes on other days than those that were promised; absent when it does not. */
  readonly deliveryNote?: string;
  /** What the state takes, as it was told; absent where no goods are sent, and in a store. */
  readonly levies?: LeviesKept;
  /** How it was paid; absent where nothing was, and in a store. */
  readonly paidBy?: PaidBy;
  /** Set where standard sizes could be withdrawn from when it was ordered. */
  readonly standardSizesReturnable?: true;
  /** The number of the order whose pieces this one makes again free of charge. */
  readonly remakeOf?: string;
  /** How it was sold in a store; absent for what was ordered by whom it is for. */
  readonly sold?: SoldInStore;
};

export type DraftLine = {
  readonly quantity: number;
  readonly productClass: ProductClass;
  readonly snapshot: LineSnapshot;
  readonly texts: LineTexts;
  /** Minor units of the order's currency, like the next two, which are for all pieces. */
  readonly unitPrice: number;
  readonly priceExclDiscounts: number;
  readonly priceInclDiscounts: number;
};

/** An order as the customer agreed to it, kept with the payment until that is settled: what is ordered is what was seen, whatever changes meanwhile. */
export type OrderDraft = {
  readonly email: string;
  readonly locale: Locale;
  /** The shop's address as the customer sees it, for links in the receipt. */
  readonly origin: string;
  readonly currency: Currency;
  readonly total: number;
  readonly shipping: number;
  readonly credit: number;
  readonly paid: number;
  readonly comment: string;
  readonly lines: readonly DraftLine[];
  readonly content: OrderContent;
  /** Whose it becomes, where that is not who filled the basket. */
  readonly owner?: Owner;
};
