import { createHash } from 'node:crypto';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';

const allowedFailures = 10;
const windowMinutes = 15;

/** One address tried from one place; hashed, since neither needs to be kept readable. */
export const attemptSubject = (email: string, networkAddress: string): string =>
  createHash('sha256').update(`${email}|${networkAddress}`).digest('base64url');

const windowStart = (now: Date): string => toInstant(new Date(now.getTime() - windowMinutes * 60_000));

/** Whether this subject has failed too often of late to try again. */
export const isThrottled = async (queries: Queries, subject: string, now: Date): Promise<boolean> => {
  const row = await queries
    .selectFrom('sign_in_failure')
    .select((table) => table.fn.countAll<number>().as('failures'))
    .where('subject', '=', subject)
    .where('failed_at', '>', windowStart(now))
    .executeTakeFirstOrThrow();
  return Number(row.failures) >= allowedFailures;
};

export const noteFailure = async (queries: Queries, subject: string, now: Date): Promise<void> => {
  await queries.deleteFrom('sign_in_failure').where('failed_at', '<=', windowStart(now)).execute();
  await queries
    .insertInto('sign_in_failure')
    .values({ subject, failed_at: toInstant(now) })
    .execute();
};

export const forgetFailures = async (queries: Queries, subject: string): Promise<void> => {
  await queries.deleteFrom('sign_in_failure').where('subject', '=', subject).execute();
};
