import { type SplitCustomer, stylesWithKnownFit } from '@tailorbird/domain/orders';
import { sql } from 'kysely';
import { fromJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';

/**
 * Made-to-measure lines of orders with a known fit, once for each withdrawal of their order.
 * Excludes free remakes.
 */
const sizedLines = (queries: Queries) =>
  queries
    .selectFrom('placed_order')
    .innerJoin('order_line', 'order_line.order_id', 'placed_order.id')
    .leftJoin('withdrawal', 'withdrawal.order_id', 'placed_order.id')
    .select([
      'placed_order.status as status',
      'placed_order.fit_answer as fit_answer',
      'order_line.id as id',
      'order_line.quantity as quantity',
      'order_line.snapshot as snapshot',
      'order_line.texts as texts',
      'withdrawal.pieces as withdrawn',
    ])
    .where('order_line.user_size_id', 'is not', null)
    .where('order_line.unit_price', '>', 0)
    .where((eb) =>
      eb.or([
        eb('placed_order.status', '=', 'Delivered'),
        eb.and([
          eb('placed_order.fit_answer', '=', 'positive'),
          eb('placed_order.status', '<>', 'Cancelled'),
        ]),
      ]),
    );

const linesOf = (queries: Queries, accountId: number) =>
  sizedLines(queries).where('placed_order.account_id', '=', accountId).execute();

const linesSentTo = (queries: Queries, email: string) =>
  sizedLines(queries).where(sql<string>`lower(email)`, '=', email.toLowerCase()).execute();

/**
 * Facts about a customer's fit from earlier orders; for a guest, from orders with the same
 * email address.
 */
export const orderedBefore = async (
  queries: Queries,
  owner: Owner,
  email: string | null,
): Promise<SplitCustomer> => {
  if (owner.kind === 'guest' && email === null)
    return { hasOrdered: false, orderedStyles: new Set() };
  const rows =
    owner.kind === 'customer'
      ? await linesOf(queries, owner.accountId)
      : await linesSentTo(queries, email ?? '');
  const lines = new Map(rows.map((row) => [row.id, row]));
  const orderedStyles = stylesWithKnownFit(
    [...lines.values()].map(({ status, fit_answer, id, quantity, snapshot, texts }) => ({
      status,
      fitAnswer: fit_answer,
      remakeOf: null,
      withdrawals: rows.flatMap(({ id: lineId, withdrawn }) =>
        lineId === id && withdrawn !== null ? [{ pieces: fromJson(withdrawn) }] : [],
      ),
      lines: [
        {
          id,
          quantity,
          snapshot: fromJson(snapshot),
          clothingTypeSlug: fromJson(texts).clothingType.slug,
        },
      ],
    })),
  );
  return { hasOrdered: orderedStyles.size > 0, orderedStyles };
};
