import type { Locale } from '../kernel/index.ts';

export type CurrentUser = {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isActive: boolean;
  readonly isSuperuser: boolean;
  readonly isStaff: boolean;
  readonly impersonate: boolean;
  readonly isStore: boolean;
  readonly isStoreImpersonate: boolean;
  readonly orderCount: number;
  readonly fulfilledOrderCount: number;
  readonly newsletter: boolean;
  /**
   * True if the mailed confirmation link was followed. Until then the address may be another person
   * else's.
   */
  readonly emailConfirmed: boolean;
  /** Language of mails to the customer; null uses that of the visit. */
  readonly mailLanguage: Locale | null;
  /** True if staff must set up a second factor before using staff features. */
  readonly needsSecondFactor: boolean;
  /** Whether this sign-in restored a deleted profile (AUTH-17). */
  readonly isRestored: boolean;
};

/** Fields that customers change themselves. Absent fields stay unchanged. */
export type ProfileChanges = Partial<
  Pick<CurrentUser, 'firstName' | 'lastName' | 'newsletter' | 'isActive' | 'mailLanguage'>
>;

/** Superuser, staff or impersonating (GUARD-05). */
export const isAdmin = (user: CurrentUser | null): boolean =>
  user !== null && (user.isSuperuser || user.isStaff || user.impersonate);

/** Admin UI is on for an admin in mode `admin` (GUARD-11). */
export const hasAdminUi = (user: CurrentUser | null, adminMode: string): boolean =>
  isAdmin(user) && adminMode === 'admin';

/** No cookie means `admin`, an unreadable one means `user` (GUARD-10). */
export const adminModeOf = (
  cookie: { readonly readable: true; readonly value: string | null } | { readonly readable: false },
): string => (cookie.readable ? (cookie.value ?? 'admin') : 'user');

/** True if staff or a store act for this customer (GUARD-13). */
export const isImpersonated = (user: CurrentUser | null): boolean =>
  user !== null && (user.impersonate || user.isStoreImpersonate);

/** GUARD-12. */
export const isRetailStore = (user: CurrentUser | null): boolean =>
  user !== null && (user.isStore || user.isStoreImpersonate);

/** USER-03. */
export const hasOrdered = (user: CurrentUser): boolean => user.orderCount > 0;

/**
 * A returning customer has a fulfilled order (USER-04); an order in progress does not count.
 */
export const isOldCustomer = (user: CurrentUser): boolean => user.fulfilledOrderCount > 0;
