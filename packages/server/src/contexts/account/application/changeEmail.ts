import type { EmailLinkRefused, ResetLink } from '@tailorbird/domain/account';
import { type EmailFailure, err, ok, parseEmail, type Result } from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithClock, WithRandom, WithSettings } from '../../../platform/runtime/runtime.ts';
import { type AccessRefused, requireCustomer } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { confirmAccountSubscription, type ListNeeds } from '../../newsletter/index.ts';
import { confirmEmailMail } from '../mails/confirmEmail.ts';
import { emailChangeAskedMail, noticeTo } from '../mails/securityNotices.ts';
import { confirmAddress, findCredentials, normalizeEmail } from '../store/accounts.ts';
import {
  createConfirmationPath,
  pendingEmailOf,
  useConfirmation,
} from '../store/emailConfirmations.ts';
import { deleteResets } from '../store/passwordResets.ts';
import { assignGuestOrders } from './assignGuestOrders.ts';
import { checkCurrentPassword, type NotTheOwner } from './checkCurrentPassword.ts';
import { type EventNeeds, recordEvent } from './recordEvent.ts';

/**
 * Checks the password, then mails a confirmation link to the new address and a notice to the
 * old one. Only the reader of the link learns if the new address already has an account.
 */
export const requestEmailChange = async (
  shop: EventNeeds & WithRandom & WithSettings & WithMailQueue,
  actor: Actor,
  { currentPassword, email: typed }: { readonly currentPassword: string; readonly email: string },
): Promise<Result<null, NotTheOwner | EmailFailure>> => {
  const owner = await checkCurrentPassword(shop, actor, currentPassword);
  if (!owner.ok) return owner;
  const { id: accountId, email: old, mailLanguage } = owner.value;
  // The new address has no account yet.
  const reader = { locale: mailLanguage ?? actor.locale, linkOrigin: actor.linkOrigin };
  const address = parseEmail(typed);
  if (!address.ok) return address;
  const email = normalizeEmail(typed);
  if (email === old) return ok(null);
  const counted = await countAttempt(shop, {
    kind: 'email-confirmation',
    account: old,
    address: actor.networkAddress(),
  });
  if (!counted.ok) return counted;
  await shop.database.transaction(async (trx) => {
    const now = shop.clock();
    const path = await createConfirmationPath(trx, { accountId, email }, shop);
    await queueMail(
      trx,
      'confirm-email',
      noticeTo(email, reader, (notice) => confirmEmailMail({ ...notice, path })),
      now,
    );
    await queueMail(trx, 'security-notice', noticeTo(old, reader, emailChangeAskedMail), now);
  });
  shop.mailQueued();
  await recordEvent(shop, actor, 'email-change-asked', accountId);
  return ok(null);
};

/**
 * Mails the confirmation link again: to the address requested last, otherwise to the account's
 * own.
 */
export const sendConfirmation = async (
  shop: WithDatabase & WithClock & WithRandom & WithSettings & WithMailQueue,
  actor: Actor,
): Promise<Result<null, AccessRefused | RateLimited>> => {
  const customer = requireCustomer(await actor.visitor());
  if (!customer.ok) return customer;
  const { id: accountId, email: own, emailConfirmed, mailLanguage } = customer.value;
  const email =
    (await pendingEmailOf(shop.database.queries, accountId, shop.clock())) ??
    (emailConfirmed ? null : own);
  if (email === null) return ok(null);
  const counted = await countAttempt(shop, {
    kind: 'email-confirmation',
    account: own,
    address: actor.networkAddress(),
  });
  if (!counted.ok) return counted;
  await shop.database.transaction(async (trx) => {
    const path = await createConfirmationPath(trx, { accountId, email }, shop);
    const reader = { locale: mailLanguage ?? actor.locale, linkOrigin: actor.linkOrigin };
    const letter = noticeTo(email, reader, (notice) => confirmEmailMail({ ...notice, path }));
    await queueMail(trx, 'confirm-email', letter, shop.clock());
  });
  shop.mailQueued();
  return ok(null);
};

/**
 * Confirms an address by its mailed link and assigns guest orders with this address to the
 * account. Password reset links sent to the previous address become invalid.
 */
export const confirmEmail = async (
  shop: EventNeeds & ListNeeds & WithMailQueue,
  actor: Actor,
  link: ResetLink,
): Promise<Result<null, Exclude<EmailLinkRefused, { readonly kind: 'unreachable' }>>> => {
  const { database, clock } = shop;
  type Confirmed = { readonly accountId: number; readonly isNew: boolean };
  const confirmed = await database.transaction(
    async (
      trx,
    ): Promise<Result<Confirmed, { readonly kind: 'email-link-invalid' | 'email-taken' }>> => {
      const now = clock();
      const proved = await useConfirmation(trx, link, now);
      if (!proved) return err({ kind: 'email-link-invalid' });
      const { accountId, email } = proved;
      const before = await findCredentials(trx, { id: accountId });
      if (!(await confirmAddress(trx, accountId, email, now))) return err({ kind: 'email-taken' });
      await deleteResets(trx, accountId);
      await assignGuestOrders(trx, proved, now);
      await confirmAccountSubscription(
        trx,
        shop,
        { ...proved, before: before?.email ?? email },
        actor.linkOrigin,
      );
      return ok({ accountId, isNew: before?.email !== email });
    },
  );
  if (!confirmed.ok) return confirmed;
  shop.mailQueued();
  await recordEvent(
    shop,
    actor,
    confirmed.value.isNew ? 'email-changed' : 'email-confirmed',
    confirmed.value.accountId,
  );
  return ok(null);
};
