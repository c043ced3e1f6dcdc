import type { Locale } from '../kernel/index.ts';

/** The signed-in customer (USER-01 … USER-03). */
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
  /** Whether a link that was mailed to the address was followed. Before, it may be anybody's. */
  readonly emailConfirmed: boolean;
  /** The language of all mails to them; null is that of the visit a mail comes from. */
  readonly mailLanguage: Locale | null;
  /** Whether staff are to set up a second factor before they may do what staff do. */
  readonly needsSecondFactor: boolean;
};

/** GUARD-05: superuser, staff or impersonating. */
export const isAdmin = (user: CurrentUser | null): boolean =>
  user !== null && (user.isSuperuser || user.isStaff || user.impersonate);

/** GUARD-11: admin UI is on only for an admin in mode `admin`. */
export const hasAdminUi = (user: CurrentUser | null, adminMode: string): boolean =>
  isAdmin(user) && adminMode === 'admin';

/** GUARD-10: no cookie means `admin`, one that cannot be read means `user`. */
export const adminModeOf = (
  cookie: { readonly readable: true; readonly value: string | null } | { readonly readable: false },
): string => (cookie.readable ? (cookie.value ?? 'admin') : 'user');

/** Whether staff or a store act for the customer whose account this is (GUARD-13). */
export const isImpersonated = (user: CurrentUser | null): boolean =>
  user !== null && (user.impersonate || user.isStoreImpersonate);

/** GUARD-12. */
export const isRetailStore = (user: CurrentUser | null): boolean =>
  user !== null && (user.isStore || user.isStoreImpersonate);

/** USER-03. */
export const hasOrdered = (user: CurrentUser): boolean => user.orderCount > 0;

/** An old customer has had an order fulfilled; one who has only ordered is none yet (USER-04). */
export const isOldCustomer = (user: CurrentUser): boolean => user.fulfilledOrderCount > 0;
