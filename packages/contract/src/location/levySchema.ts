import { levyKinds } from '@tailorbird/domain/location';
import * as z from 'zod/mini';
import { decimal } from '../values.ts';

/** In thousandths: 165 is 16.5 %. */
const rate = z.int().check(z.nonnegative(), z.maximum(1_000));

/** Duties and taxes of a line, and their description. */
export const levy = z.object({ duty: decimal, tax: decimal, text: z.string() });
export type WireLevy = z.infer<typeof levy>;

/**
 * Duties and taxes of a basket or order.
 * `vat`: tax at `rate`, contained in the price. `included`: the shop pays duties and
 * import taxes out of the price. `on-arrival`: an estimate of the customs charges, not
 * part of the total. `unknown`: the country may charge something.
 */
export const levies = z.extend(levy, { terms: z.enum(levyKinds), rate: z.nullable(rate) });
export type WireLevies = z.infer<typeof levies>;

/** Tax and customs terms of a destination. Amounts are in the local currency. */
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
