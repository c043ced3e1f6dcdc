import * as z from 'zod/mini';
import { text } from '../values.ts';
import { atEachKey } from './addressKeys.ts';

/** Keys of django-oscar that the shop keeps nothing of: they may be sent empty, and are refused with a text in them. */
const notKept = z.optional(text(0));

/** A delivery address as django-oscar has it: `line4` is the city, `country` a link. `company` is an addition. Absent texts are empty. */
export const addressToSend = z.object({
  ...atEachKey(z.optional(text(400))),
  // These have to be there.
  first_name: text(400),
  last_name: text(400),
  line1: text(400),
  line4: text(400),
  country: text(400),
  title: notKept,
  line3: z.optional(text(400)),
  notes: notKept,
});
export type WireAddressToSend = z.infer<typeof addressToSend>;

/** Field errors of an address: messages at each field, and in `error_codes` the kind of each failure, to branch on. */
export const addressErrors = z.catchall(
  z.object({ error_codes: z.record(z.string(), z.string()) }),
  z.union([z.array(z.string()), z.record(z.string(), z.string())]),
);
export type WireAddressErrors = z.infer<typeof addressErrors>;
