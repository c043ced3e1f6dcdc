import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors, nonFieldErrors, reasonError } from '../errors.ts';
import { idInPath } from '../values.ts';
import {
  countryChoice,
  credentials,
  credits,
  currentUser,
  emptyText,
  newCustomer,
  newRetailCustomer,
  userChanges,
  visit,
} from './schema.ts';

export const signIn = endpoint({
  context: 'account',
  name: 'signIn',
  method: 'POST',
  path: '/oscarapi/login/',
  summary:
    'Signs in, merges the guest’s basket and sizes into the account, and sets the cookies sessionid and csrftoken.',
  request: credentials,
  responses: {
    200: emptyText,
    401: z.union([nonFieldErrors, fieldErrors]),
    403: detailError,
    405: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const readCurrentUser = endpoint({
  context: 'account',
  name: 'readCurrentUser',
  method: 'GET',
  path: '/oscarapi/login/',
  summary: 'Returns the signed-in customer; 405 if nobody is signed in.',
  responses: { 200: currentUser, 405: detailError },
});

export const signOut = endpoint({
  context: 'account',
  name: 'signOut',
  method: 'DELETE',
  path: '/oscarapi/login/',
  summary: 'Signs out. A guest’s basket stays.',
  responses: { 200: emptyText, 403: detailError },
  csrf: 'when-signed-in',
});

export const signUp = endpoint({
  context: 'account',
  name: 'signUp',
  method: 'POST',
  path: '/oscarapi/customer/',
  summary: 'Creates a customer and signs in; 409 if the email has an account.',
  request: newCustomer,
  responses: {
    201: currentUser,
    400: fieldErrors,
    403: detailError,
    409: nonFieldErrors,
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const createRetailCustomer = endpoint({
  context: 'account',
  name: 'createRetailCustomer',
  access: 'admin or store',
  method: 'POST',
  path: '/oscarapi/customer-retail/',
  summary: 'Creates a customer in a store without signing in as them. Store and admin only.',
  request: newRetailCustomer,
  responses: { 201: currentUser, 400: fieldErrors, 403: detailError, 409: nonFieldErrors },
  csrf: 'when-signed-in',
});

export const updateUser = endpoint({
  context: 'account',
  name: 'updateUser',
  access: 'customer',
  ownerOnly: true,
  method: 'PUT',
  path: '/oscarapi/user-full/',
  summary:
    'Changes the sent fields of the signed-in customer; is_active false deletes the profile.',
  request: userChanges,
  responses: { 200: currentUser, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

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

export const readCredits = endpoint({
  context: 'account',
  name: 'readCredits',
  access: 'customer',
  method: 'GET',
  path: '/accounts_api/credits/',
  summary: 'Returns the account credit of the signed-in customer.',
  responses: { 200: credits, 403: detailError },
});

export const readUser = endpoint({
  context: 'account',
  name: 'readUser',
  access: 'customer',
  method: 'GET',
  path: '/oscarapi/users/{id}/',
  summary:
    'Returns the signed-in customer by the id that baskets and orders link to; 404 for other ids.',
  params: { id: idInPath },
  responses: { 200: currentUser, 403: detailError, 404: detailError },
});
