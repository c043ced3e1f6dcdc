import { canRestoreProfile } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { acquireLocks } from '../../../platform/database/acquireLocks.ts';
import type { WithRandom } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { lockNameOf } from '../../../platform/session/visitor.ts';
import type { WithSizeUses } from '../../sizing/index.ts';
import type { Credentials } from '../store/accounts.ts';
import { reactivateAccount } from '../store/leaving.ts';
import { type NewSession, openSession } from '../store/sessions.ts';
import { guestLockNames, mergeGuest } from './mergeGuest.ts';
import { type EventNeeds, recordEvent } from './recordEvent.ts';

export type EnterNeeds = EventNeeds & WithRandom & WithSizeUses;

export type SessionInUse = { readonly kind: 'session-in-use' };

export const canBeRestored = (
  { isActive, deletedAt }: Pick<Credentials, 'isActive' | 'deletedAt'>,
  now: Date,
): boolean =>
  !isActive && canRestoreProfile({ deletedAt: deletedAt?.getTime() ?? null, now: now.getTime() });

/**
 * Opens a session for an authenticated account and merges the guest's data. Restores a recently
 * deleted profile.
 */
export const enterAccount = async (
  shop: EnterNeeds,
  actor: Actor,
  { id: accountId, email }: Pick<Credentials, 'id' | 'email'>,
  { comesBack, passkeyId }: { readonly comesBack: boolean; readonly passkeyId: number | null },
): Promise<Result<NewSession, SessionInUse>> => {
  const visitor = await actor.visitor();
  if (visitor.kind === 'customer') return err({ kind: 'session-in-use' });
  const session = await shop.database.transaction(async (trx) => {
    await acquireLocks(trx, [
      lockNameOf({ kind: 'customer', accountId }),
      ...guestLockNames(visitor.guestKey),
    ]);
    if (comesBack) await reactivateAccount(trx, accountId);
    if (visitor.guestKey !== null)
      await mergeGuest(trx, shop, visitor.guestKey, { accountId, email }, shop.clock());
    return await openSession(
      trx,
      accountId,
      { device: actor.device(), deviceToken: actor.deviceToken(), passkeyId, restored: comesBack },
      shop,
    );
  }, 'read committed');
  await recordEvent(
    shop,
    actor,
    passkeyId === null ? 'signed-in' : 'signed-in-by-passkey',
    accountId,
  );
  return ok(session);
};
