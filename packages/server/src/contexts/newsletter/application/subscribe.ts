import { type EmailFailure, err, ok, parseEmail, type Result } from '@tailorbird/domain/kernel';
import { newsletterListId } from '@tailorbird/domain/newsletter';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { countAttempt, type TooOften } from '../../../platform/limits/attempts.ts';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { firstLetter } from '../mails.ts';
import { isSubscribed, keepSubscription } from '../store.ts';

export type NotSubscribed = EmailFailure | { readonly kind: 'unknown-list' } | TooOften;

/** Puts an address on the list of letters and writes to it, once; who is on it already is told the same. Answers the address. */
export const subscribe = async (
  needs: WithDatabase & WithClock & WithSettings & WithMailQueue,
  actor: Actor,
  request: { readonly email: string; readonly listId: string; readonly source: string },
): Promise<Result<string, NotSubscribed>> => {
  const parsed = parseEmail(request.email);
  if (!parsed.ok) return parsed;
  if (request.listId !== newsletterListId) return err({ kind: 'unknown-list' });
  const { locale } = actor;
  const subscription = { ...request, email: parsed.value.toLowerCase(), locale };
  const { database, clock, mailQueued } = needs;
  if (await isSubscribed(database.queries, subscription)) return ok(parsed.value);
  const counted = await countAttempt(needs, { kind: 'newsletter', address: actor.networkAddress() });
  if (!counted.ok) return counted;
  const isNew = await database.transaction(async (trx) => {
    const now = clock();
    if (!(await keepSubscription(trx, subscription, now))) return false;
    await queueMail(trx, 'newsletter', firstLetter(subscription.email, locale, actor.linkOrigin), now);
    return true;
  }, 'read committed');
  if (isNew) mailQueued();
  return ok(parsed.value);
};
