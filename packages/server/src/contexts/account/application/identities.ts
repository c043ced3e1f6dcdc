import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import type { Identities } from '../../../platform/session/identities.ts';
import { findAccount, findVisitor } from '../store/sessions.ts';

/** Says who somebody is by the sessions and accounts in the database. */
export const createIdentities = ({ database, clock }: WithDatabase & WithClock): Identities => ({
  visitorOf: (cookies) => findVisitor(database.queries, cookies, clock()),
  accountOf: (accountId) => findAccount(database.queries, accountId),
});
