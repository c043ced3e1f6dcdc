import { type PasswordFailure, parseSignUpPassword } from '@tailorbird/domain/account';
import { ok, type Result } from '@tailorbird/domain/kernel';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithRandom, WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { noticeTo, passwordChangedMail } from '../mails/securityNotices.ts';
import { changePassword as storePassword } from '../store/accounts.ts';
import { deleteResets } from '../store/passwordResets.ts';
import { closeAllSessions, type NewSession, openSession } from '../store/sessions.ts';
import { checkCurrentPassword, type NotTheOwner } from './checkCurrentPassword.ts';
import { commonPasswords } from './commonPasswords.ts';
import { hashPassword } from './passwordHash.ts';
import { type EventNeeds, recordEvent } from './recordEvent.ts';

/**
 * Changes the password after checking the current one. All sessions and password reset links
 * end; the current browser gets a new session.
 */
export const changePassword = async (
  shop: EventNeeds & WithRandom & WithSettings & WithMailQueue,
  actor: Actor,
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
): Promise<Result<NewSession, NotTheOwner | PasswordFailure>> => {
  const owner = await checkCurrentPassword(shop, actor, currentPassword);
  if (!owner.ok) return owner;
  const { id, email } = owner.value;
  const visitor = await actor.visitor();
  const passkeyId = visitor.kind === 'customer' ? visitor.session.passkeyId : null;
  const chosen = parseSignUpPassword(password, await commonPasswords());
  if (!chosen.ok) return chosen;
  const passwordHash = await hashPassword(chosen.value, shop.settings.passwordCost);
  const session = await shop.database.transaction(async (trx) => {
    await storePassword(trx, id, passwordHash);
    await deleteResets(trx, id);
    await closeAllSessions(trx, id);
    await queueMail(
      trx,
      'security-notice',
      noticeTo(email, actor, passwordChangedMail),
      shop.clock(),
    );
    return await openSession(
      trx,
      id,
      { device: actor.device(), deviceToken: actor.deviceToken(), passkeyId },
      shop,
    );
  });
  shop.mailQueued();
  await recordEvent(shop, actor, 'password-changed', id);
  return ok(session);
};
