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
  /** How many of its pieces are made before the fit is confirmed; null when the order is not split. */
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
  /** First to last. */
  readonly refunds: readonly Refund[];
  readonly withdrawals: readonly Withdrawal[];
  readonly content: OrderContent;
  readonly lines: readonly StoredOrderLine[];
  /** First to last. */
  readonly history: readonly OrderEvent[];
  /** In the order they were sent. */
  readonly parcels: readonly Parcel[];
  readonly fitAnswer: FitAnswer | null;
  /** Opens the confirmation of the fit without signing in; null until that is asked for. */
  readonly fitKey: string | null;
  readonly fitReminders: number;
  /** Where links in mails about it begin. */
  readonly origin: string;
};
