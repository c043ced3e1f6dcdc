import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors, reasonError } from '../errors.ts';
import { locationInfo } from '../location/location.ts';
import { matching } from '../values.ts';
import { currentUser } from './user.ts';

export const visit = z.object({
  user: z.nullable(currentUser),
  location: locationInfo,
  basket_count: z.int(),
});
export type WireVisit = z.infer<typeof visit>;

export const countryChoice = z.object({ country_code: matching(/^[A-Z]{2}$/) });
export type WireCountryChoice = z.infer<typeof countryChoice>;

export const startVisit = endpoint({
  context: 'account',
  name: 'startVisit',
  method: 'GET',
  path: '/api/v1/soat/init/',
  summary:
    'Returns customer, location and basket count for the start of a visit. Sets the cookie csrftoken.',
  responses: { 200: visit },
});

export const chooseCountry = endpoint({
  context: 'account',
  name: 'chooseCountry',
  method: 'POST',
  path: '/api/v1/soat/init/',
  summary:
    'Sets the country for prices and shipping, and the cookie country. An open basket changes its currency.',
  request: countryChoice,
  responses: { 200: visit, 400: fieldErrors, 403: detailError, 406: reasonError },
  csrf: 'when-signed-in',
});
