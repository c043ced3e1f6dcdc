import type { ResetLink } from '@tailorbird/domain/account';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import { createToken, hashToken } from '../../../platform/session/secrets.ts';

const goodForHours = 24;

export const encodeAccountId = (id: number): string =>
  Buffer.from(String(id)).toString('base64url');
export const decodeAccountId = (uidb64: string): number | null => {
  const text = Buffer.from(uidb64, 'base64url').toString('utf8');
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
};

/**
 * Creates a password reset link and returns its path without language. It works once, for a
 * day; earlier links become invalid.
 */
export const createResetPath = async (
  trx: Queries,
  accountId: number,
  { clock, random }: WithClock & WithRandom,
): Promise<string> => {
  const now = clock();
  const token = createToken(random);
  await trx
    .deleteFrom('password_reset')
    .where(({ eb, or, and }) =>
      or([
        eb('expires_at', '<=', toInstant(now)),
        and([eb('account_id', '=', accountId), eb('used_at', 'is', null)]),
      ]),
    )
    .execute();
  await trx
    .insertInto('password_reset')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      created_at: toInstant(now),
      expires_at: toInstant(new Date(now.getTime() + goodForHours * 3_600_000)),
      used_at: null,
    })
    .execute();
  return `/reset-password/${encodeAccountId(accountId)}/${token}`;
};

/** The account of a valid link; undefined if it is used, expired or unknown. */
export const findReset = async (
  queries: Queries,
  { uid, token }: ResetLink,
  now: Date,
): Promise<number | undefined> => {
  const accountId = decodeAccountId(uid);
  if (accountId === null) return undefined;
  const row = await queries
    .selectFrom('password_reset')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', toInstant(now))
    .executeTakeFirst();
  return row?.account_id;
};

/** Redeems a link and invalidates the account's other links; false if it was not valid. */
export const useReset = async (
  trx: Queries,
  accountId: number,
  token: string,
  now: Date,
): Promise<boolean> => {
  const used = await trx
    .updateTable('password_reset')
    .set({ used_at: toInstant(now) })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) return false;
  await deleteResets(trx, accountId);
  return true;
};

export const deleteResets = async (trx: Queries, accountId: number): Promise<void> => {
  await trx
    .deleteFrom('password_reset')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
};
