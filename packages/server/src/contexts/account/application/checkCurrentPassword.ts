import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  countAttempt,
  type RateLimited,
  removeAttempt,
} from '../../../platform/limits/attempts.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import type { AccessRefused } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { SignedInAccount } from '../../../platform/session/visitor.ts';
import { findCredentials } from '../store/accounts.ts';
import { isPassword } from './passwordHash.ts';
import { type EventNeeds, recordEvent } from './recordEvent.ts';

export type NotTheOwner = AccessRefused | RateLimited | { readonly kind: 'wrong-password' };

/**
 * The customer's account if the password is correct. Attempts are counted per session, so that
 * attempts elsewhere cannot lock the customer out.
 */
export const checkCurrentPassword = async (
  shop: EventNeeds & WithSettings,
  actor: Actor,
  typed: string,
): Promise<Result<SignedInAccount, NotTheOwner>> => {
  const visitor = await actor.visitor();
  if (visitor.kind === 'guest') return err({ kind: 'sign-in-required' });
  const { account, session } = visitor;
  const attempt = {
    kind: 'current-password',
    account: account.email,
    address: actor.networkAddress(),
    device: session.tokenHash,
  } as const;
  const counted = await countAttempt(shop, attempt);
  if (!counted.ok) return counted;
  const credentials = await findCredentials(shop.database.queries, { id: account.id });
  const matches = await isPassword(
    typed.trim(),
    credentials?.passwordHash ?? null,
    shop.settings.passwordCost,
  );
  if (!matches) {
    await recordEvent(shop, actor, 'password-refused', account.id);
    return err({ kind: 'wrong-password' });
  }
  await removeAttempt(shop, attempt);
  return ok(account);
};
