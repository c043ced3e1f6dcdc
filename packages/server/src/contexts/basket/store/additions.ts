import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';

/** Records an idempotency key; false if it was used before. */
export const beginAddition = async (trx: Queries, key: string, now: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('basket_addition')
    .values({ request_key: key, created_at: toInstant(now) })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
};

export const wasAdded = async (queries: Queries, key: string): Promise<boolean> =>
  (await queries
    .selectFrom('basket_addition')
    .select('request_key')
    .where('request_key', '=', key)
    .executeTakeFirst()) !== undefined;
