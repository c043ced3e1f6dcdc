import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { matching } from '../values.ts';
import { address } from './addressSchema.ts';
import { country } from './countrySchema.ts';

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

export const readShippingAddress = endpoint({
  context: 'checkout',
  name: 'readShippingAddress',
  method: 'GET',
  path: '/oscarapi/basket/add-shipping-address/',
  summary: 'Returns the shipping address of this basket; 204 if none.',
  responses: { 200: address, 204: null },
});
