import type { RequiredRole } from '@tailorbird/contract/endpoint';
import {
  adminModeOf,
  type CurrentUser,
  hasAdminUi,
  isActedFor,
  isAdmin,
  isRetailStore,
} from '@tailorbird/domain/account';
import type { Viewer } from '@tailorbird/domain/catalog';
import { err, ok, type Result, unreachable } from '@tailorbird/domain/kernel';
import type { SignedInAccount, Visitor } from './visitor.ts';

export type AccessRefused =
  | { readonly kind: 'sign-in-required' }
  | { readonly kind: 'permission-denied' };

/** The item is missing, or belongs to another owner and is hidden. */
export type NotFound = { readonly kind: 'not-found' };

/**
 * The account in the form that role rules expect; none of them uses orders or the newsletter.
 */
const toUser = (account: SignedInAccount): CurrentUser => ({
  ...account,
  newsletter: false,
  orderCount: 0,
  fulfilledOrderCount: 0,
});

/** Whether the account is an active customer's and not a staff account. */
export const isCustomer = (account: SignedInAccount): boolean => isActedFor(toUser(account));

export const requireCustomer = (visitor: Visitor): Result<SignedInAccount, AccessRefused> =>
  visitor.kind === 'customer' ? ok(visitor.account) : err({ kind: 'sign-in-required' });

/**
 * The account of a visitor who may act for customers: an admin or, if stores are permitted, a
 * store account. While acting for a customer it is the actor's own account.
 */
export const requireStaff = (
  visitor: Visitor,
  who: 'admins' | 'admins and stores',
): Result<SignedInAccount, AccessRefused> => {
  if (visitor.kind === 'guest') return err({ kind: 'sign-in-required' });
  const user = toUser(visitor.account);
  return isAdmin(user) || (who === 'admins and stores' && isRetailStore(user))
    ? ok(visitor.impersonation?.by ?? visitor.account)
    : err({ kind: 'permission-denied' });
};

/**
 * The visitor's store account, also while acting for a customer. Other staff accounts are
 * refused: payments are the till's.
 */
export const requireStore = (visitor: Visitor): Result<SignedInAccount, AccessRefused> => {
  if (visitor.kind === 'guest') return err({ kind: 'sign-in-required' });
  return isRetailStore(toUser(visitor.account))
    ? ok(visitor.impersonation?.by ?? visitor.account)
    : err({ kind: 'permission-denied' });
};

export const requireRole = (
  visitor: Visitor,
  role: RequiredRole,
): Result<SignedInAccount, AccessRefused> => {
  switch (role) {
    case 'customer':
      return requireCustomer(visitor);
    case 'store':
      return requireStore(visitor);
    case 'admin or store':
      return requireStaff(visitor, 'admins and stores');
    case 'admin':
      return requireStaff(visitor, 'admins');
    default:
      return unreachable(role);
  }
};

/**
 * The visitor's view of the catalog: the admin UI is on for admins unless the cookie
 * `admin_mode` turns it off (GUARD-10, GUARD-11).
 */
export const viewerOf = (visitor: Visitor, cookies: ReadonlyMap<string, string>): Viewer => {
  if (visitor.kind === 'guest') return { adminUi: false, retailStore: false };
  const user = toUser(visitor.account);
  const mode = adminModeOf({ readable: true, value: cookies.get('admin_mode') ?? null });
  return { adminUi: hasAdminUi(user, mode), retailStore: isRetailStore(user) };
};
