import * as z from 'zod/mini';

/** The last segment of `url` is the alpha-2 code too. */
export const country = z.object({
  url: z.string(),
  iso_3166_1_a2: z.string(),
  iso_3166_1_a3: z.string(),
  iso_3166_1_numeric: z.string(),
  printable_name: z.string(),
  name: z.string(),
  display_order: z.int(),
  is_shipping_country: z.boolean(),
});
export type WireCountry = z.infer<typeof country>;
