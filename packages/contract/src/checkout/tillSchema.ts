import { handovers, longestTillReference, takenBack, tillMeans } from '@tailorbird/domain/checkout';
import * as z from 'zod/mini';
import { currency, id, instant, text } from '../values.ts';
import { checkoutReasons } from './schema.ts';

const amount = z.object({ currency, value: z.int().check(z.nonnegative()) });
const means = z.enum(tillMeans);
const handover = z.enum(handovers);
/**
 * Twice the allowed length, since surrounding spaces are trimmed before the length
 * check.
 */
const reference = text(2 * longestTillReference);

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
  /** The amount received, in minor units. */
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

export const saleToTakeBack = z.object({
  what: z.enum(takenBack),
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
