import { toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { StoredOrder } from './orders.ts';

/**
 * Stores the changes of an order; returns false and changes nothing if its status has changed.
 */
export const storeChanges = async (
  trx: Queries,
  { id, status }: Pick<StoredOrder, 'id' | 'status'>,
  { comment, content }: Pick<StoredOrder, 'comment' | 'content'>,
): Promise<boolean> => {
  const changed = await trx
    .updateTable('placed_order')
    .set({ comment, content: toJson(content) })
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
};
