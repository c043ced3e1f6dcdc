import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Identities } from '../../../platform/session/identities.ts';
import type { SignedInAccount } from '../../../platform/session/visitor.ts';
import { findAccount, findVisitor } from '../store/sessions.ts';

/** Somebody with powers over others who showed neither a second factor nor a passkey, which is two in one, is a customer, who is to set one up. */
const asFarAsProved = (account: SignedInAccount, passkeyId: number | null): SignedInAccount => {
  const { isSuperuser, isStaff, impersonate, isStore, isStoreImpersonate, hasSecondFactor } = account;
  if (hasSecondFactor || passkeyId !== null || !(isSuperuser || isStaff || impersonate || isStore || isStoreImpersonate)) return account;
  const powers = { isSuperuser: false, isStaff: false, impersonate: false, isStore: false, isStoreImpersonate: false };
  return { ...account, ...powers, needsSecondFactor: true };
};

/** Says who somebody is by the sessions and accounts in the database. */
export const createIdentities = ({ database, clock, settings }: WithDatabase & WithClock & WithSettings): Identities => ({
  visitorOf: async (cookies) => {
    const visitor = await findVisitor(database.queries, cookies, clock());
    return visitor.kind === 'customer' && settings.staffNeedSecondFactor
      ? { ...visitor, account: asFarAsProved(visitor.account, visitor.session.passkeyId) }
      : visitor;
  },
  accountOf: (accountId) => findAccount(database.queries, accountId),
});
