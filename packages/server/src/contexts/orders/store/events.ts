import type { OrderEvent } from '@tailorbird/domain/orders';
import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { OrderEventRow } from '../tables.ts';

const insertEvent = (queries: Queries, event: Insertable<OrderEventRow>) =>
  queries.insertInto('order_event').values(event).returningAll().execute();

/** Records a step or change of an order. `accountId`: the actor's account, if any. */
export const addEvent = async (
  trx: Queries,
  orderId: number,
  event: OrderEvent,
  accountId: number | null = null,
): Promise<Selectable<OrderEventRow>> => {
  const [noted] = await insertEvent(trx, {
    order_id: orderId,
    status: event.status,
    actor: event.by,
    change: event.change ?? null,
    account_id: accountId,
    at: event.at,
  });
  if (!noted) throw new Error('The new order event has no id');
  return noted;
};

const lastStep = (queries: Queries, orderId: number) =>
  queries
    .selectFrom('order_event')
    .select(['id', 'mail_id'])
    .where('order_id', '=', orderId)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc');

/** Links the mail about the newest step to it, so that both can be undone together. */
export const recordMailOfMove = async (
  trx: Queries,
  orderId: number,
  mailId: number,
): Promise<void> => {
  const step = await lastStep(trx, orderId).executeTakeFirstOrThrow();
  await trx.updateTable('order_event').set({ mail_id: mailId }).where('id', '=', step.id).execute();
};

/**
 * Undoes the newest step. It stays in the table, with time and account, but no longer counts.
 * Returns the mail about it.
 */
export const undoLastStep = async (
  trx: Queries,
  orderId: number,
  { at, accountId }: { readonly at: string; readonly accountId: number },
): Promise<number | null> => {
  const step = await lastStep(trx, orderId).executeTakeFirstOrThrow();
  await trx
    .updateTable('order_event')
    .set({ undone_at: at, undone_by: accountId })
    .where('id', '=', step.id)
    .execute();
  return step.mail_id;
};
