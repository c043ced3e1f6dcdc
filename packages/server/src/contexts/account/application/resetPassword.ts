import {
  type PasswordFailure,
  parseSignUpPassword,
  type ResetLink,
} from '@tailorbird/domain/account';
import { type EmailFailure, err, ok, parseEmail, type Result } from '@tailorbird/domain/kernel';
import { acquireLocks } from '../../../platform/database/acquireLocks.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithClock, WithRandom, WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { lockNameOf } from '../../../platform/session/visitor.ts';
import { confirmAccountSubscription, type ListNeeds } from '../../newsletter/index.ts';
import { passwordResetMail } from '../mails/passwordReset.ts';
import { noticeTo } from '../mails/securityNotices.ts';
import {
  changePassword,
  confirmAddress,
  findCredentials,
  normalizeEmail,
} from '../store/accounts.ts';
import { deleteDevices } from '../store/knownDevices.ts';
import { createResetPath, findReset, useReset } from '../store/passwordResets.ts';
import { closeAllSessions } from '../store/sessions.ts';
import { assignGuestOrders } from './assignGuestOrders.ts';
import { commonPasswords } from './commonPasswords.ts';
import { hashPassword } from './passwordHash.ts';
import { type EventNeeds, recordEvent } from './recordEvent.ts';

type NotActive = { readonly kind: 'user-not-active' };
type LinkInvalid = { readonly kind: 'reset-link-invalid' };

/**
 * Mails a password reset link. The response is the same for an unknown address, but no mail is
 * sent.
 */
export const requestPasswordReset = async (
  shop: EventNeeds & WithRandom & WithSettings & WithMailQueue,
  actor: Actor,
  typed: string,
): Promise<Result<null, EmailFailure | RateLimited | NotActive>> => {
  const { database, clock } = shop;
  const address = parseEmail(typed);
  if (!address.ok) return address;
  const email = normalizeEmail(typed);
  // Limits requests, so that mailboxes cannot be flooded and addresses not be probed.
  const counted = await countAttempt(shop, {
    kind: 'password-reset',
    account: email,
    address: actor.networkAddress(),
  });
  if (!counted.ok) return counted;
  const credentials = await findCredentials(database.queries, { email });
  if (credentials && !credentials.isActive) return err({ kind: 'user-not-active' });
  await database.transaction(async (trx) => {
    if (!credentials) return;
    await acquireLocks(trx, [lockNameOf({ kind: 'customer', accountId: credentials.id })]);
    const path = await createResetPath(trx, credentials.id, shop);
    const letter = noticeTo(credentials.email, actor, (notice) =>
      passwordResetMail({ ...notice, path }),
    );
    await queueMail(trx, 'password-reset', letter, clock());
  }, 'read committed');
  shop.mailQueued();
  if (credentials) await recordEvent(shop, actor, 'password-link-asked', credentials.id);
  return ok(null);
};

export const checkResetLink = async (
  { database, clock }: WithDatabase & WithClock,
  link: ResetLink,
): Promise<boolean> => (await findReset(database.queries, link, clock())) !== undefined;

/** Sets a new password by a one-time link and ends all sessions of the account. */
export const resetPassword = async (
  shop: EventNeeds & ListNeeds & WithSettings & WithMailQueue,
  actor: Actor,
  link: ResetLink,
  password: string,
): Promise<Result<null, LinkInvalid | NotActive | PasswordFailure>> => {
  const { database, clock, settings } = shop;
  const accountId = await findReset(database.queries, link, clock());
  if (accountId === undefined) return err({ kind: 'reset-link-invalid' });
  const credentials = await findCredentials(database.queries, { id: accountId });
  if (!credentials?.isActive) return err({ kind: 'user-not-active' });
  const chosen = parseSignUpPassword(password, await commonPasswords());
  if (!chosen.ok) return chosen;
  const passwordHash = await hashPassword(chosen.value, settings.passwordCost);
  const isUsed = await database.transaction(async (trx) => {
    if (!(await useReset(trx, accountId, link.token, clock()))) return false;
    await changePassword(trx, accountId, passwordHash);
    // Following the mailed link confirms the address.
    const { email } = credentials;
    if (await confirmAddress(trx, accountId, email, clock())) {
      await assignGuestOrders(trx, { accountId, email }, clock());
      await confirmAccountSubscription(
        trx,
        shop,
        { accountId, before: email, email },
        actor.linkOrigin,
      );
    }
    await closeAllSessions(trx, accountId);
    await deleteDevices(trx, accountId);
    return true;
  });
  if (!isUsed) return err({ kind: 'reset-link-invalid' });
  shop.mailQueued();
  await recordEvent(shop, actor, 'password-reset', accountId);
  return ok(null);
};
