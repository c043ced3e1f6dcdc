import type { WirePasskeyAnswer } from '@tailorbird/contract/account';
import { err, type Result } from '@tailorbird/domain/kernel';
import type { Actor } from '../../../platform/session/actor.ts';
import { findCredentials } from '../store/accounts.ts';
import type { NewSession } from '../store/sessions.ts';
import { canBeRestored, type EnterNeeds, enterAccount, type SessionInUse } from './enterAccount.ts';
import { checkAnswer, type PasskeyNeeds } from './passkeyAnswers.ts';
import { recordEvent } from './recordEvent.ts';

/**
 * Signs in with a passkey with user verification, which counts as two factors; no code is
 * needed.
 */
export const signInByPasskey = async (
  shop: EnterNeeds & PasskeyNeeds,
  actor: Actor,
  passkey: WirePasskeyAnswer,
  askedBy: string,
): Promise<Result<NewSession, SessionInUse | { readonly kind: 'wrong-passkey' }>> => {
  const { isGood, known } = await checkAnswer(shop, actor, passkey, {
    purpose: 'sign-in',
    askedBy,
  });
  const account = known && (await findCredentials(shop.database.queries, { id: known.accountId }));
  const comesBack = account !== undefined && canBeRestored(account, shop.clock());
  if (!isGood || !known || !account || !(account.isActive || comesBack)) {
    await recordEvent(shop, actor, 'passkey-refused', account?.id ?? null);
    return err({ kind: 'wrong-passkey' });
  }
  return await enterAccount(shop, actor, account, { comesBack, passkeyId: known.id });
};
