import type { Address, PaidBy, SoldInStore } from '@tailorbird/domain/checkout';
import type { Locale, Money } from '@tailorbird/domain/kernel';
import type { TaxPart } from '@tailorbird/domain/location';
import type { PaperKind } from '@tailorbird/domain/orders';
import type { Seller } from '../../../../platform/runtime/settings.ts';

export type InvoicedCompany = Pick<
  Address,
  'company' | 'line1' | 'line2' | 'postcode' | 'city' | 'countryCode'
> & { readonly vatNumber: string | null };

/** Content of an invoice or credit note. It stays as issued, whatever changes later. */
export type PaperContent = {
  readonly locale: Locale;
  readonly seller: Seller;
  readonly buyer: readonly string[];
  /** The company it is made out to, for the electronic invoice; absent for private persons. */
  readonly company?: InvoicedCompany;
  /** Delivery address, if it differs. */
  readonly deliveredTo: readonly string[];
  readonly orderNumber: string;
  readonly orderedAt: string;
  /**
   * When the last parcel was sent or the pieces were handed over; absent while some are
   * outstanding.
   */
  readonly suppliedAt?: string;
  /** Set if all pieces were withdrawn before they were sent. */
  readonly isWithdrawn?: true;
  /** Set if the pieces are picked up in a store. */
  readonly isPickup?: true;
  readonly lines: readonly {
    readonly title: string;
    readonly detail: string;
    readonly quantity: number;
    readonly amount: Money;
    /** Set for gift cards. */
    readonly isUntaxed?: true;
  }[];
  readonly discounts: readonly { readonly name: string; readonly amount: Money }[];
  /** Shipping price; null if the document does not include shipping. */
  readonly shipping: Money | null;
  readonly total: Money;
  readonly tax: readonly TaxPart[];
  /** Selects the notes on tax. */
  readonly hasGiftCards: boolean;
  readonly hasTaxable: boolean;
  /**
   * Set if the shop paid duties and import taxes; absent if not, and on documents issued before
   * this was stored.
   */
  readonly dutiesPaid?: true;
  readonly credit: Money;
  readonly paid: Money;
  /** Reason for a partial credit note; absent if the lines show it, and on invoices. */
  readonly reason?: string;
  /**
   * Payment method outside a store; absent if nothing was paid, and on documents issued before
   * this was stored.
   */
  readonly paidBy?: PaidBy;
  /** Payment at a store's till; absent for other payments. */
  readonly sold?: Pick<SoldInStore, 'store' | 'means' | 'reference'>;
  /** The invoice that a credit note reverses, fully or in part. */
  readonly corrects: { readonly number: string; readonly issuedAt: string } | null;
};

export type IssuedPaper = {
  readonly number: string;
  readonly kind: PaperKind;
  readonly issuedAt: string;
  readonly content: PaperContent;
};
