import { type OrderStatus, progressOf } from './orderStatus.ts';

/** The actor of a status change: customer, staff, the shop itself or the carrier. */
export const orderActors = ['customer', 'staff', 'system', 'carrier'] as const;
export type OrderActor = (typeof orderActors)[number];

/**
 * Parts that can change without a new status: by the customer (API-21) or, for dates, by staff.
 */
export const changedParts = ['comment', 'shipping-address', 'piece', 'delivery'] as const;
export type ChangedPart = (typeof changedParts)[number];

/**
 * A step in the history: status, ISO 8601 instant and actor. With `change` the status stayed
 * and that part changed.
 */
export type OrderEvent = {
  readonly status: OrderStatus;
  readonly at: string;
  readonly by: OrderActor;
  readonly change?: ChangedPart;
};

/**
 * Progress in percent (ORDER-03): that of the status, but never less than reached before, so
 * that the rest of a split order does not fall behind its first piece. A canceled order has
 * none.
 */
export const progressReached = (status: OrderStatus, history: readonly OrderEvent[]): number =>
  status === 'Cancelled'
    ? 0
    : Math.max(progressOf[status], ...history.map((event) => progressOf[event.status]));
