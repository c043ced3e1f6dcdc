import type { LineSnapshot } from '@tailorbird/domain/basket';
import type { ProductClass } from '@tailorbird/domain/catalog';
import type { Locale, Money } from '@tailorbird/domain/kernel';
import type {
  FitAnswer,
  OrderEvent,
  OrderStatus,
  Parcel,
  Refund,
  Withdrawal,
} from '@tailorbird/domain/orders';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { LineTexts } from '../../basket/index.ts';
import type { OrderContent } from '../application/orderDraft.ts';

export type StoredOrderLine = {
  readonly id: number;
  readonly quantity: number;
  readonly status: OrderStatus;
  readonly productClass: ProductClass;
  readonly snapshot: LineSnapshot;
  readonly texts: LineTexts;
  readonly unitPrice: Money;
  readonly priceExclDiscounts: Money;
  readonly priceInclDiscounts: Money;
  /** Number of pieces made before the fit confirmation; null if the order is not split. */
  readonly madeFirst: number | null;
  readonly sizeMadeTo: {
    readonly id: number;
    readonly version: number;
    readonly restVersion: number;
  } | null;
};

export type StoredOrder = {
  readonly id: number;
  readonly number: string;
  readonly owner: Owner;
  readonly email: string;
  readonly locale: Locale;
  readonly status: OrderStatus;
  readonly placedAt: string;
  readonly comment: string;
  readonly total: Money;
  readonly shipping: Money;
  readonly credit: Money;
  readonly paid: Money;
  /** Oldest first. */
  readonly refunds: readonly Refund[];
  readonly withdrawals: readonly Withdrawal[];
  readonly content: OrderContent;
  readonly lines: readonly StoredOrderLine[];
  /** Oldest first. */
  readonly history: readonly OrderEvent[];
  /** In the sequence of dispatch. */
  readonly parcels: readonly Parcel[];
  readonly fitAnswer: FitAnswer | null;
  /**
   * Key of the fit confirmation, valid without signing in; null until the customer is asked.
   */
  readonly fitKey: string | null;
  readonly fitReminders: number;
  readonly origin: string;
};
