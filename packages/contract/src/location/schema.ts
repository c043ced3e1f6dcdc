import { continentCodes } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';
import { currency, decimal } from '../values.ts';
import { levyTerms } from './levySchema.ts';

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
