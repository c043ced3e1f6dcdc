import type { FitAnswer } from '@tailorbird/domain/orders';
import type { Queries } from '../../../platform/database/database.ts';
import { type StoredOrder, withParts } from './orders.ts';

/** Stores the key of an order's fit confirmation; null revokes it. */
export const storeFitKey = async (
  trx: Queries,
  orderId: number,
  key: string | null,
): Promise<void> => {
  await trx.updateTable('placed_order').set({ fit_key: key }).where('id', '=', orderId).execute();
};

/**
 * Stores the customer's fit answer; returns false and changes nothing if there is one already
 * or none is expected.
 */
export const storeFitAnswer = async (
  trx: Queries,
  orderId: number,
  answer: { readonly fit: FitAnswer; readonly comment: string; readonly at: string },
): Promise<boolean> => {
  const answered = await trx
    .updateTable('placed_order')
    .set({ fit_answer: answer.fit, fit_comment: answer.comment, fit_answered_at: answer.at })
    .where('id', '=', orderId)
    .where('fit_answer', 'is', null)
    .where('status', '=', 'AwaitingFitConfirmation')
    .executeTakeFirst();
  return answered.numUpdatedRows > 0n;
};

export const fitComment = async (queries: Queries, orderId: number): Promise<string> => {
  const row = await queries
    .selectFrom('placed_order')
    .select('fit_comment')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.fit_comment ?? '';
};

/** Counts a reminder; returns false if it was counted already or the customer has answered. */
export const countReminder = async (
  trx: Queries,
  orderId: number,
  count: { readonly from: number; readonly to: number },
): Promise<boolean> => {
  const counted = await trx
    .updateTable('placed_order')
    .set({ fit_reminders: count.to })
    .where('id', '=', orderId)
    .where('fit_reminders', '=', count.from)
    .where('fit_answer', 'is', null)
    .executeTakeFirst();
  return counted.numUpdatedRows > 0n;
};

export const storeRestVersion = async (
  trx: Queries,
  lineId: number,
  version: number,
): Promise<void> => {
  await trx
    .updateTable('order_line')
    .set({ rest_size_version: version })
    .where('id', '=', lineId)
    .execute();
};

const mostAtOnce = 500;

/**
 * Orders of all owners whose second delivery is on hold, oldest first: only those without an
 * answer, or all.
 */
export const ordersAwaitingFit = async (
  queries: Queries,
  waiting: 'first word' | 'any word',
): Promise<readonly StoredOrder[]> => {
  const all = queries
    .selectFrom('placed_order')
    .selectAll()
    .where('status', '=', 'AwaitingFitConfirmation');
  const asked = waiting === 'any word' ? all : all.where('fit_answer', 'is', null);
  return await withParts(queries, await asked.orderBy('id').limit(mostAtOnce).execute());
};
