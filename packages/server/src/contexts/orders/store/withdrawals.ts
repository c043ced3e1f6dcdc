import { type Currency, money } from '@tailorbird/domain/kernel';
import type { Withdrawal } from '@tailorbird/domain/orders';
import type { Selectable } from 'kysely';
import { fromJson, toInstant, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { WithdrawalRow } from '../tables.ts';

export const toWithdrawal = (row: Selectable<WithdrawalRow>, currency: Currency): Withdrawal => ({
  id: row.id,
  at: row.at,
  pieces: fromJson(row.pieces),
  shipping: money(row.shipping, currency),
  backAt: row.back_at,
});

export const insertWithdrawal = async (
  trx: Queries,
  orderId: number,
  declared: Omit<Withdrawal, 'id'>,
): Promise<number> => {
  const { id } = await trx
    .insertInto('withdrawal')
    .values({
      order_id: orderId,
      at: declared.at,
      pieces: toJson(declared.pieces),
      shipping: declared.shipping.amount,
      back_at: null,
      back_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Records the return of withdrawn pieces; returns false if it was recorded before. */
export const recordReturn = async (
  trx: Queries,
  id: number,
  back: { readonly by: number; readonly now: Date },
): Promise<boolean> => {
  const noted = await trx
    .updateTable('withdrawal')
    .set({ back_at: toInstant(back.now), back_by: back.by })
    .where('id', '=', id)
    .where('back_at', 'is', null)
    .executeTakeFirst();
  return noted.numUpdatedRows > 0n;
};

export type OrderedCard = {
  readonly code: string;
  readonly lineId: number;
  readonly mailId: number | null;
};

/** Stores the line of each gift card, and its pending delivery mail. */
export const insertOrderedCards = async (
  trx: Queries,
  cards: readonly OrderedCard[],
): Promise<void> => {
  if (cards.length === 0) return;
  await trx
    .insertInto('ordered_card')
    .values(
      cards.map(({ code, lineId, mailId }) => ({ code, order_line_id: lineId, mail_id: mailId })),
    )
    .execute();
};

export const orderedCards = async (
  queries: Queries,
  lineIds: readonly number[],
): Promise<readonly OrderedCard[]> => {
  if (lineIds.length === 0) return [];
  const rows = await queries
    .selectFrom('ordered_card')
    .selectAll()
    .where('order_line_id', 'in', [...lineIds])
    .orderBy('code')
    .execute();
  return rows.map(({ code, order_line_id, mail_id }) => ({
    code,
    lineId: order_line_id,
    mailId: mail_id,
  }));
};
