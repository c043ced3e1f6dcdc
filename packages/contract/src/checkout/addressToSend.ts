import * as z from 'zod/mini';
import { text } from '../values.ts';
import { atEachKey } from './addressKeys.ts';

/** django-oscar keys that the shop does not store. They must be empty or absent. */
const mustBeEmpty = z.optional(text(0));

/**
 * A delivery address in django-oscar's format: `line4` is the city, `country` a link.
 * `company` is an addition. Absent texts are empty.
 */
export const addressToSend = z.object({
  ...atEachKey(z.optional(text(400))),
  // Required keys.
  first_name: text(400),
  last_name: text(400),
  line1: text(400),
  line4: text(400),
  country: text(400),
  title: mustBeEmpty,
  line3: z.optional(text(400)),
  notes: mustBeEmpty,
});
export type WireAddressToSend = z.infer<typeof addressToSend>;

/** Messages by field. `error_codes` has the kind of each failure, for programs. */
export const addressErrors = z.catchall(
  z.object({ error_codes: z.record(z.string(), z.string()) }),
  z.union([z.array(z.string()), z.record(z.string(), z.string())]),
);
export type WireAddressErrors = z.infer<typeof addressErrors>;
