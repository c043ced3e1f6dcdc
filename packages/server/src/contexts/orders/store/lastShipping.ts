import { fromJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';

export const lastShippingOf = async (
  queries: Queries,
  accountId: number,
): Promise<string | null> => {
  const last = await queries
    .selectFrom('placed_order')
    .select('content')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? fromJson(last.content).shippingMethod.code : null;
};
