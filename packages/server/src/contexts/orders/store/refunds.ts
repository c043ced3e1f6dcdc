import { type Money, money } from '@tailorbird/domain/kernel';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { orderNumberOf } from './orders.ts';

type RefundDue = { readonly id: number; readonly orderNumber: string; readonly amount: Money };

/** Notes that an order is to be given back. */
export const insertRefund = async (trx: Queries, orderId: number, amount: Money, now: Date): Promise<void> => {
  await trx
    .insertInto('refund')
    .values({ order_id: orderId, amount: amount.amount, currency: amount.currency, created_at: toInstant(now), done_at: null })
    .execute();
};

const mostAtOnce = 100;

/** What is still to be given back, oldest first. */
export const refundsDue = async (queries: Queries): Promise<readonly RefundDue[]> => {
  const rows = await queries.selectFrom('refund').selectAll().where('done_at', 'is', null).orderBy('id').limit(mostAtOnce).execute();
  return rows.map(({ id, order_id, amount, currency }) => ({ id, orderNumber: orderNumberOf(order_id), amount: money(amount, currency) }));
};

export const finishRefund = async (queries: Queries, id: number, now: Date): Promise<void> => {
  await queries
    .updateTable('refund')
    .set({ done_at: toInstant(now) })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
};
