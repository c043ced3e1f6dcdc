import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import { createToken, hashToken, isToken } from '../../../platform/session/secrets.ts';

export const deviceSeconds = 180 * 24 * 60 * 60;

/**
 * The hashed device token if this browser was signed in to the account before; otherwise
 * undefined.
 */
export const findDevice = async (
  queries: Queries,
  { token, email }: { readonly token: string | null; readonly email: string },
  now: Date,
): Promise<string | undefined> => {
  if (token === null || !isToken(token)) return undefined;
  const row = await queries
    .selectFrom('known_device')
    .innerJoin('account', 'account.id', 'known_device.account_id')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('email', '=', email)
    .where('expires_at', '>', toInstant(now))
    .executeTakeFirst();
  return row?.token_hash;
};

/**
 * Records that a browser was signed in to an account; returns its cookie value, which is the
 * same for all accounts of one browser.
 */
export const rememberDevice = async (
  trx: Queries,
  { token, accountId }: { readonly token: string | null; readonly accountId: number },
  { clock, random }: WithClock & WithRandom,
): Promise<string> => {
  const now = clock();
  const shown = token !== null && isToken(token) ? token : createToken(random);
  const expires_at = toInstant(new Date(now.getTime() + deviceSeconds * 1_000));
  await trx
    .deleteFrom('known_device')
    .where('account_id', '=', accountId)
    .where('expires_at', '<=', toInstant(now))
    .execute();
  await trx
    .insertInto('known_device')
    .values({ token_hash: hashToken(shown), account_id: accountId, expires_at })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'account_id']).doUpdateSet({ expires_at }),
    )
    .execute();
  return shown;
};

export const deleteDevices = async (trx: Queries, accountId: number): Promise<void> => {
  await trx.deleteFrom('known_device').where('account_id', '=', accountId).execute();
};
