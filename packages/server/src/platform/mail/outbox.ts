import { defaultLocale, type Locale } from '@tailorbird/domain/kernel';
import { toInstant, toJson } from '../database/columns.ts';
import type { Queries } from '../database/database.ts';
import { asStored } from '../texts/saidTexts.ts';
import { chosenLanguage } from './chosenLanguage.ts';
import type { Mail } from './mail.ts';

/** Tells the mail dispatcher that the outbox has something new. Call it after the transaction. */
export type WithMailQueue = { readonly mailQueued: () => void };

/** A mail before it is written: to whom, in which language unless they have chosen one for their mails, and what it says in a language. */
export type Letter = {
  readonly to: string;
  readonly locale: Locale;
  readonly write: (locale: Locale) => Mail;
};

/** A mail to the people of the house, who read English. */
export const toHouse = (mail: Mail): Letter => ({
  to: mail.to,
  locale: defaultLocale,
  write: () => mail,
});

/**
 * Puts a mail in the outbox, in the language its reader has chosen for mails. Give it the transaction that makes the mail true: either both are there after a crash, or neither. The dispatcher sends it afterwards; `dispatcher.wake()`
 * saves it the wait. `kind` is what it is about, to be found by in the outbox. A mail with a day of its own waits for it. Answers its id, to withdraw it by.
 */
export const queueMail = async (
  trx: Queries,
  kind: string,
  letter: Letter,
  now: Date,
  dueAt: Date | null = null,
): Promise<number> => {
  const locale = (await chosenLanguage(trx, letter.to)) ?? letter.locale;
  const mail = await asStored(trx, () => letter.write(locale));
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

/** Takes a mail back that nobody has begun to send; answers false, having changed nothing, when somebody has. */
export const withdrawMail = async (trx: Queries, id: number): Promise<boolean> => {
  const withdrawn = await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return withdrawn.numDeletedRows > 0n;
};
