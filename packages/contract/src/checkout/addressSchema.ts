import * as z from 'zod/mini';
import { atEachKey } from './addressKeys.ts';

/** An address of a basket or an order. `search_text` is the whole address in one line. */
export const address = z.object({
  ...atEachKey(z.string()),
  title: z.string(),
  line3: z.string(),
  notes: z.string(),
  search_text: z.string(),
});
export type WireAddress = z.infer<typeof address>;
