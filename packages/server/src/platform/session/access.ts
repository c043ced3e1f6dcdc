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

/** Why somebody may not do what they ask for: they have to sign in, or are not allowed to. */
export type AccessRefused =
  | { readonly kind: 'sign-in-required' }
  | { readonly kind: 'permission-denied' };

/** There is nothing of the kind, or it is somebody else's and does not exist for who asks. */
export type NotFound = { readonly kind: 'not-found' };

/** The account as the rules about roles have it; none of them looks at orders or the newsletter. */
const toUser = (account: SignedInAccount): CurrentUser => ({
  ...account,
  newsletter: false,
  orderCount: 0,
  fulfilledOrderCount: 0,
});

/** Whether an account is a customer's that is still there, and nobody's who works here. */
export const isCustomer = (account: SignedInAccount): boolean => isActedFor(toUser(account));

/** The account of a visitor who is signed in. */
export const requireCustomer = (visitor: Visitor): Result<SignedInAccount, AccessRefused> =>
  visitor.kind === 'customer' ? ok(visitor.account) : err({ kind: 'sign-in-required' });

/** The account of a visitor who may act for others: an admin, or where stores may too, one who serves customers in a store. Who acts for a customer has their own account here. */
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

/** The account of who sells in a store, also while they act for a customer. Nobody else is one, staff included: who takes money is who stands at the till. */
export const requireStore = (visitor: Visitor): Result<SignedInAccount, AccessRefused> => {
  if (visitor.kind === 'guest') return err({ kind: 'sign-in-required' });
  return isRetailStore(toUser(visitor.account))
    ? ok(visitor.impersonation?.by ?? visitor.account)
    : err({ kind: 'permission-denied' });
};

/** Whether a visitor has the role that a call requires. */
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

/** What of the catalogue a visitor sees: admin UI is on for an admin whose cookie `admin_mode` does not say otherwise (GUARD-10, GUARD-11). */
export const viewerOf = (visitor: Visitor, cookies: ReadonlyMap<string, string>): Viewer => {
  if (visitor.kind === 'guest') return { adminUi: false, retailStore: false };
  const user = toUser(visitor.account);
  const mode = adminModeOf({ readable: true, value: cookies.get('admin_mode') ?? null });
  return { adminUi: hasAdminUi(user, mode), retailStore: isRetailStore(user) };
};
