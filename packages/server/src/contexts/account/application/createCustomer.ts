import {
  type EmailFailure,
  err,
  type Locale,
  ok,
  parseEmail,
  type Result,
} from '@tailorbird/domain/kernel';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import { recordAct } from '../../../platform/records/records.ts';
import { type AccessRefused, requireStaff } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { SignedInAccount } from '../../../platform/session/visitor.ts';
import { type ListNeeds, requestSubscription } from '../../newsletter/index.ts';
import { welcomeMail } from '../mails/welcome.ts';
import { createAccount, normalizeEmail } from '../store/accounts.ts';
import { createResetPath } from '../store/passwordResets.ts';
import { findAccount } from '../store/sessions.ts';

export const createCustomer = async (
  shop: ListNeeds & WithMailQueue,
  actor: Actor,
  {
    email,
    firstName,
    lastName,
    newsletter,
  }: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly newsletter: boolean;
  },
): Promise<
  Result<SignedInAccount, AccessRefused | EmailFailure | { readonly kind: 'account-exists' }>
> => {
  const visitor = await actor.visitor();
  const staff = requireStaff(visitor, 'admins and stores');
  if (!staff.ok) return staff;
  const address = parseEmail(email);
  if (!address.ok) return address;
  const { locale, linkOrigin: origin } = actor;
  const id = await shop.database.transaction(async (trx) => {
    const now = shop.clock();
    const names = { firstName: firstName.trim(), lastName: lastName.trim() };
    const made = await createAccount(
      trx,
      { email, passwordHash: null, ...names, locale, source: 'store' },
      now,
    );
    if (made === undefined) return undefined;
    const to = normalizeEmail(email);
    // Subscribes after the password link has confirmed the address.
    if (newsletter)
      await requestSubscription(trx, shop, {
        email: to,
        source: 'store',
        locale,
        origin,
        account: { id: made, isProved: false },
        mailsLink: false,
      });
    await recordAct(trx, visitor, { action: 'customer-created', accountId: made }, now);
    const setPasswordPath = await createResetPath(trx, made, shop);
    const write = (chosen: Locale) =>
      welcomeMail({ to, locale: chosen, origin, setPasswordPath, confirmPath: null });
    await queueMail(trx, 'welcome', { to, locale, write }, now);
    return made;
  });
  if (id === undefined) return err({ kind: 'account-exists' });
  shop.mailQueued();
  const account = await findAccount(shop.database.queries, id);
  if (!account) throw new Error('The new account is missing');
  return ok(account);
};
