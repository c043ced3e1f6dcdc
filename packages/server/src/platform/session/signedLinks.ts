import { createHmac } from 'node:crypto';
import { toInstant } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { WithClock, WithRandom } from '../runtime/runtime.ts';
import { createToken, sameSecret } from './secrets.ts';

/** The key that signs links in mails, generated once and stored in the database. */
export type WithSigningKey = { readonly signingKey: string };

/**
 * Reads the key, or generates it at the first start; processes that start together use the same
 * one.
 */
export const openSigningKey = async ({
  database,
  clock,
  random,
}: { readonly database: Database } & WithClock & WithRandom): Promise<string> => {
  const { queries } = database;
  await queries
    .insertInto('signing_key')
    .values({ id: 1, value: createToken(random), created_at: toInstant(clock()) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (
    await queries
      .selectFrom('signing_key')
      .select('value')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
  ).value;
};

const signatureOf = (key: string, purpose: string, subject: string, expires: string): string =>
  createHmac('sha256', key).update(`${purpose}|${subject}|${expires}`).digest('base64url');

/**
 * A signed link that grants one purpose for one subject until it expires:
 * `subject.seconds.signature`. A subject has letters, digits and `-`.
 */
export const signLink = (key: string, purpose: string, subject: string, expires: Date): string => {
  const seconds = String(Math.floor(expires.getTime() / 1_000));
  return `${subject}.${seconds}.${signatureOf(key, purpose, subject, seconds)}`;
};

/**
 * The subject of a link that was signed for this purpose and has not expired; null for any
 * other text.
 */
export const readLink = (key: string, purpose: string, link: string, now: Date): string | null => {
  const [subject = '', expires = '', signature = '', ...more] = link.split('.');
  if (more.length > 0 || !/^[\w-]{1,40}$/.test(subject) || !/^\d{1,12}$/.test(expires)) return null;
  if (!sameSecret(signature, signatureOf(key, purpose, subject, expires))) return null;
  return Number(expires) * 1_000 > now.getTime() ? subject : null;
};
