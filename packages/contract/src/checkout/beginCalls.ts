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
  summary: 'Countries the shop ships to; with show_all=true all of them.',
  query: { show_all: z.optional(z.enum(['true', 'false'])) },
  responses: { 200: z.array(country) },
});

export const readCountry = endpoint({
  context: 'checkout',
  name: 'readCountry',
  method: 'GET',
  path: '/oscarapi/countries/{code}/',
  summary: 'A country by the link of an address, also one the shop does not ship to.',
  params: { code: matching(/^[A-Z]{2}$/) },
  responses: { 200: country, 404: detailError },
});

export const readShippingAddress = endpoint({
  context: 'checkout',
  name: 'readShippingAddress',
  method: 'GET',
  path: '/oscarapi/basket/add-shipping-address/',
  summary: 'The address this basket is to be sent to; 204 when none was given.',
  responses: { 200: address, 204: null },
});
