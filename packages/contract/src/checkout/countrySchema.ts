import * as z from 'zod/mini';

/** The alpha-2 code is also the last segment of `url`. */
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
