import type { Queries } from '../../../platform/database/database.ts';
import { orderNumberOf } from './orders.ts';

export const orderNumbersOf = async (
  queries: Queries,
  accountId: number,
): Promise<readonly string[]> => {
  const orders = await queries
    .selectFrom('placed_order')
    .select('id')
    .where('account_id', '=', accountId)
    .execute();
  return orders.map(({ id }) => orderNumberOf(id));
};

/**
 * Deletes fit comments and fit keys from a customer's orders, except from orders that still
 * await an answer.
 */
export const eraseFitComments = async (trx: Queries, accountId: number): Promise<void> => {
  await trx
    .updateTable('placed_order')
    .set({ fit_comment: null, fit_key: null })
    .where('account_id', '=', accountId)
    .where('status', '<>', 'AwaitingFitConfirmation')
    .execute();
};
