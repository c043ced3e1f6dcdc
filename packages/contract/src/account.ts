import { continentCodes } from '@tailorbird/domain/shell';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { detailError, fieldErrors, nonFieldErrors, reasonError } from './errors.ts';
import { currency, decimal, id, instant, matching, text } from './values.ts';

/** USER-01, USER-02, and `newsletter`. */
export const currentUser = z.object({
  id,
  username: z.string(),
  email: z.string(),
  date_joined: instant,
  first_name: z.string(),
  last_name: z.string(),
  is_active: z.boolean(),
  is_superuser: z.boolean(),
  is_staff: z.boolean(),
  impersonate: z.boolean(),
  is_store: z.boolean(),
  is_store_impersonate: z.boolean(),
  newsletter: z.boolean(),
  userrecord: z.object({ num_orders: z.int(), num_fulfilled_orders: z.int() }),
});
export type WireCurrentUser = z.infer<typeof currentUser>;

/** The field is `username` even for an e-mail address; `email` is an alias. */
export const credentials = z.object({
  username: z.optional(text(254)),
  email: z.optional(text(254)),
  password: text(1024),
});
export type WireCredentials = z.infer<typeof credentials>;

/** The JSON empty string: done, nothing to tell. */
export const emptyText = z.literal('');

export const signIn = endpoint({
  context: 'account',
  name: 'signIn',
  method: 'POST',
  path: '/oscarapi/login/',
  summary: 'Signs in and merges the guest’s basket and sizes into the account; sets the cookies sessionid and csrftoken.',
  request: credentials,
  responses: { 200: emptyText, 401: z.union([nonFieldErrors, fieldErrors]), 403: detailError, 405: detailError },
  csrf: 'when-signed-in',
});

export const readCurrentUser = endpoint({
  context: 'account',
  name: 'readCurrentUser',
  method: 'GET',
  path: '/oscarapi/login/',
  summary: 'The signed-in customer; 405 when nobody is.',
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

export const newCustomer = z.object({
  email: text(254),
  password: text(1024),
  newsletter: z.boolean(),
  signing_up_with_credit: z.boolean(),
  source: text(80),
});
export type WireNewCustomer = z.infer<typeof newCustomer>;

export const signUp = endpoint({
  context: 'account',
  name: 'signUp',
  method: 'POST',
  path: '/oscarapi/customer/',
  summary: 'Creates a customer and signs in; 409 when the address has an account.',
  request: newCustomer,
  responses: { 201: currentUser, 400: fieldErrors, 403: detailError, 409: nonFieldErrors },
  csrf: 'when-signed-in',
});

export const newRetailCustomer = z.object({
  email: text(254),
  first_name: text(80),
  last_name: text(80),
  newsletter: z.boolean(),
});
export type WireNewRetailCustomer = z.infer<typeof newRetailCustomer>;

export const createRetailCustomer = endpoint({
  context: 'account',
  name: 'createRetailCustomer',
  method: 'POST',
  path: '/oscarapi/customer-retail/',
  summary: 'Creates a customer for somebody in the store, without signing in as them; store and admin only.',
  request: newRetailCustomer,
  responses: { 201: currentUser, 400: fieldErrors, 403: detailError, 409: nonFieldErrors },
  csrf: 'when-signed-in',
});

export const userChanges = z.object({
  first_name: z.optional(text(80)),
  last_name: z.optional(text(80)),
  newsletter: z.optional(z.boolean()),
  is_active: z.optional(z.boolean()),
});
export type WireUserChanges = z.infer<typeof userChanges>;

export const updateUser = endpoint({
  context: 'account',
  name: 'updateUser',
  method: 'PUT',
  path: '/oscarapi/user-full/',
  summary: 'Changes the fields sent of the signed-in customer; is_active false deletes the profile.',
  request: userChanges,
  responses: { 200: currentUser, 400: fieldErrors, 403: detailError },
  csrf: 'when-signed-in',
});

export const locationInfo = z.object({
  country_or_region: z.string(),
  country_code: z.string(),
  country_name: z.string(),
  continent_code: z.enum(continentCodes),
  currency,
  shipping_available: z.boolean(),
  default_shipping_price: decimal,
  test_group: z.string(),
  waffle: z.object({
    switches: z.object({
      applied_chat: z.boolean(),
      apply_credit_to_shipping_price: z.boolean(),
      social_login_enabled: z.boolean(),
      is_new_oxford_shirt_launched: z.boolean(),
    }),
  }),
});
export type WireLocationInfo = z.infer<typeof locationInfo>;

export const visit = z.object({ user: z.nullable(currentUser), location: locationInfo, basket_count: z.int() });
export type WireVisit = z.infer<typeof visit>;

export const startVisit = endpoint({
  context: 'account',
  name: 'startVisit',
  method: 'GET',
  path: '/api/v1/soat/init/',
  summary: 'What a visit starts with: who is here, where they are, how much is in the basket. Sets the cookie csrftoken.',
  responses: { 200: visit },
});

export const countryChoice = z.object({ country_code: matching(/^[A-Z]{2}$/) });
export type WireCountryChoice = z.infer<typeof countryChoice>;

export const chooseCountry = endpoint({
  context: 'account',
  name: 'chooseCountry',
  method: 'POST',
  path: '/api/v1/soat/init/',
  summary: 'Chooses the country prices and shipping are for. Sets the cookie country; an open basket changes its currency.',
  request: countryChoice,
  responses: { 200: visit, 400: fieldErrors, 403: detailError, 406: reasonError },
  csrf: 'when-signed-in',
});

export const credits = z.object({ total_credit: decimal, currency });
export type WireCredits = z.infer<typeof credits>;

export const readCredits = endpoint({
  context: 'account',
  name: 'readCredits',
  method: 'GET',
  path: '/accounts_api/credits/',
  summary: 'Account credit of the signed-in customer.',
  responses: { 200: credits, 403: detailError },
});

/** Why a password is not reset. Any other failure is in `non_field_errors` or at a field. */
export const resetReasons = ['user_not_active', 'token_invalid'] as const;
const resetRefused = z.union([z.object({ reason: z.enum(resetReasons) }), fieldErrors]);

export const resetRequest = z.object({ email: text(254) });

export const requestPasswordReset = endpoint({
  context: 'account',
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/v1/soat/reset-password/request/',
  summary: 'Mails a link to set a new password. An unknown address is answered like a known one.',
  request: resetRequest,
  responses: { 204: null, 400: resetRefused, 403: detailError },
  csrf: 'when-signed-in',
});

export const resetToken = z.object({ uidb64: text(64), token: text(128) });

export const validateResetToken = endpoint({
  context: 'account',
  name: 'validateResetToken',
  method: 'POST',
  path: '/api/v1/soat/reset-password/validate-token/',
  summary: 'Whether a link to set a new password is good.',
  request: resetToken,
  responses: { 204: null, 400: resetRefused, 403: detailError },
  csrf: 'when-signed-in',
});

export const resetConfirmation = z.extend(resetToken, { password: text(1024) });

export const confirmPasswordReset = endpoint({
  context: 'account',
  name: 'confirmPasswordReset',
  method: 'POST',
  path: '/api/v1/soat/reset-password/confirm/',
  summary: 'Sets the new password and ends all sessions of the account.',
  request: resetConfirmation,
  responses: { 204: null, 400: resetRefused, 403: detailError },
  csrf: 'when-signed-in',
});
