import type { OrderEvent } from '@tailorbird/domain/orders';
import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { OrderEventRow } from '../tables.ts';

/** Notes a step of an order, or a change to it. `accountId`: who it was, where they have an account. */
export const addEvent = async (
  trx: Queries,
  orderId: number,
  event: OrderEvent,
  accountId: number | null = null,
): Promise<Selectable<OrderEventRow>> =>
  await trx
    .insertInto('order_event')
    .values({ order_id: orderId, status: event.status, actor: event.by, change: event.change ?? null, account_id: accountId, at: event.at })
    .returningAll()
    .executeTakeFirstOrThrow();
