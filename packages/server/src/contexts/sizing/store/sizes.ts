import type { SizeDesignVersion, StandardSize } from '@tailorbird/domain/sizing';
import type { Selectable } from 'kysely';
import { fromJson, toInstant, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { SizeUses } from '../application/sizeUses.ts';
import type { SavedMeasurement, SizingTables } from '../tables.ts';

/** What a version of a size holds. */
export type StoredContent = {
  readonly title: string;
  /** Set while it is that standard size, unchanged. */
  readonly standardSize: StandardSize | null;
  readonly measurements: readonly SavedMeasurement[];
  /** What the customer said about their body and taste, as the wire has it. */
  readonly preferences: unknown;
};

/** A version as it was saved. */
export type StoredVersion = StoredContent & {
  readonly designVersion: SizeDesignVersion;
  /** 1, and one more for each change. */
  readonly version: number;
  readonly savedAt: string;
};

/** A size as its current version has it. */
export type StoredSize = StoredVersion & {
  readonly id: number;
  readonly sizeTypeId: number;
  readonly createdAt: string;
  readonly deletedAt: string | null;
};

type VersionColumns = Pick<
  Selectable<SizingTables['user_size_version']>,
  'version' | 'title' | 'standard_base' | 'standard_length' | 'measurements' | 'preferences' | 'design_version' | 'saved_at'
>;

const toVersion = (row: VersionColumns): StoredVersion => ({
  title: row.title,
  standardSize:
    row.standard_base === null || row.standard_length === null
      ? null
      : { base: row.standard_base as StandardSize['base'], length: row.standard_length },
  measurements: fromJson(row.measurements),
  preferences: row.preferences === null ? null : fromJson(row.preferences),
  designVersion: row.design_version,
  version: row.version,
  savedAt: row.saved_at,
});

const toSize = (row: Selectable<SizingTables['user_size']>): StoredSize => ({
  ...toVersion(row),
  id: row.id,
  sizeTypeId: row.size_type_id,
  createdAt: row.created_at,
  deletedAt: row.deleted_at,
});

type Which = 'kept' | 'kept and removed';

const ofOwner = (queries: Queries, owner: Owner, which: Which = 'kept') => {
  const all = queries.selectFrom('user_size').selectAll();
  const own = owner.kind === 'customer' ? all.where('account_id', '=', owner.accountId) : all.where('guest_key', '=', owner.guestKey);
  return which === 'kept' ? own.where('deleted_at', 'is', null) : own;
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

/** Every size of an owner, removed ones too, newest first. */
export const allSizesOf = async (queries: Queries, owner: Owner): Promise<readonly StoredSize[]> =>
  (await ofOwner(queries, owner, 'kept and removed').orderBy('id', 'desc').execute()).map(toSize);

/** One size of this owner; undefined for one that is not there, somebody else's, or removed where those are not asked for. */
export const findSize = async (queries: Queries, owner: Owner, id: number, which: Which = 'kept'): Promise<StoredSize | undefined> => {
  const row = await ofOwner(queries, owner, which).where('id', '=', id).executeTakeFirst();
  return row && toSize(row);
};

/** Sizes by their ids, whoever owns them and removed ones too: for the lines of a basket or an order that were checked when they were made. */
export const sizesById = async (queries: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, StoredSize>> => {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('user_size')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, toSize(row)]));
};

const contentColumns = (content: StoredContent) => ({
  title: content.title,
  standard_base: content.standardSize?.base ?? null,
  standard_length: content.standardSize?.length ?? null,
  measurements: toJson(content.measurements),
  preferences: content.preferences === null || content.preferences === undefined ? null : toJson(content.preferences),
  design_version: 'V2' as const,
});

export type SizeToSave = StoredContent & { readonly sizeTypeId: number };

