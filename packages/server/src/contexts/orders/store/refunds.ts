import { type Money, money } from '@tailorbird/domain/kernel';
import type { Refund, RefundShare } from '@tailorbird/domain/orders';
import { toFlag, toInstant, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { lockRows } from '../../../platform/database/lockRows.ts';
import { findOrder, idOfOrderNumber, orderNumberOf, type StoredOrder } from './orders.ts';
import { toRefund } from './toRefund.ts';

type RefundDue = {
  readonly id: number;
  readonly orderNumber: string;
  readonly key: string;
  readonly amount: Money;
};

/**
 * Locks an order and reads it again, so that concurrent refunds run one after another and see
 * each other.
 */
export const lockOrder = async (
  trx: Queries,
  orderNumber: string,
): Promise<StoredOrder | undefined> => {
  await lockRows(
    trx,
    trx
      .selectFrom('placed_order')
      .select('id')
      .where('id', '=', idOfOrderNumber(orderNumber) ?? 0),
  );
  return await findOrder(trx, orderNumber);
};

/**
 * Records a refund of an order, by the payment provider or at the till of the store that sold
 * it. A refund that is all credit is complete at once.
 */
export const insertRefund = async (
  trx: Queries,
  { orderId, isAtTill }: { readonly orderId: number; readonly isAtTill: boolean },
  share: RefundShare,
  now: Date,
): Promise<Refund> => {
  const at = toInstant(now);
  const row = await trx
    .insertInto('refund')
    .values({
      order_id: orderId,
      key: share.key,
      reason: share.reason,
      parts: toJson(share.parts),
      amount: share.refunded.amount,
      credited: share.credited.amount,
      currency: share.refunded.currency,
      created_at: at,
      done_at: share.refunded.amount === 0 ? at : null,
      at_till: toFlag(isAtTill),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRefund(row);
};

const mostAtOnce = 100;

/** Refunds that the payment provider has yet to make, oldest first. */
export const refundsDue = async (queries: Queries): Promise<readonly RefundDue[]> => {
  const rows = await queries
    .selectFrom('refund')
    .selectAll()
    .where('done_at', 'is', null)
    .where('at_till', '=', 0)
    .orderBy('id')
    .limit(mostAtOnce)
    .execute();
  return rows.map(({ id, order_id, key, amount, currency }) => ({
    id,
    orderNumber: orderNumberOf(order_id),
    key,
    amount: money(amount, currency),
  }));
};

export const finishRefund = async (queries: Queries, id: number, now: Date): Promise<void> => {
  await queries
    .updateTable('refund')
    .set({ done_at: toInstant(now) })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
};
