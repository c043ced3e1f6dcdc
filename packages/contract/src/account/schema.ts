import { locales } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';
import { locationInfo } from '../location/schema.ts';
import { currency, decimal, id, instant, matching, text } from '../values.ts';

/** Fields of USER-01 and USER-02, and `newsletter`. */
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
  userrecord: z.object({ num_orders: z.int(), num_fulfilled_orders: z.int() }),
});
export type WireCurrentUser = z.infer<typeof currentUser>;

/** `username` holds the email address. `email` is an alias. */
export const credentials = z.object({
  username: z.optional(text(254)),
  email: z.optional(text(254)),
  password: text(1024),
  /** Authenticator or recovery code, for accounts with a second factor. */
  one_time_code: z.optional(text(40)),
});
export type WireCredentials = z.infer<typeof credentials>;

/** The JSON empty string, for calls that succeed without a result. */
export const emptyText = z.literal('');

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

export const visit = z.object({
  user: z.nullable(currentUser),
  location: locationInfo,
  basket_count: z.int(),
});
export type WireVisit = z.infer<typeof visit>;

export const countryChoice = z.object({ country_code: matching(/^[A-Z]{2}$/) });
export type WireCountryChoice = z.infer<typeof countryChoice>;

export const credits = z.object({ total_credit: decimal, currency });
export type WireCredits = z.infer<typeof credits>;
