import type { Queries } from '../../../platform/database/database.ts';
import { type StoredVersion, toVersion } from './sizeRows.ts';

/** Versions by size id, newest first. One query. */
export const versionsOf = async (
  queries: Queries,
  sizeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredVersion[]>> => {
  if (sizeIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('user_size_version')
    .selectAll()
    .where('user_size_id', 'in', sizeIds)
    .orderBy('version', 'desc')
    .execute();
  const bySize = new Map<number, StoredVersion[]>();
  for (const row of rows)
    bySize.set(row.user_size_id, [...(bySize.get(row.user_size_id) ?? []), toVersion(row)]);
  return bySize;
};

export const hasVersion = async (
  queries: Queries,
  sizeId: number,
  version: number,
): Promise<boolean> =>
  (await queries
    .selectFrom('user_size_version')
    .select('version')
    .where('user_size_id', '=', sizeId)
    .where('version', '=', version)
    .executeTakeFirst()) !== undefined;
