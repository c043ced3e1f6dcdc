import type { OrderStatus } from '@tailorbird/domain/orders';
import type { Queries } from '../../../platform/database/database.ts';

/**
 * Moves an order and its lines; returns false and changes nothing if its status has changed.
 */
export const storeMove = async (
  trx: Queries,
  orderId: number,
  move: { readonly from: OrderStatus; readonly to: OrderStatus },
): Promise<boolean> => {
  const moved = await trx
    .updateTable('placed_order')
    .set({ status: move.to })
    .where('id', '=', orderId)
    .where('status', '=', move.from)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) return false;
  await trx
    .updateTable('order_line')
    .set({ status: move.to })
    .where('order_id', '=', orderId)
    .execute();
  return true;
};
