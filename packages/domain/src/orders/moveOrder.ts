import { err, ok, type Result } from '../kernel/index.ts';
import { type OrderStatus, progressOf } from './orderStatus.ts';

/**
 * The next statuses from each status (ORDER-02). Only the fit confirmation leads back to
 * production.
 */
export const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Pending: ['Confirmed', 'Cancelled'],
  Confirmed: ['InProduction', 'Cancelled'],
  InProduction: ['AwaitingFitConfirmation', 'Shipped'],
  AwaitingFitConfirmation: ['InProduction', 'Cancelled'],
  Shipped: ['Delivered'],
  Delivered: [],
  Cancelled: [],
};

export type MoveRefused = {
  readonly kind: 'order-cannot-move';
  readonly from: OrderStatus;
  readonly to: OrderStatus;
};

/** Moves an order to a status and updates its progress (ORDER-02, ORDER-03). */
export const moveOrder = (
  from: OrderStatus,
  to: OrderStatus,
): Result<{ readonly status: OrderStatus; readonly progress: number }, MoveRefused> =>
  nextStatuses[from].includes(to)
    ? ok({ status: to, progress: progressOf[to] })
    : err({ kind: 'order-cannot-move', from, to });

/**
 * True if support can still cancel: until production starts (ORDER-08). Clients use the
 * server's answer.
 */
export const isCancellableBySupport = (status: OrderStatus): boolean =>
  status === 'Pending' || status === 'Confirmed';
