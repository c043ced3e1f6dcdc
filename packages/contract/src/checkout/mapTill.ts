import type { TillDay, TillDesk, TillEntry, TillSaleAsked } from '@tailorbird/domain/checkout';
import { type Money, money } from '@tailorbird/domain/kernel';
import { fromWireCheckoutRefused } from './mapCheckoutRefused.ts';
import type { CheckoutReason } from './schema.ts';
import type { WireSaleToMake, WireTillDay, WireTillDesk, WireTillEntry } from './tillSchema.ts';

const toAmount = ({ amount, currency }: Money): WireTillEntry['amount'] => ({
  currency,
  value: amount,
});
const fromAmount = ({ currency, value }: WireTillEntry['amount']): Money => money(value, currency);

type OfferStanding = Pick<TillDesk['offers'][number], 'handover' | 'owed'> & {
  readonly reason: CheckoutReason | null;
};

export const toWireTillDesk = ({
  stores,
  offers,
  needsCustomer,
}: Omit<TillDesk, 'offers'> & { readonly offers: readonly OfferStanding[] }): WireTillDesk => ({
  stores: stores.map(({ name, countryCode }) => ({ name, country: countryCode })),
  offers: offers.map(({ handover, owed, reason }) => ({
    handover,
    owed: owed && toAmount(owed),
    reason,
  })),
  needs_customer: needsCustomer,
});

export const fromWireTillDesk = ({ stores, offers, needs_customer }: WireTillDesk): TillDesk => ({
  stores: stores.map(({ name, country }) => ({ name, countryCode: country })),
  offers: offers.map(({ handover, owed, reason }) => ({
    handover,
    owed: owed && fromAmount(owed),
    missing: reason === null ? null : fromWireCheckoutRefused({ reason }).kind,
  })),
  needsCustomer: needs_customer,
});

type Sale = TillSaleAsked & { readonly idempotencyKey: string; readonly expected: Money };

export const toWireSale = ({ idempotencyKey, expected, email, ...sale }: Sale): WireSaleToMake => ({
  ...sale,
  idempotency_key: idempotencyKey,
  amount: toAmount(expected),
  guest_email: email,
});

export const fromWireSale = ({
  idempotency_key,
  amount,
  guest_email,
  ...sale
}: WireSaleToMake): Sale => ({
  ...sale,
  idempotencyKey: idempotency_key,
  expected: fromAmount(amount),
  email: guest_email,
});

export const toWireTillEntry = ({ orderNumber, amount, ...entry }: TillEntry): WireTillEntry => ({
  ...entry,
  order_number: orderNumber,
  amount: toAmount(amount),
});

export const fromWireTillEntry = ({
  order_number,
  amount,
  ...entry
}: WireTillEntry): TillEntry => ({
  ...entry,
  orderNumber: order_number,
  amount: fromAmount(amount),
});

export const toWireTillDay = ({ entries, due }: TillDay): WireTillDay => ({
  entries: entries.map(toWireTillEntry),
  due: due.map(({ orderNumber, amount }) => ({
    order_number: orderNumber,
    amount: toAmount(amount),
  })),
});

export const fromWireTillDay = ({ entries, due }: WireTillDay): TillDay => ({
  entries: entries.map(fromWireTillEntry),
  due: due.map(({ order_number, amount }) => ({
    orderNumber: order_number,
    amount: fromAmount(amount),
  })),
});
