import type { ProfileChanges } from '@tailorbird/domain/account';
import { ok, type Result } from '@tailorbird/domain/kernel';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import type { WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import { type AccessRefused, requireCustomer } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { SignedInAccount } from '../../../platform/session/visitor.ts';
import {
  type ListNeeds,
  requestSubscription,
  unsubscribeAddress,
  wantsNewsletter,
} from '../../newsletter/index.ts';
import { changeAccount } from '../store/accounts.ts';
import { markDeleted } from '../store/leaving.ts';
import { findAccount } from '../store/sessions.ts';

/**
 * Changes a customer's profile. The newsletter setting is the public subscription; an
 * unconfirmed address gets a confirmation link. A closed account (`isActive` false) is signed
 * out everywhere and erased some days later (AUTH-17).
 */
export const changeProfile = async (
  shop: ListNeeds & WithSettings & WithMailQueue,
  actor: Actor,
  { newsletter, ...changes }: ProfileChanges,
): Promise<Result<SignedInAccount, AccessRefused | RateLimited>> => {
  const { database, clock } = shop;
  const customer = requireCustomer(await actor.visitor());
  if (!customer.ok) return customer;
  const { id, email, emailConfirmed } = customer.value;
  const isTurned =
    newsletter !== undefined &&
    newsletter !== (await wantsNewsletter(database.queries, { id, email }));
  if (isTurned && newsletter) {
    const counted = await countAttempt(shop, {
      kind: 'newsletter',
      account: email,
      address: actor.networkAddress(),
    });
    if (!counted.ok) return counted;
  }
  const account = await database.transaction(async (trx) => {
    await changeAccount(trx, id, changes);
    if (changes.isActive === false) await markDeleted(trx, id, clock());
    if (isTurned && !newsletter) await unsubscribeAddress(trx, email);
    if (isTurned && newsletter) {
      const { locale, linkOrigin: origin } = actor;
      await requestSubscription(trx, shop, {
        email,
        source: 'profile',
        locale,
        origin,
        account: { id, isProved: emailConfirmed },
        mailsLink: true,
      });
    }
    return await findAccount(trx, id);
  });
  if (!account) throw new Error('The account of the session is missing');
  if (isTurned) shop.mailQueued();
  return ok(account);
};
