import type { WirePasskeyAnswer } from '@tailorbird/contract/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { SignedInAccount } from '../../../platform/session/visitor.ts';
import { credentialIdsOf } from '../store/passkeys.ts';
import { confirmSession } from '../store/sessions.ts';
import { checkCurrentPassword, type NotTheOwner } from './checkCurrentPassword.ts';
import { checkAnswer, type PasskeyNeeds } from './passkeyAnswers.ts';
import { type EventNeeds, recordEvent } from './recordEvent.ts';

/** The current password, or a passkey's response to a challenge of this session. */
export type Proof = {
  readonly currentPassword?: string | undefined;
  readonly passkey?: WirePasskeyAnswer | undefined;
};

export type NotProved =
  | NotTheOwner
  | { readonly kind: 'wrong-passkey' }
  | { readonly kind: 'passkey-required' };

/**
 * The customer's account if the password is correct, for changes of sign-in methods. Staff with
 * a passkey must use it: a stolen password must not be enough to add another method.
 */
export const proveByPassword = async (
  shop: EventNeeds & WithSettings,
  actor: Actor,
  currentPassword: string,
): Promise<Result<SignedInAccount, NotProved>> => {
  const owner = await checkCurrentPassword(shop, actor, currentPassword);
  if (!owner.ok || !owner.value.needsSecondFactor) return owner;
  const passkeys = await credentialIdsOf(shop.database.queries, owner.value.id);
  return passkeys.length > 0 ? err({ kind: 'passkey-required' }) : owner;
};

export const proveOwner = async (
  shop: EventNeeds & PasskeyNeeds & WithSettings,
  actor: Actor,
  { currentPassword = '', passkey }: Proof,
): Promise<Result<SignedInAccount, NotProved>> => {
  if (passkey === undefined) return await proveByPassword(shop, actor, currentPassword);
  const visitor = await actor.visitor();
  if (visitor.kind === 'guest') return err({ kind: 'sign-in-required' });
  const { account, session } = visitor;
  const { isGood, known } = await checkAnswer(shop, actor, passkey, {
    purpose: 'confirm',
    askedBy: session.tokenHash,
  });
  if (!isGood || known?.accountId !== account.id) {
    await recordEvent(shop, actor, 'passkey-refused', account.id);
    return err({ kind: 'wrong-passkey' });
  }
  await confirmSession(shop.database.queries, session.tokenHash, known.id);
  return ok(account);
};
