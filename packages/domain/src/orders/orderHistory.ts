import { type OrderStatus, progressOf } from './orderStatus.ts';

/** Who moves an order: its customer, somebody who works here, the shop by itself, or whoever carries the parcel. */
export const orderActors = ['customer', 'staff', 'system', 'carrier'] as const;
export type OrderActor = (typeof orderActors)[number];

/** What of an order can be changed while it stays where it is: by its customer (API-21), or, its dates, by staff. */
export const changedParts = ['comment', 'shipping-address', 'piece', 'delivery'] as const;
export type ChangedPart = (typeof changedParts)[number];

/** One step of an order: the status it came to, when (ISO 8601 instant), and by whom. With `change` it stayed where it was, and that part of it was changed. */
export type OrderEvent = {
  readonly status: OrderStatus;
  readonly at: string;
  readonly by: OrderActor;
  readonly change?: ChangedPart;
};

/**
 * How far an order has come, in percent (ORDER-03): what its status says, and never less than it had already reached, so that the rest of a split order is not behind
 * its first piece. A cancelled order has none.
 */
export const progressReached = (status: OrderStatus, history: readonly OrderEvent[]): number =>
  status === 'Cancelled'
    ? 0
    : Math.max(progressOf[status], ...history.map((event) => progressOf[event.status]));
