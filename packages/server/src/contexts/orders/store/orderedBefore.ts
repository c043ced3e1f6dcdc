import type { SplitCustomer } from '@tailorbird/domain/orders';
import { sql } from 'kysely';
import { fromJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';

/** Who orders the same again and again has it read once. */
const pieces = (queries: Queries) =>
  queries
    .selectFrom('placed_order')
    .innerJoin('order_line', 'order_line.order_id', 'placed_order.id')
    .select('order_line.texts as texts')
    .distinct();

const piecesOf = (queries: Queries, { accountId }: { readonly accountId: number }) =>
  pieces(queries).where('placed_order.account_id', '=', accountId).execute();

const piecesSentTo = (queries: Queries, { email }: { readonly email: string }) =>
  pieces(queries).where(sql<string>`lower(email)`, '=', email).execute();

/** What somebody has ordered before: a customer's own orders; a guest's are those with the same address, none when it is not known yet. */
export const orderedBefore = async (
  queries: Queries,
  owner: Owner,
  email: string | null,
): Promise<SplitCustomer> => {
  if (owner.kind === 'guest' && email === null)
    return { hasOrdered: false, orderedStyles: new Set() };
  const rows =
    owner.kind === 'customer'
      ? await piecesOf(queries, { accountId: owner.accountId })
      : await piecesSentTo(queries, { email: (email ?? '').toLowerCase() });
  return {
    hasOrdered: rows.length > 0,
    orderedStyles: new Set(rows.map(({ texts }) => fromJson(texts).clothingType.slug)),
  };
};
