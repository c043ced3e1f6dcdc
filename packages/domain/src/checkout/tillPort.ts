import type { Money, Result } from '../kernel/index.ts';
import type { PaymentFailure } from './payment.ts';
import type { TillEntry, TillReturn } from './sumTill.ts';
import type { Handover, Store, TillMeans, TillSaleFailures, TillSaleForm } from './tillSale.ts';

/** The total of this browser's basket for one way of handover. */
export type TillOffer = {
  readonly handover: Handover;
  /** The amount to pay; null if something is missing. */
  readonly owed: Money | null;
  readonly missing: PaymentFailure['kind'] | null;
};

export type TillDesk = {
  readonly stores: readonly Store[];
  readonly offers: readonly TillOffer[];
  /** A piece is made in a size, and no customer is selected whose size it could be. */
  readonly needsCustomer: boolean;
};

export type TillRefused = { readonly kind: 'permission-denied' } | { readonly kind: 'unreachable' };

export type SaleRefused =
  | TillRefused
  | { readonly kind: 'sale-invalid'; readonly fields: TillSaleFailures }
  | PaymentFailure;

export type SaleNotReturned =
  | TillRefused
  | { readonly kind: 'order-not-found' }
  | {
      readonly kind: 'sale-invalid';
      readonly fields: Pick<TillSaleFailures, 'store' | 'reference'>;
    }
  /** The reason, in the reader's language. */
  | { readonly kind: 'not-taken-back'; readonly message: string };

/** Sales and refunds of a store, newest first. */
export type TillDay = {
  readonly entries: readonly TillEntry[];
  /** Refunds of canceled orders that customers can collect at the till. */
  readonly due: readonly { readonly orderNumber: string; readonly amount: Money }[];
};

export type Till = {
  readonly desk: () => Promise<Result<TillDesk, TillRefused>>;
  /** Sells the basket; the same key sells it once. */
  readonly sell: (
    sale: TillSaleForm & { readonly idempotencyKey: string; readonly expected: Money },
  ) => Promise<Result<{ readonly orderNumber: string }, SaleRefused>>;
  /** Refunds an order once and takes back its pieces, or pays out a refund that is due. */
  readonly returnSale: (
    orderNumber: string,
    given: {
      readonly what: TillReturn;
      readonly store: string;
      readonly means: TillMeans;
      readonly reference: string;
    },
  ) => Promise<Result<TillEntry, SaleNotReturned>>;
  /** `from` and `until` are ISO 8601 instants at most a month apart; `until` is exclusive. */
  readonly day: (
    store: string,
    from: string,
    until: string,
  ) => Promise<Result<TillDay, TillRefused>>;
};
