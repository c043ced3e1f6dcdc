import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  checkInquiry,
  type InquiryFieldFailures,
  type InquiryForm,
} from '@tailorbird/domain/support';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import { letterToShop, queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { inboxMail, receivedMail } from '../mails/inquiries.ts';
import { hasInquiry, insertInquiry } from '../store/inquiries.ts';

export type InquiryNotSent =
  | { readonly kind: 'fields'; readonly fields: InquiryFieldFailures }
  | RateLimited;

/**
 * Stores an inquiry from the contact form, mails it to the team and confirms it, in one
 * transaction and once per form.
 */
export const sendInquiry = async (
  needs: WithDatabase & WithClock & WithSettings & WithMailQueue,
  actor: Actor,
  {
    key,
    ...form
  }: InquiryForm & {
    /** The form's key: a repeated submission is stored once. */
    readonly key: string;
  },
): Promise<Result<null, InquiryNotSent>> => {
  const checked = checkInquiry(form);
  if (!checked.ok) return err({ kind: 'fields', fields: checked.failure });
  const inquiry = checked.value;
  const { locale, linkOrigin: origin } = actor;
  const { database, clock, settings, mailQueued } = needs;
  if (await hasInquiry(database.queries, key)) return ok(null);
  const counted = await countAttempt(needs, { kind: 'inquiry', address: actor.networkAddress() });
  if (!counted.ok) return counted;
  const isNew = await database.transaction(async (trx) => {
    const now = clock();
    if (!(await insertInquiry(trx, inquiry, key, locale, now))) return false;
    await queueMail(
      trx,
      'inquiry',
      letterToShop(inboxMail(inquiry, { locale, origin }, settings.supportAddress)),
      now,
    );
    await queueMail(
      trx,
      'inquiry-received',
      {
        to: inquiry.email,
        locale,
        write: (chosen) => receivedMail(inquiry, { locale: chosen, origin }),
      },
      now,
    );
    return true;
  }, 'read committed');
  if (isNew) mailQueued();
  return ok(null);
};
