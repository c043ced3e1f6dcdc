import { type EmailFailure, err, ok, parseEmail, type Result } from '@tailorbird/domain/kernel';
import { newsletterListId } from '@tailorbird/domain/newsletter';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { admitForm } from '../../../platform/limits/limit.ts';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { firstLetter } from '../mails.ts';
import { isSubscribed, keepSubscription } from '../store.ts';

export type NotSubscribed = EmailFailure | { readonly kind: 'unknown-list' } | { readonly kind: 'too-many-forms' };

/** Puts an address on the list of letters and writes to it, once; who is on it already is told the same. Answers the address. */
export const subscribe = async (
  { database, clock, mailQueued }: WithDatabase & WithClock & WithMailQueue,
  actor: Actor,
  request: { readonly email: string; readonly listId: string; readonly source: string },
): Promise<Result<string, NotSubscribed>> => {
  const parsed = parseEmail(request.email);
  if (!parsed.ok) return parsed;
  if (request.listId !== newsletterListId) return err({ kind: 'unknown-list' });
  const { locale } = actor;
  const subscription = { ...request, email: parsed.value.toLowerCase(), locale };
  const outcome = await database.transaction(async (trx) => {
    const now = clock();
    if (await isSubscribed(trx, subscription)) return 'known';
    if (!(await admitForm(trx, 'newsletter', actor.networkAddress(), now))) return 'too-many';
    if (!(await keepSubscription(trx, subscription, now))) return 'known';
    await queueMail(trx, 'newsletter', firstLetter(subscription.email, locale, actor.linkOrigin), now);
    return 'made';
  });
  if (outcome === 'too-many') return err({ kind: 'too-many-forms' });
  if (outcome === 'made') mailQueued();
  return ok(parsed.value);
};
