import { locales } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors, nonFieldErrors } from '../errors.ts';
import { id, idInPath, instant, text } from '../values.ts';

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
  /** True once the customer has followed the confirmation link mailed to the address. */
  email_confirmed: z.boolean(),
  /**
   * Language of all mails. Null: each mail uses the language of the visit that causes
   * it.
   */
  mail_language: z.nullable(z.enum(locales)),
  /**
   * True if this staff account must set up a second factor before it can do staff work.
   */
  needs_second_factor: z.boolean(),
  is_restored: z.boolean(),
  userrecord: z.object({ num_orders: z.int(), num_fulfilled_orders: z.int() }),
});
export type WireCurrentUser = z.infer<typeof currentUser>;

export const newCustomer = z.object({
  email: text(254),
  password: text(1024),
  newsletter: z.boolean(),
  signing_up_with_credit: z.boolean(),
  source: text(80),
});
export type WireNewCustomer = z.infer<typeof newCustomer>;

export const newRetailCustomer = z.object({
  email: text(254),
  first_name: text(80),
  last_name: text(80),
  newsletter: z.boolean(),
});
export type WireNewRetailCustomer = z.infer<typeof newRetailCustomer>;

export const userChanges = z.object({
  first_name: z.optional(text(80)),
  last_name: z.optional(text(80)),
  newsletter: z.optional(z.boolean()),
  is_active: z.optional(z.boolean()),
  mail_language: z.optional(z.nullable(z.enum(locales))),
});
export type WireUserChanges = z.infer<typeof userChanges>;

export const readCurrentUser = endpoint({
  context: 'account',
  name: 'readCurrentUser',
  method: 'GET',
  path: '/oscarapi/login/',
  summary: 'Returns the signed-in customer; 405 without a session.',
  responses: { 200: currentUser, 405: detailError },
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
