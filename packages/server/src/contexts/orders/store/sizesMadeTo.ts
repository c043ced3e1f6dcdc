import { fromJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { SizeVersion, StoredUse } from '../../sizing/index.ts';
import { orderNumberOf } from './orders.ts';

/** This owner's orders by size, newest first. One query. */
export const usesOf = async (
  queries: Queries,
  owner: Owner,
  sizeIds: readonly number[],
): Promise<readonly StoredUse[]> => {
  if (sizeIds.length === 0) return [];
  const all = queries
    .selectFrom('order_line')
    .innerJoin('placed_order', 'placed_order.id', 'order_line.order_id')
    .select([
      'order_line.user_size_id as size_id',
      'order_line.size_version as version',
      'order_line.quantity as quantity',
      'order_line.texts as texts',
      'placed_order.id as order_id',
      'placed_order.placed_at as placed_at',
    ])
    .where('order_line.user_size_id', 'in', sizeIds);
  const own =
    owner.kind === 'customer'
      ? all.where('placed_order.account_id', '=', owner.accountId)
      : all.where('placed_order.guest_key', '=', owner.guestKey);
  const rows = await own.orderBy('placed_order.id', 'desc').orderBy('order_line.id').execute();
  return rows.map((row) => ({
    sizeId: row.size_id ?? 0,
    version: row.version ?? 1,
    orderNumber: orderNumberOf(row.order_id),
    placedAt: row.placed_at,
    quantity: row.quantity,
    title: fromJson(row.texts).clothingType.title,
  }));
};

export const versionsOrdered = async (
  trx: Queries,
  sizeIds: readonly number[],
): Promise<readonly SizeVersion[]> => {
  const rows = await trx
    .selectFrom('order_line')
    .select(['user_size_id', 'size_version'])
    .where('user_size_id', 'in', sizeIds)
    .distinct()
    .execute();
  return rows.map(({ user_size_id, size_version }) => ({
    sizeId: user_size_id ?? 0,
    version: size_version ?? 1,
  }));
};

/** Moves the order lines and fit ratings of one size version to a version of another size. */
export const replaceSize = async (
  trx: Queries,
  from: SizeVersion,
  to: SizeVersion,
): Promise<void> => {
  await trx
    .updateTable('fit_feedback')
    .set({ user_size_id: to.sizeId, size_version: to.version })
    .where('user_size_id', '=', from.sizeId)
    .where('size_version', '=', from.version)
    .execute();
  await trx
    .updateTable('order_line')
    .set({ user_size_id: to.sizeId, size_version: to.version })
    .where('user_size_id', '=', from.sizeId)
    .where('size_version', '=', from.version)
    .execute();
};
