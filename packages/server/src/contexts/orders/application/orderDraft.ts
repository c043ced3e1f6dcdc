import type { LineSnapshot, VolumeDiscount, VoucherDiscount } from '@tailorbird/domain/basket';
import type { ProductClass } from '@tailorbird/domain/catalog';
import type { Address, DropPoint, PaidBy, SoldInStore } from '@tailorbird/domain/checkout';
import type { Currency, Locale, Localized } from '@tailorbird/domain/kernel';
import type { DayRange } from '@tailorbird/domain/orders';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { LineTexts, StoredLevies } from '../../basket/index.ts';

export type UsedVoucher = {
  readonly code: string;
  readonly name: string;
  readonly validFrom: string;
  readonly validUntil: string;
};

export type OrderContent = {
  readonly offerDiscounts: readonly VolumeDiscount[];
  readonly voucherDiscounts: readonly VoucherDiscount[];
  readonly shippingDiscounts: readonly VoucherDiscount[];
  readonly vouchers: readonly UsedVoucher[];
  readonly shippingMethod: { readonly code: string; readonly name: Localized };
  readonly shippingAddress: Address | null;
  readonly dropPoint: DropPoint | null;
  /** Buyer's address on the invoice, if it differs from the delivery address. */
  readonly billingAddress?: Address | null;
  /**
   * Delivery time in days after the order, and the part of it in transit; null if nothing is
   * shipped.
   */
  readonly deliveryDays: DayRange | null;
  readonly shippingDays: DayRange | null;
  /** Reason for a changed delivery date; absent if it is unchanged. */
  readonly deliveryNote?: string;
  /**
   * Duties and taxes as shown to the customer; absent if no goods are shipped, and in a store.
   */
  readonly levies?: StoredLevies;
  /** Payment method; absent if nothing was paid, and in a store. */
  readonly paidBy?: PaidBy;
  /** Set if standard sizes could be withdrawn from at the time of the order. */
  readonly standardSizesReturnable?: true;
  /**
   * First day of production (YYYY-MM-DD), from which delivery is counted; absent if it starts
   * with the order.
   */
  readonly productionFrom?: string;
  /** Number of the order whose pieces this one remakes free of charge. */
  readonly remakeOf?: string;
  /** Details of a sale in a store; absent for orders that customers placed themselves. */
  readonly sold?: SoldInStore;
};

export type DraftLine = {
  readonly quantity: number;
  readonly productClass: ProductClass;
  readonly snapshot: LineSnapshot;
  readonly texts: LineTexts;
  /**
   * In minor units of the order's currency, like the next two, which are for all pieces of the
   * line.
   */
  readonly unitPrice: number;
  readonly priceExclDiscounts: number;
  readonly priceInclDiscounts: number;
};

/**
 * An order as the customer agreed to it, stored with the payment until it is settled, so that
 * later changes of the range do not affect it.
 */
export type OrderDraft = {
  readonly email: string;
  readonly locale: Locale;
  /** The shop's public address, for links in the receipt. */
  readonly origin: string;
  readonly currency: Currency;
  readonly total: number;
  readonly shipping: number;
  readonly credit: number;
  readonly paid: number;
  readonly comment: string;
  readonly lines: readonly DraftLine[];
  readonly content: OrderContent;
  /** Owner of the order if it is not the owner of the basket. */
  readonly owner?: Owner;
};
