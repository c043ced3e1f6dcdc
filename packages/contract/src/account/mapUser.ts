import type { Account, CurrentUser, SignUp } from '@tailorbird/domain/account';
import type { WireCurrentUser, WireNewCustomer, WireUserChanges } from './schema.ts';

/** `dateJoined` is an ISO instant. The email address is also the user name. */
export const toWireUser = (
  user: CurrentUser,
  { dateJoined }: { readonly dateJoined: string },
): WireCurrentUser => ({
  id: user.id,
  username: user.email,
  email: user.email,
  date_joined: dateJoined,
  first_name: user.firstName,
  last_name: user.lastName,
  is_active: user.isActive,
  is_superuser: user.isSuperuser,
  is_staff: user.isStaff,
  impersonate: user.impersonate,
  is_store: user.isStore,
  is_store_impersonate: user.isStoreImpersonate,
  newsletter: user.newsletter,
  email_confirmed: user.emailConfirmed,
  mail_language: user.mailLanguage,
  needs_second_factor: user.needsSecondFactor,
  userrecord: { num_orders: user.orderCount, num_fulfilled_orders: user.fulfilledOrderCount },
});

export const fromWireUser = (user: WireCurrentUser): CurrentUser => ({
  id: user.id,
  email: user.email,
  firstName: user.first_name,
  lastName: user.last_name,
  isActive: user.is_active,
  isSuperuser: user.is_superuser,
  isStaff: user.is_staff,
  impersonate: user.impersonate,
  isStore: user.is_store,
  isStoreImpersonate: user.is_store_impersonate,
  orderCount: user.userrecord.num_orders,
  fulfilledOrderCount: user.userrecord.num_fulfilled_orders,
  newsletter: user.newsletter,
  emailConfirmed: user.email_confirmed,
  mailLanguage: user.mail_language,
  needsSecondFactor: user.needs_second_factor,
});

type UserChanges = Parameters<Account['update']>[0];

/** Absent fields stay unchanged. */
export const toWireUserChanges = (changes: UserChanges): WireUserChanges => ({
  ...(changes.firstName !== undefined && { first_name: changes.firstName }),
  ...(changes.lastName !== undefined && { last_name: changes.lastName }),
  ...(changes.newsletter !== undefined && { newsletter: changes.newsletter }),
  ...(changes.isActive !== undefined && { is_active: changes.isActive }),
  ...(changes.mailLanguage !== undefined && { mail_language: changes.mailLanguage }),
});

export const fromWireUserChanges = (changes: WireUserChanges): UserChanges => ({
  ...(changes.first_name !== undefined && { firstName: changes.first_name }),
  ...(changes.last_name !== undefined && { lastName: changes.last_name }),
  ...(changes.newsletter !== undefined && { newsletter: changes.newsletter }),
  ...(changes.is_active !== undefined && { isActive: changes.is_active }),
  ...(changes.mail_language !== undefined && { mailLanguage: changes.mail_language }),
});

export const toWireNewCustomer = ({
  email,
  password,
  newsletter,
  source,
  signingUpWithCredit,
}: SignUp): WireNewCustomer => ({
  email,
  password,
  newsletter,
  signing_up_with_credit: signingUpWithCredit,
  source,
});

export const fromWireNewCustomer = ({
  email,
  password,
  newsletter,
  source,
  signing_up_with_credit,
}: WireNewCustomer): SignUp => ({
  email,
  password,
  newsletter,
  source,
  signingUpWithCredit: signing_up_with_credit,
});
