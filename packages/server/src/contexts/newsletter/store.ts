import type { Locale } from '@tailorbird/domain/kernel';
import { toInstant } from '../../platform/database/columns.ts';
import type { Queries } from '../../platform/database/database.ts';

type Subscription = { readonly email: string; readonly listId: string };

export const isSubscribed = async (queries: Queries, { email, listId }: Subscription): Promise<boolean> =>
  (await queries.selectFrom('subscription').select('id').where('email', '=', email).where('list_id', '=', listId).executeTakeFirst()) !==
  undefined;

const longestSource = 80;

/** Puts an address on a list; false when it is on it. */
export const keepSubscription = async (
  trx: Queries,
  { email, listId, source, locale }: Subscription & { readonly source: string; readonly locale: Locale },
  now: Date,
): Promise<boolean> => {
  const row = await trx
    .insertInto('subscription')
    .values({ email, list_id: listId, source: source.slice(0, longestSource), locale, created_at: toInstant(now) })
    .onConflict((conflict) => conflict.columns(['email', 'list_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
