import { ok, type Result } from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { type AccessRefused, requireCustomer } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { SignedInAccount } from '../../../platform/session/visitor.ts';
import { type AccountChanges, changeAccount } from '../store/accounts.ts';
import { closeAllSessions, findAccount } from '../store/sessions.ts';

/** Changes what a customer says about themselves. One who leaves (`isActive` false) is signed out everywhere. */
export const changeProfile = async (
  { database }: WithDatabase,
  actor: Actor,
  changes: AccountChanges,
): Promise<Result<SignedInAccount, AccessRefused>> => {
  const customer = requireCustomer(await actor.visitor());
  if (!customer.ok) return customer;
  const { id } = customer.value;
  const account = await database.transaction(async (trx) => {
    await changeAccount(trx, id, changes);
    if (changes.isActive === false) await closeAllSessions(trx, id);
    return await findAccount(trx, id);
  });
  if (!account) throw new Error('The account of a session is gone');
  return ok(account);
};
