import type { Queries } from '../../../platform/database/database.ts';

export type OrderCounts = { readonly placed: number; readonly fulfilled: number };

export const orderCountsOf = async (queries: Queries, accountId: number): Promise<OrderCounts> => {
  const rows = await queries
    .selectFrom('placed_order')
    .select(['status', (table) => table.fn.countAll<number>().as('orders')])
    .where('account_id', '=', accountId)
    .groupBy('status')
    .execute();
  return {
    placed: rows.reduce((total, { orders }) => total + Number(orders), 0),
    fulfilled: Number(rows.find(({ status }) => status === 'Delivered')?.orders ?? 0),
  };
};
