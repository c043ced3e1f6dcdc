import {
  type Currency,
  type EmailFailure,
  err,
  ok,
  parseEmail,
  type Result,
} from '../kernel/index.ts';
import { currencyFor } from '../location/index.ts';

export const tillMeans = ['cash', 'card'] as const;
export type TillMeans = (typeof tillMeans)[number];

/** Handover of the pieces: taken home, picked up once made, or shipped. */
export const handovers = ['now', 'pickup', 'delivery'] as const;
export type Handover = (typeof handovers)[number];

export type Store = { readonly name: string; readonly countryCode: string };

/**
 * The store whose prices the till uses: the named one, else one in the visitor's country, else
 * the first. The signed-in user does not matter.
 */
export const storeOfTill = (
  stores: readonly Store[],
  asked: { readonly name?: string; readonly countryCode: string | null },
): Store | undefined =>
  stores.find(({ name }) => name === asked.name) ??
  stores.find(({ countryCode }) => countryCode === asked.countryCode) ??
  stores[0];

export const currencyOfStore = (store: Store): Currency => currencyFor(store.countryCode);

export type SoldInStore = {
  readonly store: string;
  readonly countryCode: string;
  readonly means: TillMeans;
  /** A reference such as the number on the terminal's receipt. */
  readonly reference: string;
  readonly handover: Handover;
};

type SoldLine = { readonly isFromStock: boolean; readonly requiresShipping: boolean };

/**
 * Possible handovers for pieces bought together: goods in the store are taken home, pieces to
 * be made are picked up or shipped. Empty without pieces.
 */
export const handoversFor = (lines: readonly SoldLine[]): readonly Handover[] => {
  if (lines.length === 0) return [];
  const isThere = lines.every(({ isFromStock }) => isFromStock);
  const isSent = lines.some(({ requiresShipping }) => requiresShipping);
  return [isThere ? 'now' : 'pickup', ...(isSent ? (['delivery'] as const) : [])];
};

export const maximumTillReferenceLength = 40;

/** The sale form at the till, as typed. */
export type TillSaleForm = {
  readonly store: string;
  readonly means: TillMeans;
  readonly reference: string;
  readonly handover: Handover;
  /** For a customer without an account; ignored if one is selected. */
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
  readonly sold: SoldInStore /** Null if it belongs to the selected customer. */;
  readonly email: string | null;
};

/** Validates the reference of a payment: required for a card, optional for cash. */
export const checkTillReference = (
  means: TillMeans,
  typed: string,
): Result<string, NonNullable<TillSaleFailures['reference']>> => {
  const reference = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (reference.length > maximumTillReferenceLength) return err({ kind: 'reference-too-long' });
  return means === 'card' && reference === '' ? err({ kind: 'reference-required' }) : ok(reference);
};

/** Validates a sale at the till. Pieces made in a size need a customer, who owns the size. */
export const checkTillSale = (
  asked: TillSaleForm,
  basket: {
    readonly stores: readonly Store[];
    readonly lines: readonly (SoldLine & { readonly hasSize: boolean })[];
    /** A customer is selected and owns the sale. */
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
