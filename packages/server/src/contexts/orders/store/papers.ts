import type { PaperKind } from '@tailorbird/domain/orders';
import type { Selectable } from 'kysely';
import { fromJson, toInstant, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { IssuedPaper, PaperContent } from '../application/papers/paper.ts';
import type { PaperRow } from '../tables.ts';

const prefixes: Readonly<Record<PaperKind, string>> = { invoice: 'INV', 'credit-note': 'CRN' };

const numberOf = (kind: PaperKind, place: number): string =>
  `${prefixes[kind]}-${String(place).padStart(6, '0')}`;

const toPaper = ({ kind, place, issued_at, content }: Selectable<PaperRow>): IssuedPaper => ({
  kind,
  number: numberOf(kind, place),
  issuedAt: issued_at,
  content: fromJson(content),
});

export const papersOf = async (
  queries: Queries,
  orderId: number,
): Promise<readonly IssuedPaper[]> => {
  const rows = await queries
    .selectFrom('paper')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(toPaper);
};

/**
 * Reserves the next number of a series and blocks other requests until the transaction ends. A
 * rollback frees the number, so that the series has no gaps.
 */
export const nextPaperNumber = async (trx: Queries, kind: PaperKind): Promise<number> => {
  const { last } = await trx
    .insertInto('paper_series')
    .values({ kind, last: 1 })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet(({ eb }) => ({ last: eb('paper_series.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
};

/** Inserts a document under its number. The database enforces one per order and `reason`. */
export const insertPaper = async (
  trx: Queries,
  paper: {
    readonly orderId: number;
    readonly kind: PaperKind;
    readonly place: number;
    readonly reason: string;
    readonly content: PaperContent;
  },
  now: Date,
): Promise<IssuedPaper> => {
  const { orderId, kind, place, reason, content } = paper;
  const row = await trx
    .insertInto('paper')
    .values({
      order_id: orderId,
      kind,
      place,
      reason,
      content: toJson(content),
      issued_at: toInstant(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPaper(row);
};
