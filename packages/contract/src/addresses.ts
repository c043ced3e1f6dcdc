import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { detailError } from './errors.ts';
import { id } from './values.ts';

/** `line4` is the city; `country` is a link whose last segment is the country's code; `company` is an addition to the stock shape. */
export const savedAddress = z.object({
  id,
  url: z.string(),
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
  search_text: z.string(),
  phone_number: z.string(),
  notes: z.string(),
  is_default_for_shipping: z.boolean(),
  is_default_for_billing: z.boolean(),
  country: z.string(),
});
export type WireSavedAddress = z.infer<typeof savedAddress>;

export const listAddresses = endpoint({
  context: 'account',
  name: 'listAddresses',
  method: 'GET',
  path: '/oscarapi/user/address-list/',
  summary: 'Addresses of the signed-in customer, newest first.',
  responses: { 200: z.array(savedAddress), 403: detailError },
});
