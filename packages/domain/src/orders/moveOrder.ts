import { err, ok, type Result } from '../kernel/index.ts';
import { type OrderStatus, progressOf } from './orderStatus.ts';

/** Where an order can go from each status (ORDER-02). Nothing leads back, save from the fit confirmation into production. */
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

/** Moves an order, with the progress of where it goes (ORDER-02, ORDER-03). */
export const moveOrder = (
  from: OrderStatus,
  to: OrderStatus,
): Result<{ readonly status: OrderStatus; readonly progress: number }, MoveRefused> =>
  nextStatuses[from].includes(to)
    ? ok({ status: to, progress: progressOf[to] })
    : err({ kind: 'order-cannot-move', from, to });

/** ORDER-08: support can cancel until production starts. The server says so with the order; this is its rule. */
export const isCancellableBySupport = (status: OrderStatus): boolean =>
  status === 'Pending' || status === 'Confirmed';
