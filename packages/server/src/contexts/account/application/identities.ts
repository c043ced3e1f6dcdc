import { isAdmin, isRetailStore } from '@tailorbird/domain/account';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { recordAct } from '../../../platform/records/records.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Identities } from '../../../platform/session/identities.ts';
import type { SignedInAccount, Visitor } from '../../../platform/session/visitor.ts';
import { findAccount, findVisitor } from '../store/sessions.ts';

const noPowers = {
  isSuperuser: false,
  isStaff: false,
  impersonate: false,
  isStore: false,
  isStoreImpersonate: false,
};

/**
 * Staff without a second factor or passkey (which counts as two factors) get customer
 * permissions until they set one up.
 */
const limitUnprovedPowers = (
  account: SignedInAccount,
  passkeyId: number | null,
): SignedInAccount => {
  const { isSuperuser, isStaff, impersonate, isStore, isStoreImpersonate, hasSecondFactor } =
    account;
  if (
    hasSecondFactor ||
    passkeyId !== null ||
    !(isSuperuser || isStaff || impersonate || isStore || isStoreImpersonate)
  )
    return account;
  return { ...account, ...noPowers, needsSecondFactor: true };
};

const withoutOrders = { newsletter: false, orderCount: 0, fulfilledOrderCount: 0 };

export const createIdentities = ({
  database,
  clock,
  settings,
}: WithDatabase & WithClock & WithSettings): Identities => {
  const proved = (
    account: SignedInAccount,
    { passkeyId }: { readonly passkeyId: number | null },
  ): SignedInAccount =>
    settings.staffNeedSecondFactor ? limitUnprovedPowers(account, passkeyId) : account;

  /**
   * The customer that staff act for, with the staff member's permissions (GUARD-13). Without
   * staff permissions, the session's own account.
   */
  const impersonated = (
    visitor: Visitor & { readonly kind: 'customer' },
    { id, by }: NonNullable<typeof visitor.impersonation>,
  ): Visitor => {
    const staff = proved(by, visitor.session);
    const user = { ...staff, ...withoutOrders };
    if (!isAdmin(user) && !isRetailStore(user))
      return { ...visitor, account: staff, impersonation: null };
    const powers = {
      ...noPowers,
      impersonate: isAdmin(user),
      isStoreImpersonate: isRetailStore(user),
    };
    return {
      ...visitor,
      account: { ...visitor.account, ...powers, needsSecondFactor: false },
      impersonation: { id, by: staff },
    };
  };

  return {
    visitorOf: async (cookies) => {
      const visitor = await findVisitor(database.queries, cookies, clock());
      if (visitor.kind === 'guest') return visitor;
      return visitor.impersonation
        ? impersonated(visitor, visitor.impersonation)
        : { ...visitor, account: proved(visitor.account, visitor.session) };
    },
    accountOf: (accountId) => findAccount(database.queries, accountId),
    acted: async (visitor, context, status) => {
      if (visitor.kind === 'customer' && visitor.impersonation)
        await recordAct(
          database.queries,
          visitor,
          { action: `acted-${context}`, about: status < 400 ? '' : String(status) },
          clock(),
        );
    },
  };
};
