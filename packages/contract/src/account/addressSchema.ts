import * as z from 'zod/mini';
import { address } from '../checkout/addressSchema.ts';
import { id } from '../values.ts';

export const savedAddress = z.extend(address, {
  id,
  url: z.string(),
  is_default_for_shipping: z.boolean(),
  is_default_for_billing: z.boolean(),
});
export type WireSavedAddress = z.infer<typeof savedAddress>;
