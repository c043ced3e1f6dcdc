import type { TillDay, TillEntry } from '@tailorbird/domain/checkout';
import { type Currency, type Money, money, sum } from '@tailorbird/domain/kernel';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { idOfOrderNumber, orderNumberOf } from './orders.ts';

const entries = (queries: Queries) =>
  queries
    .selectFrom('till_entry')
    .innerJoin('account', 'account.id', 'till_entry.account_id')
    .selectAll('till_entry')
    .select('account.email as by');

type Row = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number];

const toEntry = ({
  id,
  kind,
  order_id,
  store,
  means,
  reference,
  amount,
  currency,
  by,
  at,
}: Row): TillEntry => ({
  id,
  kind,
  orderNumber: orderNumberOf(order_id),
  store,
  means,
  reference,
  amount: money(amount, currency),
  by,
  at,
});

export type NewTillEntry = Omit<TillEntry, 'id' | 'by' | 'at'> & { readonly accountId: number };

export const insertTillEntry = async (
  trx: Queries,
  entry: NewTillEntry,
  now: Date,
): Promise<void> => {
  const { kind, orderNumber, store, means, reference, amount, accountId } = entry;
  const orderId = idOfOrderNumber(orderNumber);
  if (orderId === null) throw new Error(`No order ${orderNumber}`);
  await trx
    .insertInto('till_entry')
    .values({
      kind,
      order_id: orderId,
      store,
      means,
      reference,
      amount: amount.amount,
      currency: amount.currency,
      account_id: accountId,
      at: toInstant(now),
    })
    .execute();
};

export const findTillEntry = async (
  queries: Queries,
  orderNumber: string,
  kind: TillEntry['kind'],
): Promise<TillEntry | undefined> => {
  const row = await entries(queries)
    .where('order_id', '=', idOfOrderNumber(orderNumber) ?? 0)
    .where('kind', '=', kind)
    .orderBy('till_entry.id', 'desc')
    .executeTakeFirst();
  return row && toEntry(row);
};

const maximumEntries = 5_000;

/**
 * Entries of a store's till from one instant until before another, newest first; null if there
 * are more than a list holds.
 */
export const tillEntriesOf = async (
  queries: Queries,
  { store, from, until }: { readonly store: string; readonly from: string; readonly until: string },
): Promise<readonly TillEntry[] | null> => {
  const rows = await entries(queries)
    .where('store', '=', store)
    .where('at', '>=', from)
    .where('at', '<', until)
    .orderBy('till_entry.id', 'desc')
    .limit(maximumEntries + 1)
    .execute();
  return rows.length > maximumEntries ? null : rows.map(toEntry);
};

const mostDue = 200;

export const tillRefundsDue = async (queries: Queries, store: string): Promise<TillDay['due']> => {
  const rows = await queries
    .selectFrom('refund')
    .innerJoin('till_entry', 'till_entry.order_id', 'refund.order_id')
    .select(({ fn }) => [
      'refund.order_id',
      'refund.currency',
      fn.sum<number>('refund.amount').as('amount'),
    ])
    .where('at_till', '=', 1)
    .where('done_at', 'is', null)
    .where('till_entry.kind', '=', 'sale')
    .where('till_entry.store', '=', store)
    .groupBy(['refund.order_id', 'refund.currency'])
    .orderBy(({ fn }) => fn.min('refund.id'))
    .limit(mostDue)
    .execute();
  return rows.map(({ order_id, amount, currency }) => ({
    orderNumber: orderNumberOf(order_id),
    amount: money(Number(amount), currency),
  }));
};

/**
 * Marks the refunds due at the till for an order as paid; returns their sum, or null if nothing
 * was due. The order must be locked.
 */
export const finishTillRefunds = async (
  trx: Queries,
  { id, currency }: { readonly id: number; readonly currency: Currency },
  now: Date,
): Promise<Money | null> => {
  const due = await trx
    .selectFrom('refund')
    .select(['id', 'amount'])
    .where('order_id', '=', id)
    .where('at_till', '=', 1)
    .where('done_at', 'is', null)
    .execute();
  if (due.length === 0) return null;
  await trx
    .updateTable('refund')
    .set({ done_at: toInstant(now) })
    .where(
      'id',
      'in',
      due.map((refund) => refund.id),
    )
    .execute();
  return sum(
    due.map(({ amount }) => money(amount, currency)),
    currency,
  );
};