/** Saves a size and its first version, of the current design (SIZE-15). */
export const saveSize = async (trx: Queries, owner: Owner, size: SizeToSave, now: Date): Promise<number> => {
  const columns = { ...contentColumns(size), version: 1, saved_at: toInstant(now) };
  const row = await trx
    .insertInto('user_size')
    .values({
      ...columns,
      account_id: owner.kind === 'customer' ? owner.accountId : null,
      guest_key: owner.kind === 'guest' ? owner.guestKey : null,
      size_type_id: size.sizeTypeId,
      created_at: toInstant(now),
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('user_size_version')
    .values({ ...columns, user_size_id: row.id })
    .execute();
  return row.id;
};

/** Saves the next version of a size, and has it back if it was removed; answers the size as it then is. */
export const saveVersion = async (trx: Queries, size: StoredSize, content: StoredContent, now: Date): Promise<StoredSize> => {
  const columns = { ...contentColumns(content), version: size.version + 1, saved_at: toInstant(now) };
  const row = await trx
    .updateTable('user_size')
    .set({ ...columns, deleted_at: null })
    .where('id', '=', size.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('user_size_version')
    .values({ ...columns, user_size_id: size.id })
    .execute();
  return toSize(row);
};

/** Has a removed size back as it was. */
export const bringBack = async (trx: Queries, size: StoredSize): Promise<StoredSize> => {
  if (size.deletedAt !== null) await trx.updateTable('user_size').set({ deleted_at: null }).where('id', '=', size.id).execute();
  return { ...size, deletedAt: null };
};

/** Versions of sizes, newest first, by the id of the size. One query. */
export const versionsOf = async (queries: Queries, sizeIds: readonly number[]): Promise<ReadonlyMap<number, readonly StoredVersion[]>> => {
  if (sizeIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('user_size_version')
    .selectAll()
    .where('user_size_id', 'in', sizeIds)
    .orderBy('version', 'desc')
    .execute();
  const bySize = new Map<number, StoredVersion[]>();
  for (const row of rows) bySize.set(row.user_size_id, [...(bySize.get(row.user_size_id) ?? []), toVersion(row)]);
  return bySize;
};

export const hasVersion = async (queries: Queries, sizeId: number, version: number): Promise<boolean> =>
  (await queries
    .selectFrom('user_size_version')
    .select('version')
    .where('user_size_id', '=', sizeId)
    .where('version', '=', version)
    .executeTakeFirst()) !== undefined;

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

/** Removes a size for its owner; answers whether there was one. Lines and orders made with it still know it, and it can be restored. */
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
 * Deletes all size data of an owner. A size that a line of a basket or an order needs stays with the line, as its measurements and nobody's: without what was told about the body, and
 * without the versions nothing was made to.
 */
export const eraseSizes = async (trx: Queries, uses: Pick<SizeUses, 'needed'>, owner: Owner, now: Date): Promise<void> => {
  const ids = (await allSizesOf(trx, owner)).map(({ id }) => id);
  if (ids.length === 0) return;
  const needed = await uses.needed(trx, ids);
  const isNeeded = (id: number): boolean => needed.some(({ sizeId }) => sizeId === id);
  const kept = ids.filter(isNeeded);
  const gone = ids.filter((id) => !isNeeded(id));
  if (gone.length > 0) {
    await trx.deleteFrom('user_size_version').where('user_size_id', 'in', gone).execute();
    await trx.deleteFrom('user_size').where('id', 'in', gone).execute();
  }
  if (kept.length === 0) return;
  const madeTo = new Set(needed.map(({ sizeId, version }) => `${sizeId}/${version}`));
  const versions = await trx
    .selectFrom('user_size_version')
    .innerJoin('user_size', 'user_size.id', 'user_size_version.user_size_id')
    .select(['user_size_version.user_size_id as id', 'user_size_version.version as version', 'user_size.version as current'])
    .where('user_size_version.user_size_id', 'in', kept)
    .execute();
  for (const { id, version, current } of versions) {
    if (version === current || madeTo.has(`${id}/${version}`)) continue;
    await trx.deleteFrom('user_size_version').where('user_size_id', '=', id).where('version', '=', version).execute();
  }
  await trx.updateTable('user_size_version').set({ preferences: null }).where('user_size_id', 'in', kept).execute();
  await trx
    .updateTable('user_size')
    .set({ preferences: null, account_id: null, guest_key: null, deleted_at: toInstant(now) })
    .where('id', 'in', kept)
    .execute();
};

/**
 * Gives a guest's sizes to the customer they turned out to be. Ids stay, so lines made with them stay right; a standard size the customer has too is the customer's own
 * from then on, in what was ordered as well: answers which guest size became which.
 */
export const mergeGuestSizes = async (
  trx: Queries,
  uses: Pick<SizeUses, 'replace'>,
  guestKey: string,
  accountId: number,
  now: Date,
): Promise<ReadonlyMap<number, number>> => {
  const guestSizes = await sizesOf(trx, { kind: 'guest', guestKey });
  const standard = guestSizes.some(({ standardSize }) => standardSize !== null)
    ? (await sizesOf(trx, { kind: 'customer', accountId })).filter(({ standardSize }) => standardSize !== null)
    : [];
  const became = new Map<number, number>();
  for (const { id, version, sizeTypeId, standardSize } of guestSizes) {
    const own = standard.find(
      (size) =>
        standardSize !== null &&
        size.sizeTypeId === sizeTypeId &&
        size.standardSize?.base === standardSize.base &&
        size.standardSize.length === standardSize.length,
    );
    if (!own) continue;
    became.set(id, own.id);
    await uses.replace(trx, { sizeId: id, version }, { sizeId: own.id, version: own.version });
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
