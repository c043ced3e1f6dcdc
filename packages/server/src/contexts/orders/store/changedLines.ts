import { toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { StoredOrderLine } from './storedOrder.ts';

/** Writes what the pieces of a line are now. Quantity and prices stay as they were agreed to. */
export const storeChangedLine = async (
  trx: Queries,
  { id, snapshot, texts, sizeMadeTo }: Pick<StoredOrderLine, 'id' | 'snapshot' | 'texts' | 'sizeMadeTo'>,
): Promise<void> => {
  await trx
    .updateTable('order_line')
    .set({
      snapshot: toJson(snapshot),
      texts: toJson(texts),
      user_size_id: sizeMadeTo?.id ?? null,
      size_version: sizeMadeTo?.version ?? null,
      rest_size_version: null,
    })
    .where('id', '=', id)
    .execute();
};
