import type { Money, Result } from '../kernel/index.ts';
import type { PaymentFailure } from './payment.ts';
import type { TakenBack, TillEntry } from './sumTill.ts';
import type { Handover, Store, TillMeans, TillSaleAsked, TillSaleFailures } from './tillSale.ts';

/** What the basket of this browser comes to, one way of handing it over. */
export type TillOffer = {
  readonly handover: Handover;
  /** What is to be paid; null where something is missing. */
  readonly owed: Money | null;
  readonly missing: PaymentFailure['kind'] | null;
};

/** What somebody at the till can do now. */
export type TillDesk = {
  readonly stores: readonly Store[];
  readonly offers: readonly TillOffer[];
  /** Something is made to a size, and nobody is acted for whose it could be. */
  readonly needsCustomer: boolean;
};

export type TillRefused = { readonly kind: 'permission-denied' } | { readonly kind: 'unreachable' };

export type SaleRefused =
  | TillRefused
  | { readonly kind: 'sale-invalid'; readonly fields: TillSaleFailures }
  | PaymentFailure;

export type SaleNotTakenBack =
  | TillRefused
  | { readonly kind: 'order-not-found' }
  | {
      readonly kind: 'sale-invalid';
      readonly fields: Pick<TillSaleFailures, 'store' | 'reference'>;
    }
  /** Why not, in the reader's language. */
  | { readonly kind: 'not-taken-back'; readonly message: string };

/** What a store took and gave back, newest first. */
export type TillDay = {
  readonly entries: readonly TillEntry[];
  /** What customers canceled and can fetch at the till. */
  readonly due: readonly { readonly orderNumber: string; readonly amount: Money }[];
};

/** Port: the till of a store, for those who sell there. */
export type Till = {
  readonly desk: () => Promise<Result<TillDesk, TillRefused>>;
  /** Sells the basket; the same key sells it once, however often it comes. */
  readonly sell: (
    sale: TillSaleAsked & { readonly idempotencyKey: string; readonly expected: Money },
  ) => Promise<Result<{ readonly orderNumber: string }, SaleRefused>>;
  /** Gives back what an order cost, once, and takes back its pieces; or what is due for it already. */
  readonly takeBack: (
    orderNumber: string,
    given: {
      readonly what: TakenBack;
      readonly store: string;
      readonly means: TillMeans;
      readonly reference: string;
    },
  ) => Promise<Result<TillEntry, SaleNotTakenBack>>;
  /** `from` and `until` are ISO 8601 instants, a month apart at most; `until` is not included. */
  readonly day: (
    store: string,
    from: string,
    until: string,
  ) => Promise<Result<TillDay, TillRefused>>;
};
