import { ok, type Result } from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import { type AccessRefused, requireCustomer } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { SignedInAccount } from '../../../platform/session/visitor.ts';
import { type AccountChanges, changeAccount } from '../store/accounts.ts';
import { leave } from '../store/leaving.ts';
import { findAccount } from '../store/sessions.ts';

/** Changes what a customer says about themselves. One who leaves (`isActive` false) is signed out everywhere, and erased some days later (AUTH-17). */
export const changeProfile = async (
  { database, clock }: WithDatabase & WithClock,
  actor: Actor,
  changes: AccountChanges,
): Promise<Result<SignedInAccount, AccessRefused>> => {
  const customer = requireCustomer(await actor.visitor());
  if (!customer.ok) return customer;
  const { id } = customer.value;
  const account = await database.transaction(async (trx) => {
    await changeAccount(trx, id, changes);
    if (changes.isActive === false) await leave(trx, id, clock());
    return await findAccount(trx, id);
  });
  if (!account) throw new Error('The account of a session is gone');
  return ok(account);
};
