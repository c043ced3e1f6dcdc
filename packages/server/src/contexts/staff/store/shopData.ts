import type { ShopChange, ShopValue } from '@tailorbird/domain/shell';
import { fromJson, toInstant, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';

const mostChanges = 100;
/** Previews are stored in the same table. */
const previews = 'preview';

const overrides = (queries: Queries) =>
  queries.selectFrom('shop_data').selectAll().where('table_name', '!=', previews).execute();

export const readOverrides = async (queries: Queries): Promise<ReadonlyMap<string, ShopValue>> => {
  const rows = await overrides(queries);
  return new Map(
    rows.map(({ table_name, row_key, value }) => [`${table_name}/${row_key}`, fromJson(value)]),
  );
};

export const writeOverride = async (
  trx: Queries,
  table: string,
  key: string,
  value: ShopValue,
): Promise<void> => {
  await trx
    .insertInto('shop_data')
    .values({ table_name: table, row_key: key, value: toJson(value) })
    .onConflict((conflict) =>
      conflict.columns(['table_name', 'row_key']).doUpdateSet({ value: toJson(value) }),
    )
    .execute();
};

export const addChange = async (
  trx: Queries,
  change: {
    readonly table: string;
    readonly key: string;
    readonly byAccountId: number;
    readonly reason: string;
    readonly before: ShopValue | null;
    readonly after: ShopValue;
  },
  now: Date,
): Promise<void> => {
  await trx
    .insertInto('shop_change')
    .values({
      at: toInstant(now),
      table_name: change.table,
      row_key: change.key,
      by_account_id: change.byAccountId,
      reason: change.reason,
      before: change.before && toJson(change.before),
      after: toJson(change.after),
    })
    .execute();
};

export const changesOf = async (
  queries: Queries,
  table: string,
  key: string,
): Promise<readonly ShopChange[]> => {
  const rows = await queries
    .selectFrom('shop_change')
    .leftJoin('account', 'account.id', 'shop_change.by_account_id')
    .select(['shop_change.id as id', 'at', 'email', 'reason', 'before', 'after'])
    .where('table_name', '=', table)
    .where('row_key', '=', key)
    .orderBy('shop_change.id', 'desc')
    .limit(mostChanges)
    .execute();
  return rows.map(({ id, at, email, reason, before, after }) => ({
    id,
    at,
    by: email,
    reason,
    before: before && fromJson(before),
    after: fromJson(after),
  }));
};

/** Stores a preview and deletes old ones; names are ordered by time. */
export const storePreview = async (
  trx: Queries,
  name: string,
  value: ShopValue,
  forgetBefore: string,
): Promise<void> => {
  await trx
    .deleteFrom('shop_data')
    .where('table_name', '=', previews)
    .where('row_key', '<', forgetBefore)
    .execute();
  await writeOverride(trx, previews, name, value);
};

export const readPreview = async (
  queries: Queries,
  name: string,
): Promise<ShopValue | undefined> => {
  const row = await queries
    .selectFrom('shop_data')
    .select('value')
    .where('table_name', '=', previews)
    .where('row_key', '=', name)
    .executeTakeFirst();
  return row && fromJson(row.value);
};
