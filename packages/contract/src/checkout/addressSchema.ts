import * as z from 'zod/mini';

/** An address of a basket or an order. `search_text` is all of it in one line. */
export const address = z.object({
  title: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  line1: z.string(),
  line2: z.string(),
  line3: z.string(),
  line4: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
  phone_number: z.string(),
  notes: z.string(),
  search_text: z.string(),
});
export type WireAddress = z.infer<typeof address>;
