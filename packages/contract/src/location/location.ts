import { continentCodes } from '@tailorbird/domain/kernel';
import { levyKinds } from '@tailorbird/domain/location';
import * as z from 'zod/mini';
import { currency, decimal } from '../values.ts';

/** In thousandths: 165 is 16.5 %. */
const rate = z.int().check(z.nonnegative(), z.maximum(1_000));

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

export const locationInfo = z.object({
  country_or_region: z.nullable(z.string()),
  country_code: z.nullable(z.string()),
  country_name: z.nullable(z.string()),
  continent_code: z.nullable(z.enum(continentCodes)),
  currency,
  shipping_available: z.boolean(),
  default_shipping_price: decimal,
  /** Shortest and longest delivery time, in working days. */
  default_shipping_days: z.object({ earliest: z.int(), latest: z.int() }),
  /** True if garments that can be returned are made only after the days to withdraw. */
  returnables_wait: z.boolean(),
  /** Tax and customs terms. Null if the destination is unknown. */
  levy_terms: z.nullable(levyTerms),
  test_group: z.string(),
  waffle: z.object({
    switches: z.object({
      applied_chat: z.boolean(),
      apply_credit_to_shipping_price: z.boolean(),
      social_login_enabled: z.boolean(),
      is_new_oxford_shirt_launched: z.boolean(),
    }),
  }),
});
export type WireLocationInfo = z.infer<typeof locationInfo>;
