import type { SplitCustomer } from '@tailorbird/domain/orders';
import { sql } from 'kysely';
import { fromJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';

/** What somebody has ordered before: a customer's own orders; a guest's are those with the same address, none when it is not known yet. */
export const orderedBefore = async (queries: Queries, owner: Owner, email: string | null): Promise<SplitCustomer> => {
  const all = queries
    .selectFrom('placed_order')
    .innerJoin('order_line', 'order_line.order_id', 'placed_order.id')
    .select(['placed_order.id as id', 'order_line.texts as texts']);
  if (owner.kind === 'guest' && email === null) return { orderCount: 0, orderedStyles: new Set() };
  const own =
    owner.kind === 'customer'
      ? all.where('placed_order.account_id', '=', owner.accountId)
      : all.where(sql<string>`lower(email)`, '=', (email ?? '').toLowerCase());
  const rows = await own.execute();
  return {
    orderCount: new Set(rows.map(({ id }) => id)).size,
    orderedStyles: new Set(rows.map(({ texts }) => fromJson(texts).clothingType.slug)),
  };
};
