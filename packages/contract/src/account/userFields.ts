/*
 * Fields of the user and the visit. Every page reads its visit first. This module and its
 * imports use schemas as types only, which keeps zod out of the first view.
 */

import type { CurrentUser, ProfileChanges, SignUp, Visit } from '@tailorbird/domain/account';
import { type Codec, fields } from '../fields.ts';
import { fromWireLocation, toWireLocation } from '../location/locationFields.ts';
import type { WireCurrentUser, WireNewCustomer, WireUserChanges } from './user.ts';
import type { WireVisit } from './visit.ts';

type OrderCounts = Pick<CurrentUser, 'orderCount' | 'fulfilledOrderCount'>;

const userFields = fields<
  Omit<CurrentUser, keyof OrderCounts>,
  Omit<WireCurrentUser, 'username' | 'date_joined' | 'userrecord'>
>()({
  id: 'id',
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  isActive: 'is_active',
  isSuperuser: 'is_superuser',
  isStaff: 'is_staff',
  impersonate: 'impersonate',
  isStore: 'is_store',
  isStoreImpersonate: 'is_store_impersonate',
  newsletter: 'newsletter',
  emailConfirmed: 'email_confirmed',
  mailLanguage: 'mail_language',
  needsSecondFactor: 'needs_second_factor',
  isRestored: 'is_restored',
});

const orderCounts = fields<OrderCounts, WireCurrentUser['userrecord']>()({
  orderCount: 'num_orders',
  fulfilledOrderCount: 'num_fulfilled_orders',
});

/** `dateJoined` is an ISO instant. The email address is also the user name. */
export const toWireUser = (
  user: CurrentUser,
  { dateJoined }: { readonly dateJoined: string },
): WireCurrentUser => ({
  ...userFields.toWire(user),
  username: user.email,
  date_joined: dateJoined,
  userrecord: orderCounts.toWire(user),
});

export const fromWireUser = (user: WireCurrentUser): CurrentUser => ({
  ...userFields.fromWire(user),
  ...orderCounts.fromWire(user.userrecord),
});

/** Absent fields stay unchanged. */
export const {
  toWire: toWireUserChanges,
  fromWire: fromWireUserChanges,
}: Codec<ProfileChanges, WireUserChanges> = userFields.partial;

export const { toWire: toWireNewCustomer, fromWire: fromWireNewCustomer } = fields<
  SignUp,
  WireNewCustomer
>()({
  email: 'email',
  password: 'password',
  newsletter: 'newsletter',
  signingUpWithCredit: 'signing_up_with_credit',
  source: 'source',
});

/** `dateJoined` is ignored for a guest. */
export const toWireVisit = (
  { user, location, basketCount }: Visit,
  { dateJoined }: { readonly dateJoined: string },
): WireVisit => ({
  user: user && toWireUser(user, { dateJoined }),
  location: toWireLocation(location),
  basket_count: basketCount,
});

export const fromWireVisit = ({ user, location, basket_count }: WireVisit): Visit => ({
  user: user && fromWireUser(user),
  location: fromWireLocation(location),
  basketCount: basket_count,
});
