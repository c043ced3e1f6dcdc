import { defaultLocale, type Locale } from '@tailorbird/domain/kernel';
import { toInstant, toJson } from '../database/columns.ts';
import type { Queries } from '../database/database.ts';
import { withStoredTexts } from '../texts/textOverrides.ts';
import { chosenLanguage } from './chosenLanguage.ts';
import type { Mail } from './mail.ts';

/** Signals new mail in the outbox to the dispatcher. Call it after the transaction. */
export type WithMailQueue = { readonly mailQueued: () => void };

/**
 * A mail before rendering: recipient, default language, and content by language. A language
 * chosen for mails takes precedence.
 */
export type Letter = {
  readonly to: string;
  readonly locale: Locale;
  readonly write: (locale: Locale) => Mail;
};

export const letterToShop = (mail: Mail): Letter => ({
  to: mail.to,
  locale: defaultLocale,
  write: () => mail,
});

/**
 * Puts a mail in the outbox, in the language its reader has chosen. Pass the
 * transaction that causes the mail, so that both are stored or neither. The dispatcher
 * sends it; `dispatcher.wake()` avoids the wait. `kind` is the subject for lookups. A
 * scheduled mail waits for its day. Returns the id for `withdrawMail`.
 */
export const queueMail = async (
  trx: Queries,
  kind: string,
  letter: Letter,
  now: Date,
  dueAt: Date | null = null,
): Promise<number> => {
  const locale = (await chosenLanguage(trx, letter.to)) ?? letter.locale;
  const mail = await withStoredTexts(trx, () => letter.write(locale));
  const queued = await trx
    .insertInto('outbox')
    .values({
      kind,
      payload: toJson(dueAt ? { ...mail, date: toInstant(dueAt) } : mail),
      created_at: toInstant(now),
      delivered_at: null,
      attempts: 0,
      due_at: dueAt && toInstant(dueAt),
    })
    .returning('id')
    .executeTakeFirst();
  if (!queued) throw new Error('The queued mail has no id');
  return queued.id;
};

/** Removes a mail that is not being sent yet; returns false and changes nothing otherwise. */
export const withdrawMail = async (trx: Queries, id: number): Promise<boolean> => {
  const withdrawn = await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return withdrawn.numDeletedRows > 0n;
};
