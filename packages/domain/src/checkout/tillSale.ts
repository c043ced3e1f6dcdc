import {
  type Currency,
  type EmailFailure,
  err,
  ok,
  parseEmail,
  type Result,
} from '../kernel/index.ts';
import { currencyFor } from '../location/index.ts';

/** How a sale in a store is paid for at its till: in cash, or with a card at the terminal that stands there. */
export const tillMeans = ['cash', 'card'] as const;
export type TillMeans = (typeof tillMeans)[number];

/** How the pieces of a sale come to the customer: taken along, picked up in the store once they are made, or sent. */
export const handovers = ['now', 'pickup', 'delivery'] as const;
export type Handover = (typeof handovers)[number];

/** A store of the shop: where it is says which tax is in what is sold there. */
export type Store = { readonly name: string; readonly countryCode: string };

/**
 * The store whose country a till is priced for: the one that is asked for by name, else one of the
 * visitor's country, else the first. Whoever is signed in has no say in it.
 */
export const storeOfTill = (
  stores: readonly Store[],
  asked: { readonly name?: string; readonly countryCode: string | null },
): Store | undefined =>
  stores.find(({ name }) => name === asked.name) ??
  stores.find(({ countryCode }) => countryCode === asked.countryCode) ??
  stores[0];

/** The currency a store sells in. */
export const currencyOfStore = (store: Store): Currency => currencyFor(store.countryCode);

/** How an order was sold in a store, as it keeps it. */
export type SoldInStore = {
  readonly store: string;
  readonly countryCode: string;
  readonly means: TillMeans;
  /** What the store wrote down of it, such as the number on the slip of the terminal. */
  readonly reference: string;
  readonly handover: Handover;
};

type SoldLine = { readonly isFromStock: boolean; readonly requiresShipping: boolean };

/** How pieces can come to the customer who buys them together: what lies in the store is taken along, and what is yet to be made is picked up or sent. None for nothing. */
export const handoversFor = (lines: readonly SoldLine[]): readonly Handover[] => {
  if (lines.length === 0) return [];
  const isThere = lines.every(({ isFromStock }) => isFromStock);
  const isSent = lines.some(({ requiresShipping }) => requiresShipping);
  return [isThere ? 'now' : 'pickup', ...(isSent ? (['delivery'] as const) : [])];
};

export const longestTillReference = 40;

/** What somebody at the till says of a sale, as they typed it. */
export type TillSaleAsked = {
  readonly store: string;
  readonly means: TillMeans;
  readonly reference: string;
  readonly handover: Handover;
  /** Of somebody without an account; looked at only where nobody is acted for. */
  readonly email: string | null;
};

export type TillSaleFailures = {
  readonly store?: { readonly kind: 'store-unknown' };
  readonly reference?:
    | { readonly kind: 'reference-required' }
    | { readonly kind: 'reference-too-long' };
  readonly handover?: { readonly kind: 'handover-not-offered' };
  readonly email?: EmailFailure | { readonly kind: 'customer-needed' };
};

export type TillSale = {
  readonly sold: SoldInStore /** Null where it is the customer's who is acted for. */;
  readonly email: string | null;
};

/** The reference of a payment at the till: a card's slip has a number, cash need not. */
export const checkTillReference = (
  means: TillMeans,
  typed: string,
): Result<string, NonNullable<TillSaleFailures['reference']>> => {
  const reference = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (reference.length > longestTillReference) return err({ kind: 'reference-too-long' });
  return means === 'card' && reference === '' ? err({ kind: 'reference-required' }) : ok(reference);
};

/** Whether a basket can be sold at the till as somebody asks. What is made to a size needs a customer, to whom the size belongs. */
export const checkTillSale = (
  asked: TillSaleAsked,
  basket: {
    readonly stores: readonly Store[];
    readonly lines: readonly (SoldLine & { readonly hasSize: boolean })[];
    /** Somebody is acted for: the sale is theirs. */
    readonly isForCustomer: boolean;
  },
): Result<TillSale, TillSaleFailures> => {
  const store = basket.stores.find(({ name }) => name === asked.store);
  const reference = checkTillReference(asked.means, asked.reference);
  const isOffered = handoversFor(basket.lines).includes(asked.handover);
  const needsCustomer = !basket.isForCustomer && basket.lines.some(({ hasSize }) => hasSize);
  const email = basket.isForCustomer
    ? ok(null)
    : needsCustomer
      ? err({ kind: 'customer-needed' } as const)
      : parseEmail(asked.email ?? '');
  if (!store || !reference.ok || !isOffered || !email.ok) {
    return err({
      ...(!store && { store: { kind: 'store-unknown' } }),
      ...(!reference.ok && { reference: reference.failure }),
      ...(!isOffered && { handover: { kind: 'handover-not-offered' } }),
      ...(!email.ok && { email: email.failure }),
    });
  }
  const { means, handover } = asked;
  const sold = {
    store: store.name,
    countryCode: store.countryCode,
    means,
    reference: reference.value,
    handover,
  };
  return ok({ sold, email: email.value });
};
