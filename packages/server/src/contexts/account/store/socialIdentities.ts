import type { LinkedIdentity } from '@tailorbird/domain/account';
import type { SocialProvider } from '@tailorbird/domain/shell';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';

type Named = { readonly provider: SocialProvider; readonly subject: string };

export const findIdentity = async (
  queries: Queries,
  { provider, subject }: Named,
): Promise<number | undefined> => {
  const row = await queries
    .selectFrom('social_identity')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id;
};

export const identitiesOf = async (
  queries: Queries,
  accountId: number,
): Promise<readonly LinkedIdentity[]> => {
  const rows = await queries
    .selectFrom('social_identity')
    .select(['provider', 'email', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ provider, email, created_at }) => ({ provider, email, linkedAt: created_at }));
};

/**
 * Links an identity to an account, replacing another of the same provider; false if another
 * account has it.
 */
export const linkIdentity = async (
  trx: Queries,
  accountId: number,
  { provider, subject, email }: Named & { readonly email: string },
  now: Date,
): Promise<boolean> => {
  const owner = await findIdentity(trx, { provider, subject });
  if (owner !== undefined) return owner === accountId;
  await unlinkIdentity(trx, accountId, provider);
  await trx
    .insertInto('social_identity')
    .values({ provider, subject, account_id: accountId, email, created_at: toInstant(now) })
    .execute();
  return true;
};

export const unlinkIdentity = async (
  trx: Queries,
  accountId: number,
  provider: SocialProvider,
): Promise<boolean> => {
  const gone = await trx
    .deleteFrom('social_identity')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
};
