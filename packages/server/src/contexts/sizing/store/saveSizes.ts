import { toInstant, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { LearnedFrom } from '../tables.ts';
import { type StoredContent, type StoredSize, toSize } from './sizeRows.ts';

const contentColumns = (content: StoredContent) => ({
  title: content.title,
  standard_base: content.standardSize?.base ?? null,
  standard_length: content.standardSize?.length ?? null,
  cut_for: content.cutFor,
  measurements: toJson(content.measurements),
  asymmetry: content.asymmetry ? toJson(content.asymmetry) : null,
  preferences:
    content.preferences === null || content.preferences === undefined
      ? null
      : toJson(content.preferences),
  design_version: 'V2' as const,
});

const byShopColumn = (isByShop: boolean): { readonly by_shop: 0 | 1 } => ({
  by_shop: isByShop ? 1 : 0,
});

export type SizeToSave = StoredContent & {
  readonly sizeTypeId: number;
  readonly wearerId?: number | null;
};

/** The source of a version: worn garments, or staff. */
export type SavedHow = {
  readonly learnedFrom?: readonly LearnedFrom[];
  readonly isByShop?: boolean;
};

/** Saves a size and its first version, with the current design version (SIZE-15). */
export const saveSize = async (
  trx: Queries,
  owner: Owner,
  size: SizeToSave,
  now: Date,
  { isByShop = false }: Pick<SavedHow, 'isByShop'> = {},
): Promise<number> => {
  const columns = {
    ...contentColumns(size),
    version: 1,
    saved_at: toInstant(now),
    ...byShopColumn(isByShop),
  };
  const row = await trx
    .insertInto('user_size')
    .values({
      ...columns,
      account_id: owner.kind === 'customer' ? owner.accountId : null,
      guest_key: owner.kind === 'guest' ? owner.guestKey : null,
      size_type_id: size.sizeTypeId,
      wearer_id: size.wearerId ?? null,
      created_at: toInstant(now),
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('user_size_version')
    .values({ ...columns, user_size_id: row.id, learned_from: null })
    .execute();
  return row.id;
};

/** Saves the next version of a size, and restores it if it was removed; returns the size. */
export const saveVersion = async (
  trx: Queries,
  size: StoredSize,
  content: StoredContent,
  now: Date,
  { learnedFrom = [], isByShop = false }: SavedHow = {},
): Promise<StoredSize> => {
  const columns = {
    ...contentColumns(content),
    version: size.version + 1,
    saved_at: toInstant(now),
    ...byShopColumn(isByShop),
  };
  const row = await trx
    .updateTable('user_size')
    .set({ ...columns, deleted_at: null })
    .where('id', '=', size.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('user_size_version')
    .values({
      ...columns,
      user_size_id: size.id,
      learned_from: learnedFrom.length > 0 ? toJson(learnedFrom) : null,
    })
    .execute();
  return toSize(row);
};

export const undeleteSize = async (trx: Queries, size: StoredSize): Promise<StoredSize> => {
  if (size.deletedAt !== null)
    await trx
      .updateTable('user_size')
      .set({ deleted_at: null })
      .where('id', '=', size.id)
      .execute();
  return { ...size, deletedAt: null };
};

/**
 * Removes a size for its owner; false if it does not exist. Lines and orders still refer to it,
 * and it can be restored.
 */
export const deleteSize = async (
  queries: Queries,
  owner: Owner,
  id: number,
  now: Date,
): Promise<boolean> => {
  const all = queries
    .updateTable('user_size')
    .set({ deleted_at: toInstant(now) })
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  const deleted = await (owner.kind === 'customer'
    ? all.where('account_id', '=', owner.accountId)
    : all.where('guest_key', '=', owner.guestKey)
  ).executeTakeFirst();
  return deleted.numUpdatedRows > 0n;
};
