import { type PasswordFailure, parseNewPassword } from '@tailorbird/domain/account';
import {
  type EmailFailure,
  err,
  type Locale,
  ok,
  parseEmail,
  type Result,
} from '@tailorbird/domain/kernel';
import { acquireLocks } from '../../../platform/database/acquireLocks.ts';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { SignedInAccount } from '../../../platform/session/visitor.ts';
import { type ListNeeds, requestSubscription } from '../../newsletter/index.ts';
import { welcomeMail } from '../mails/welcome.ts';
import { createAccount, normalizeEmail } from '../store/accounts.ts';
import { createConfirmationPath } from '../store/emailConfirmations.ts';
import { releaseEmail } from '../store/leaving.ts';
import { createResetPath } from '../store/passwordResets.ts';
import { findAccount, type NewSession, openSession } from '../store/sessions.ts';
import { commonPasswords } from './commonPasswords.ts';
import { guestLockNames, mergeGuest } from './mergeGuest.ts';
import { hashPassword } from './passwordHash.ts';
import { recordEvent } from './recordEvent.ts';
import type { SignInNeeds } from './signIn.ts';

export type SignUpFields = {
  readonly kind: 'fields';
  readonly email: EmailFailure | null;
  readonly password: PasswordFailure | null;
};

export type NotSignedUp =
  | SignUpFields
  | RateLimited
  | { readonly kind: 'session-in-use' }
  | { readonly kind: 'account-exists' };

export type NewCustomer = {
  readonly email: string;
  /**
   * Empty if the source of the sign-up asks for a password later; then the welcome mail links
   * to the form.
   */
  readonly password: string;
  readonly newsletter: boolean;
  readonly source: string;
};

export const signUp = async (
  shop: SignInNeeds & ListNeeds & WithMailQueue,
  actor: Actor,
  { email, password, newsletter, source }: NewCustomer,
): Promise<
  Result<{ readonly account: SignedInAccount; readonly session: NewSession }, NotSignedUp>
> => {
  const { database, clock, settings } = shop;
  const { locale, linkOrigin: origin } = actor;
  const visitor = await actor.visitor();
  if (visitor.kind === 'customer') return err({ kind: 'session-in-use' });
  const [address, chosen] = [
    parseEmail(email),
    parseNewPassword(password, source, await commonPasswords()),
  ];
  if (!address.ok || !chosen.ok) {
    return err({
      kind: 'fields',
      email: address.ok ? null : address.failure,
      password: chosen.ok ? null : chosen.failure,
    });
  }
  const counted = await countAttempt(shop, { kind: 'sign-up', address: actor.networkAddress() });
  if (!counted.ok) return counted;

  const passwordHash =
    chosen.value === null ? null : await hashPassword(chosen.value, settings.passwordCost);
  const to = normalizeEmail(email);
  const created = await database.transaction(async (trx) => {
    const now = clock();
    await acquireLocks(trx, guestLockNames(visitor.guestKey));
    await releaseEmail(trx, to);
    const id = await createAccount(trx, { email, passwordHash, locale, source }, now);
    if (id === undefined) return undefined;
    if (visitor.guestKey !== null)
      await mergeGuest(trx, shop, visitor.guestKey, { accountId: id, email: to }, now);
    // Both links of the welcome mail confirm the address and, with it, the newsletter choice.
    const account = { id, isProved: false };
    if (newsletter)
      await requestSubscription(trx, shop, {
        email: to,
        source: 'sign-up',
        locale,
        origin,
        account,
        mailsLink: false,
      });
    const setPasswordPath = passwordHash === null ? await createResetPath(trx, id, shop) : null;
    const confirmPath =
      passwordHash === null
        ? null
        : await createConfirmationPath(trx, { accountId: id, email: to }, shop);
    const write = (chosen: Locale) =>
      welcomeMail({ to, locale: chosen, origin, setPasswordPath, confirmPath });
    await queueMail(trx, 'welcome', { to, locale, write }, now);
    return {
      id,
      session: await openSession(
        trx,
        id,
        { device: actor.device(), deviceToken: actor.deviceToken() },
        shop,
      ),
    };
  }, 'read committed');
  if (!created) {
    // The error reveals that an account exists, so attempts are limited.
    const counted = await countAttempt(shop, {
      kind: 'known-address',
      address: actor.networkAddress(),
    });
    return counted.ok ? err({ kind: 'account-exists' }) : counted;
  }
  shop.mailQueued();
  await recordEvent(shop, actor, 'signed-up', created.id);
  const account = await findAccount(database.queries, created.id);
  if (!account) throw new Error('The new account is missing');
  return ok({ account, session: created.session });
};
