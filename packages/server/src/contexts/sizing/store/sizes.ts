import { cutForOf, type StandardSize } from '@tailorbird/domain/sizing';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import { type StoredSize, toSize } from './sizeRows.ts';

export type SizeScope = 'kept' | 'kept and removed';

const ofOwner = (queries: Queries, owner: Owner, which: SizeScope = 'kept') => {
  const all = queries.selectFrom('user_size').selectAll();
  const own =
    owner.kind === 'customer'
      ? all.where('account_id', '=', owner.accountId)
      : all.where('guest_key', '=', owner.guestKey);
  return which === 'kept' ? own.where('deleted_at', 'is', null) : own;
};

/** A limit beyond realistic use. */
export const maximumSizes = 200;

export const sizesOf = async (
  queries: Queries,
  owner: Owner,
  sizeTypeId?: number,
): Promise<readonly StoredSize[]> => {
  const sizes = ofOwner(queries, owner);
  const rows = await (sizeTypeId === undefined
    ? sizes
    : sizes.where('size_type_id', '=', sizeTypeId)
  )
    .orderBy('id', 'desc')
    .limit(maximumSizes)
    .execute();
  return rows.map(toSize);
};

export const allSizesOf = async (queries: Queries, owner: Owner): Promise<readonly StoredSize[]> =>
  (await ofOwner(queries, owner, 'kept and removed').orderBy('id', 'desc').execute()).map(toSize);

/**
 * A size of this owner; undefined if it is missing, another owner's, or removed (unless
 * requested).
 */
export const findSize = async (
  queries: Queries,
  owner: Owner,
  id: number,
  which: SizeScope = 'kept',
): Promise<StoredSize | undefined> => {
  const row = await ofOwner(queries, owner, which).where('id', '=', id).executeTakeFirst();
  return row && toSize(row);
};

/**
 * Sizes by id for any owner, including removed ones: for lines that were validated when
 * created.
 */
export const sizesById = async (
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredSize>> => {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('user_size')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, toSize(row)]));
};

export const findStandardSize = async (
  queries: Queries,
  owner: Owner,
  sizeTypeId: number,
  size: StandardSize,
  wearerId: number | null,
): Promise<StoredSize | undefined> => {
  const row = await ofOwner(queries, owner)
    .where('wearer_id', wearerId === null ? 'is' : '=', wearerId)
    .where('size_type_id', '=', sizeTypeId)
    .where('standard_base', '=', size.base)
    .where('standard_length', '=', size.length)
    .where('cut_for', '=', cutForOf(size))
    .orderBy('id')
    .executeTakeFirst();
  return row && toSize(row);
};
