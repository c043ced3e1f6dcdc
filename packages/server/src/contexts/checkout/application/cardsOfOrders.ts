import type { Queries } from '../../../platform/database/database.ts';

/** Provider's ids of the cards used for these orders, without duplicates. */
export const cardsOfOrders = async (
  queries: Queries,
  orderNumbers: readonly string[],
): Promise<readonly string[]> => {
  if (orderNumbers.length === 0) return [];
  const rows = await queries
    .selectFrom('payment')
    .select('card_alias')
    .distinct()
    .where('order_number', 'in', orderNumbers)
    .where('status', '=', 'authorised')
    .execute();
  return rows.flatMap(({ card_alias }) => card_alias ?? []);
};
