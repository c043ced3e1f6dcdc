import type { TillDay, TillDesk, TillEntry, TillSaleAsked } from '@tailorbird/domain/checkout';
import type { Money } from '@tailorbird/domain/kernel';
import { fields, listOf, orNull } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { fromWireCheckoutRefused } from './mapCheckoutRefused.ts';
import type { CheckoutReason } from './schema.ts';
import type { WireSaleToMake, WireTillDay, WireTillDesk, WireTillEntry } from './tillSchema.ts';

type OfferStanding = Pick<TillDesk['offers'][number], 'handover' | 'owed'> & {
  readonly reason: CheckoutReason | null;
};

const owed = orNull(minorUnits);

export const toWireTillDesk = ({
  stores,
  offers,
  needsCustomer,
}: Omit<TillDesk, 'offers'> & { readonly offers: readonly OfferStanding[] }): WireTillDesk => ({
  stores: stores.map(({ name, countryCode }) => ({ name, country: countryCode })),
  offers: offers.map((offer) => ({ ...offer, owed: owed.toWire(offer.owed) })),
  needs_customer: needsCustomer,
});

export const fromWireTillDesk = ({ stores, offers, needs_customer }: WireTillDesk): TillDesk => ({
  stores: stores.map(({ name, country }) => ({ name, countryCode: country })),
  offers: offers.map(({ reason, ...offer }) => ({
    ...offer,
    owed: owed.fromWire(offer.owed),
    missing: reason === null ? null : fromWireCheckoutRefused({ reason }).kind,
  })),
  needsCustomer: needs_customer,
});

type Sale = TillSaleAsked & { readonly idempotencyKey: string; readonly expected: Money };

export const toWireSale = ({ idempotencyKey, expected, email, ...sale }: Sale): WireSaleToMake => ({
  ...sale,
  idempotency_key: idempotencyKey,
  amount: minorUnits.toWire(expected),
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
  expected: minorUnits.fromWire(amount),
  email: guest_email,
});

export const toWireTillEntry = ({ orderNumber, amount, ...entry }: TillEntry): WireTillEntry => ({
  ...entry,
  order_number: orderNumber,
  amount: minorUnits.toWire(amount),
});

export const fromWireTillEntry = ({
  order_number,
  amount,
  ...entry
}: WireTillEntry): TillEntry => ({
  ...entry,
  orderNumber: order_number,
  amount: minorUnits.fromWire(amount),
});

export const { toWire: toWireTillDay, fromWire: fromWireTillDay } = fields<TillDay, WireTillDay>()({
  entries: ['entries', listOf({ toWire: toWireTillEntry, fromWire: fromWireTillEntry })],
  due: [
    'due',
    listOf(
      fields<TillDay['due'][number], WireTillDay['due'][number]>()({
        orderNumber: 'order_number',
        amount: ['amount', minorUnits],
      }),
    ),
  ],
});
