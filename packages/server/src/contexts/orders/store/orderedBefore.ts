import type { SplitCustomer } from '@tailorbird/domain/orders';
import { sql } from 'kysely';
import { fromJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';

/** What somebody has ordered before: a customer's own orders; a guest's are those with the same address, none when it is not known yet. */
export const orderedBefore = async (queries: Queries, owner: Owner, email: string | null): Promise<SplitCustomer> => {
  if (owner.kind === 'guest' && email === null) return { orderCount: 0, orderedStyles: new Set() };
  const lines = queries.selectFrom('placed_order').innerJoin('order_line', 'order_line.order_id', 'placed_order.id');
  const own =
    owner.kind === 'customer'
      ? lines.where('placed_order.account_id', '=', owner.accountId)
      : lines.where(sql<string>`lower(email)`, '=', (email ?? '').toLowerCase());
  const { orders } = await own.select(({ fn }) => fn.count<number>('placed_order.id').distinct().as('orders')).executeTakeFirstOrThrow();
  if (orders === 0) return { orderCount: 0, orderedStyles: new Set() };
  // Who orders the same again and again has it read once.
  const pieces = await own.select('order_line.texts as texts').distinct().execute();
  return { orderCount: orders, orderedStyles: new Set(pieces.map(({ texts }) => fromJson(texts).clothingType.slug)) };
};
