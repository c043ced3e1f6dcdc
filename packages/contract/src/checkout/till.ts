import {
  handovers,
  maximumTillReferenceLength,
  type TillDay,
  type TillDesk,
  type TillEntry,
  type TillSaleForm,
  tillMeans,
  tillReturns,
} from '@tailorbird/domain/checkout';
import type { Money } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { fields, listOf, orNull } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { currency, id, instant, matching, text } from '../values.ts';
import {
  type CheckoutReason,
  checkoutReasons,
  fromWireCheckoutRefused,
} from './checkoutRefused.ts';
import { paymentRefused } from './payment.ts';

const amount = z.object({ currency, value: z.int().check(z.nonnegative()) });

const means = z.enum(tillMeans);

const handover = z.enum(handovers);

/**
 * Twice the allowed length, since surrounding spaces are trimmed before the length
 * check.
 */
const reference = text(2 * maximumTillReferenceLength);

export const tillDesk = z.object({
  stores: z.array(z.object({ name: z.string(), country: z.string() })),
  offers: z.array(
    z.object({ handover, owed: z.nullable(amount), reason: z.nullable(z.enum(checkoutReasons)) }),
  ),
  needs_customer: z.boolean(),
});
export type WireTillDesk = z.infer<typeof tillDesk>;

export const saleToMake = z.object({
  /** Constant for all retries of one press of the paid button. */
  idempotency_key: z.string().check(z.minLength(8), z.maxLength(128)),
  amount,
  store: text(80),
  means,
  reference,
  handover,
  /** Receipt address for a sale without a customer account. */
  guest_email: z.nullable(text(254)),
});
export type WireSaleToMake = z.infer<typeof saleToMake>;

export const saleMade = z.object({ order_number: z.string() });

export const saleReturn = z.object({
  what: z.enum(tillReturns),
  store: text(80),
  means,
  reference,
});

export const tillEntry = z.object({
  id,
  kind: z.enum(['sale', 'refund']),
  order_number: z.string(),
  store: z.string(),
  means,
  reference: z.string(),
  amount,
  by: z.nullable(z.string()),
  at: instant,
});
export type WireTillEntry = z.infer<typeof tillEntry>;

export const tillDay = z.object({
  entries: z.array(tillEntry),
  due: z.array(z.object({ order_number: z.string(), amount })),
});
export type WireTillDay = z.infer<typeof tillDay>;

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

type Sale = TillSaleForm & { readonly idempotencyKey: string; readonly expected: Money };

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

export const readTill = endpoint({
  context: 'checkout',
  name: 'readTill',
  access: 'store',
  method: 'GET',
  path: '/studio_api/till/',
  summary:
    'Returns how the basket of this session or customer can be sold at the till. Stores only.',
  responses: { 200: tillDesk, 403: detailError },
});

export const sellAtTill = endpoint({
  context: 'checkout',
  name: 'sellAtTill',
  access: 'store',
  method: 'POST',
  path: '/studio_api/till/sales/',
  summary:
    'Sells the basket at the till, paid in cash or by card. A repeated idempotency key returns the same order; 409 with another body. Stores only.',
  request: saleToMake,
  responses: {
    200: saleMade,
    400: fieldErrors,
    403: detailError,
    406: paymentRefused,
    409: detailError,
  },
  csrf: 'when-signed-in',
});

export const returnAtTill = endpoint({
  context: 'checkout',
  name: 'returnAtTill',
  access: 'store',
  method: 'POST',
  path: '/studio_api/till/sales/{number}/refund/',
  summary:
    'Returns an order that was paid at the till and records its refund, once; repeating it returns the same refund. Stores only.',
  params: { number: matching(/^[1-9]\d{0,14}$/) },
  request: saleReturn,
  responses: {
    200: tillEntry,
    400: fieldErrors,
    403: detailError,
    404: detailError,
    409: z.object({ code: z.string(), detail: z.string() }),
  },
  csrf: 'when-signed-in',
});

export const listTillEntries = endpoint({
  context: 'checkout',
  name: 'listTillEntries',
  access: 'store',
  method: 'GET',
  path: '/studio_api/till/sales/',
  summary:
    'Lists sales, returns and due refunds of a store, newest first. from and until are at most 31 days apart, fewer with more than 5000 entries. Stores only.',
  query: { store: text(80), from: instant, until: instant },
  responses: { 200: tillDay, 400: fieldErrors, 403: detailError },
});
