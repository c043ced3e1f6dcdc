import { fromJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { NeededSize } from '../../sizing/index.ts';

/** The sizes used by lines of baskets, with the version of lines bound to one. */
export const sizesInBaskets = async (
  trx: Queries,
  sizeIds: readonly number[],
): Promise<readonly NeededSize[]> => {
  const rows = await trx
    .selectFrom('basket_line')
    .select(['user_size_id', 'snapshot'])
    .where('user_size_id', 'in', sizeIds)
    .execute();
  return rows.map(({ user_size_id, snapshot }) => ({
    sizeId: user_size_id ?? 0,
    version: fromJson(snapshot).userSizeVersion ?? null,
  }));
};
