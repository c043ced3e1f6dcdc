import type { Queries } from '../../../platform/database/database.ts';
import { orderNumberOf } from './orders.ts';

/** The numbers of a customer's orders. */
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

/** Takes what a customer said of the fit out of their orders, and what opens that question by mail, unless it still waits for an answer. */
export const eraseFitWords = async (trx: Queries, accountId: number): Promise<void> => {
  await trx
    .updateTable('placed_order')
    .set({ fit_comment: null, fit_key: null })
    .where('account_id', '=', accountId)
    .where('status', '<>', 'AwaitingFitConfirmation')
    .execute();
};
