import { createHash } from 'node:crypto';
import { toInstant } from '../database/columns.ts';
import type { Queries } from '../database/database.ts';

const allowedForms = 10;
const windowMinutes = 60;

/** A kind of form from one place; hashed, since the place need not be kept readable. */
const subjectOf = (form: string, networkAddress: string): string =>
  createHash('sha256').update(`${form}|${networkAddress}`).digest('base64url');

/** Notes a form from a place, unless there were too many of its kind from there within the hour; answers whether it may come in. */
export const admitForm = async (trx: Queries, form: string, networkAddress: string, now: Date): Promise<boolean> => {
  const start = toInstant(new Date(now.getTime() - windowMinutes * 60_000));
  const subject = subjectOf(form, networkAddress);
  await trx.deleteFrom('form_sent').where('sent_at', '<=', start).execute();
  const { sent } = await trx
    .selectFrom('form_sent')
    .select((table) => table.fn.countAll<number>().as('sent'))
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  if (Number(sent) >= allowedForms) return false;
  await trx
    .insertInto('form_sent')
    .values({ subject, sent_at: toInstant(now) })
    .execute();
  return true;
};
