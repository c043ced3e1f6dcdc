import type { Country } from '@tailorbird/domain/checkout';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { countryLink } from '../links.ts';
import { matching } from '../values.ts';

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

export type CountryDetails = {
  readonly origin: string;
  readonly alpha3: string;
  readonly numeric: string;
};

export const toWireCountry = (
  { code, printableName, shippable }: Country,
  { origin, alpha3, numeric }: CountryDetails,
): WireCountry => ({
  url: `${origin}${countryLink(code)}`,
  iso_3166_1_a2: code,
  iso_3166_1_a3: alpha3,
  iso_3166_1_numeric: numeric,
  printable_name: printableName,
  name: printableName,
  display_order: 0,
  is_shipping_country: shippable,
});

export const fromWireCountry = (country: WireCountry): Country => ({
  code: country.iso_3166_1_a2,
  printableName: country.printable_name,
  shippable: country.is_shipping_country,
});

/*
 * Calls of the first checkout steps, separate from the later ones to load each when
 * needed.
 */

export const listCountries = endpoint({
  context: 'checkout',
  name: 'listCountries',
  method: 'GET',
  path: '/oscarapi/countries/',
  summary: 'Lists the countries the shop ships to; show_all=true lists all.',
  query: { show_all: z.optional(z.enum(['true', 'false'])) },
  responses: { 200: z.array(country) },
});

export const readCountry = endpoint({
  context: 'checkout',
  name: 'readCountry',
  method: 'GET',
  path: '/oscarapi/countries/{code}/',
  summary: 'Returns a country by the link of an address, also without shipping.',
  params: { code: matching(/^[A-Z]{2}$/) },
  responses: { 200: country, 404: detailError },
});
