import { levyKinds } from '@tailorbird/domain/location';
import * as z from 'zod/mini';
import { decimal } from '../values.ts';

/** Thousandths: 165 is 16.5 %. */
const rate = z.int().check(z.nonnegative(), z.maximum(1_000));

/** What the state takes of a line, and in the words of the shop. */
export const levy = z.object({ duty: decimal, tax: decimal, text: z.string() });
export type WireLevy = z.infer<typeof levy>;

/**
 * The same of a basket or an order. `vat`: tax at `rate`, part of the price. `included`: the shop pays duties and import taxes out of the price. `on-arrival`: an estimate of what customs ask for, no part of the total.
 * `unknown`: the country may ask for something.
 */
export const levies = z.extend(levy, { terms: z.enum(levyKinds), rate: z.nullable(rate) });
export type WireLevies = z.infer<typeof levies>;

/** By which terms things are sent to a country; amounts are in the currency of the place. */
export const levyTerms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('vat'), rate }),
  z.object({ kind: z.enum(['included', 'unknown']) }),
  z.object({
    kind: z.literal('on-arrival'),
    duty_rates: z.object({ knitted: rate, woven: rate, headwear: rate, other: rate }),
    tax_rate: rate,
    duty_free_up_to: decimal,
    tax_free_up_to: decimal,
    with_shipping: z.boolean(),
  }),
]);
export type WireLevyTerms = z.infer<typeof levyTerms>;
