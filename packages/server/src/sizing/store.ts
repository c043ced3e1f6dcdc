import type { StandardSize } from '@tailorbird/domain/sizing';
import type { Selectable } from 'kysely';
import type { Owner } from '../account/visitor.ts';
import { fromJson, toInstant, toJson } from '../database/columns.ts';
import type { Queries } from '../database/database.ts';
import type { SavedMeasurement, SizingTables } from './tables.ts';

export type StoredSize = {
  readonly id: number;
  readonly createdAt: string;
  readonly title: string;
  readonly sizeTypeId: number;
  /** Set when it was made from a standard size. */
  readonly standardSize: StandardSize | null;
  readonly measurements: readonly SavedMeasurement[];
};

const toSize = (row: Selectable<SizingTables['user_size']>): StoredSize => ({
  id: row.id,
  createdAt: row.created_at,
  title: row.title,
  sizeTypeId: row.size_type_id,
  standardSize:
    row.standard_base === null || row.standard_length === null
      ? null
      : { base: row.standard_base as StandardSize['base'], length: row.standard_length },
  measurements: fromJson(row.measurements),
});

const ofOwner = (queries: Queries, owner: Owner) => {
  const all = queries.selectFrom('user_size').selectAll().where('deleted_at', 'is', null);
  return owner.kind === 'customer' ? all.where('account_id', '=', owner.accountId) : all.where('guest_key', '=', owner.guestKey);
};

/** More sizes than anybody needs. */
export const mostSizes = 200;

/** Sizes of a customer or guest, newest first. */
export const sizesOf = async (queries: Queries, owner: Owner, sizeTypeId?: number): Promise<readonly StoredSize[]> => {
  const sizes = ofOwner(queries, owner);
  const rows = await (sizeTypeId === undefined ? sizes : sizes.where('size_type_id', '=', sizeTypeId))
    .orderBy('id', 'desc')
    .limit(mostSizes)
    .execute();
  return rows.map(toSize);
};

/** One size of this owner; undefined for one that is not there, deleted, or somebody else's. */
export const findSize = async (queries: Queries, owner: Owner, id: number): Promise<StoredSize | undefined> => {
  const row = await ofOwner(queries, owner).where('id', '=', id).executeTakeFirst();
  return row && toSize(row);
};

/** Sizes by their ids, whoever owns them and deleted ones too: for the lines of a basket or an order that were checked when they were made. */
export const sizesById = async (queries: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, StoredSize>> => {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('user_size')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, toSize(row)]));
};

export type SizeToSave = Omit<StoredSize, 'id' | 'createdAt'> & { readonly preferences: unknown };

export const saveSize = async (trx: Queries, owner: Owner, size: SizeToSave, now: Date): Promise<number> => {
  const row = await trx
    .insertInto('user_size')
    .values({
      account_id: owner.kind === 'customer' ? owner.accountId : null,
      guest_key: owner.kind === 'guest' ? owner.guestKey : null,
      title: size.title,
      size_type_id: size.sizeTypeId,
      standard_base: size.standardSize?.base ?? null,
      standard_length: size.standardSize?.length ?? null,
      measurements: toJson(size.measurements),
      preferences: size.preferences === null || size.preferences === undefined ? null : toJson(size.preferences),
      created_at: toInstant(now),
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

/** The size this owner made from a standard size for a size type, if there is one (SIZE-31). */
export const findStandardSize = async (
  queries: Queries,
  owner: Owner,
  sizeTypeId: number,
  size: StandardSize,
): Promise<StoredSize | undefined> => {
  const row = await ofOwner(queries, owner)
    .where('size_type_id', '=', sizeTypeId)
    .where('standard_base', '=', size.base)
    .where('standard_length', '=', size.length)
    .orderBy('id')
    .executeTakeFirst();
  return row && toSize(row);
};

/** Deletes a size for its owner; answers whether there was one. Lines and orders made with it still know it. */
export const deleteSize = async (queries: Queries, owner: Owner, id: number, now: Date): Promise<boolean> => {
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

/**
 * Gives a guest's sizes to the customer they turned out to be (decisions 70). Ids stay, so lines made with them stay right; a standard size the customer has too is the customer's own
 * from then on: answers which guest size became which.
 */
export const mergeGuestSizes = async (
  trx: Queries,
  guestKey: string,
  accountId: number,
  now: Date,
): Promise<ReadonlyMap<number, number>> => {
  const guestSizes = await sizesOf(trx, { kind: 'guest', guestKey });
  const became = new Map<number, number>();
  for (const size of guestSizes) {
    const own = size.standardSize && (await findStandardSize(trx, { kind: 'customer', accountId }, size.sizeTypeId, size.standardSize));
    if (own) became.set(size.id, own.id);
  }
  await trx.updateTable('user_size').set({ account_id: accountId, guest_key: null }).where('guest_key', '=', guestKey).execute();
  if (became.size > 0) {
    await trx
      .updateTable('user_size')
      .set({ deleted_at: toInstant(now) })
      .where('id', 'in', [...became.keys()])
      .execute();
  }
  return became;
};
