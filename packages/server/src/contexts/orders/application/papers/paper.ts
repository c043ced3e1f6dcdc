import type { PaidBy, SoldInStore } from '@tailorbird/domain/checkout';
import type { Locale, Money } from '@tailorbird/domain/kernel';
import type { TaxPart } from '@tailorbird/domain/location';
import type { PaperKind } from '@tailorbird/domain/orders';
import type { Seller } from '../../../../platform/runtime/settings.ts';

/** What an invoice or a credit note says. It is kept as it was issued, whatever changes afterwards. */
export type PaperContent = {
  readonly locale: Locale;
  readonly seller: Seller;
  /** Whom it is made out to, line by line. */
  readonly buyer: readonly string[];
  /** Where the pieces go, when that is elsewhere. */
  readonly deliveredTo: readonly string[];
  readonly orderNumber: string;
  readonly orderedAt: string;
  /** When the last parcel was sent, or the pieces were handed over; absent while some are to come. */
  readonly suppliedAt?: string;
  readonly lines: readonly {
    readonly title: string;
    readonly detail: string;
    readonly quantity: number;
    readonly amount: Money;
  }[];
  readonly discounts: readonly { readonly name: string; readonly amount: Money }[];
  /** What was paid for shipping; null where nothing of it is on the paper. */
  readonly shipping: Money | null;
  readonly total: Money;
  readonly tax: readonly TaxPart[];
  /** What its notes on tax speak of. */
  readonly hasGiftCards: boolean;
  readonly hasTaxable: boolean;
  /** Whether the shop paid duties and import taxes; absent where it did not, and on papers of before it was kept. */
  readonly dutiesPaid?: true;
  readonly credit: Money;
  readonly paid: Money;
  /** Why a part is taken back; absent where the lines say it, or nothing was. */
  readonly reason?: string;
  /** How it was paid elsewhere than at a till; absent where nothing was, and on papers of before it was kept. */
  readonly paidBy?: PaidBy;
  /** How it was paid at the till of a store; absent for what was paid elsewhere. */
  readonly sold?: Pick<SoldInStore, 'store' | 'means' | 'reference'>;
  /** The invoice a credit note takes back, all of it or a part. */
  readonly corrects: { readonly number: string; readonly issuedAt: string } | null;
};

export type IssuedPaper = {
  readonly number: string;
  readonly kind: PaperKind;
  readonly issuedAt: string;
  readonly content: PaperContent;
};
