import type { ResetLink } from '@tailorbird/domain/account';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import { createToken, hashToken } from '../../../platform/session/secrets.ts';
import { decodeAccountId, encodeAccountId } from './passwordResets.ts';

const goodForHours = 24;

/**
 * Creates a confirmation link and returns its path without language. It works once, for a day;
 * earlier links become invalid.
 */
export const createConfirmationPath = async (
  trx: Queries,
  { accountId, email }: { readonly accountId: number; readonly email: string },
  { clock, random }: WithClock & WithRandom,
): Promise<string> => {
  const now = clock();
  const token = createToken(random);
  await trx
    .deleteFrom('email_confirmation')
    .where(({ eb, or }) =>
      or([eb('expires_at', '<=', toInstant(now)), eb('account_id', '=', accountId)]),
    )
    .execute();
  await trx
    .insertInto('email_confirmation')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      email,
      created_at: toInstant(now),
      expires_at: toInstant(new Date(now.getTime() + goodForHours * 3_600_000)),
    })
    .execute();
  return `/confirm-email/${encodeAccountId(accountId)}/${token}`;
};

/**
 * Redeems a link and returns the account and the address it confirms; undefined if it is used,
 * expired, replaced or unknown.
 */
export const useConfirmation = async (
  trx: Queries,
  { uid, token }: ResetLink,
  now: Date,
): Promise<{ readonly accountId: number; readonly email: string } | undefined> => {
  const accountId = decodeAccountId(uid);
  if (accountId === null) return undefined;
  const row = await trx
    .deleteFrom('email_confirmation')
    .where('token_hash', '=', hashToken(token))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', toInstant(now))
    .returning('email')
    .executeTakeFirst();
  return row && { accountId, email: row.email };
};

/** The address of an account's open confirmation link, or null. */
export const pendingEmailOf = async (
  queries: Queries,
  accountId: number,
  now: Date,
): Promise<string | null> => {
  const row = await queries
    .selectFrom('email_confirmation')
    .select('email')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', toInstant(now))
    .executeTakeFirst();
  return row?.email ?? null;
};
