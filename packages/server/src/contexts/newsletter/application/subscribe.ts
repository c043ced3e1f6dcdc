import { type EmailFailure, err, ok, parseEmail, type Result } from '@tailorbird/domain/kernel';
import { newsletterListId } from '@tailorbird/domain/newsletter';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import type { WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type ListNeeds, requestSubscription } from './list.ts';

export type NotSubscribed = EmailFailure | { readonly kind: 'unknown-list' } | RateLimited;

/**
 * Subscribes an address and returns it. Requires confirmation by link, unless it is the
 * customer's own confirmed address. Response and rate limit do not reveal if the address is
 * known.
 */
export const subscribe = async (
  needs: ListNeeds & WithSettings & WithMailQueue,
  actor: Actor,
  request: { readonly email: string; readonly listId: string; readonly source: string },
): Promise<Result<string, NotSubscribed>> => {
  const parsed = parseEmail(request.email);
  if (!parsed.ok) return parsed;
  if (request.listId !== newsletterListId) return err({ kind: 'unknown-list' });
  const email = parsed.value.normalize('NFC').toLowerCase();
  const counted = await countAttempt(needs, {
    kind: 'newsletter',
    account: email,
    address: actor.networkAddress(),
  });
  if (!counted.ok) return counted;
  const visitor = await actor.visitor();
  const own =
    visitor.kind === 'customer' && visitor.impersonation === null && visitor.account.email === email
      ? visitor.account
      : null;
  const { locale, linkOrigin: origin } = actor;
  await needs.database.transaction(
    async (trx) =>
      await requestSubscription(trx, needs, {
        email,
        source: request.source,
        locale,
        origin,
        account: own && { id: own.id, isProved: own.emailConfirmed },
        mailsLink: true,
      }),
    'read committed',
  );
  needs.mailQueued();
  return ok(parsed.value);
};
