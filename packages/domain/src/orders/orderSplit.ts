import { err, type Result } from '../kernel/index.ts';
import { cancelRefused } from './cancelOrder.ts';
import { type MoveRefused, moveOrder, nextStatuses } from './moveOrder.ts';
import type { Order, OrderLine, ParcelPart } from './order.ts';
import type { OrderStatus } from './orderStatus.ts';
import { isProductionDue } from './productionStart.ts';

type Made = Pick<Order, 'status' | 'history' | 'productionFrom' | 'withdrawals'> & {
  readonly lines: readonly Pick<OrderLine, 'id' | 'quantity' | 'madeFirst' | 'productClass'>[];
};

/** True if part of the order is on hold until the fit is confirmed. */
export const isSplit = (order: {
  readonly lines: readonly Pick<OrderLine, 'madeFirst'>[];
}): boolean => order.lines.some(({ madeFirst }) => madeFirst !== null);

/** The numbers of first pieces and pieces on hold of a line; they add up to its quantity. */
export const partsOf = ({
  quantity,
  madeFirst,
}: Pick<OrderLine, 'quantity' | 'madeFirst'>): {
  readonly first: number;
  readonly rest: number;
} => ({
  first: madeFirst ?? quantity,
  rest: quantity - (madeFirst ?? quantity),
});

/** The part that is shipped when an order reaches a status, or null if none is. */
export const partSent = (
  order: Parameters<typeof isSplit>[0],
  to: OrderStatus,
): ParcelPart | null => {
  if (to === 'AwaitingFitConfirmation') return 'first';
  if (to !== 'Shipped') return null;
  return isSplit(order) ? 'rest' : 'all';
};

/** True if the first pieces of a split order were shipped. */
export const hasFitAnswer = ({ history }: Pick<Order, 'history'>): boolean =>
  history.some(({ status }) => status === 'AwaitingFitConfirmation');

/**
 * States that staff can move an order to at an instant (ISO 8601; ORDER-02, ORDER-05): a split
 * order passes the fit confirmation once, others skip it. It can be canceled until cutting
 * begins (ORDER-08), and production starts on its day at the earliest (ORDER-20).
 */
export const possibleMoves = (order: Made, now: string): readonly OrderStatus[] => {
  const waits = isSplit(order) && !hasFitAnswer(order);
  return nextStatuses[order.status].filter((to) => {
    if (to === 'Cancelled') return cancelRefused(order) === null;
    if (order.status === 'Confirmed') return isProductionDue(order, now);
    return order.status !== 'InProduction' || (to === 'AwaitingFitConfirmation') === waits;
  });
};

/** Moves an order along one of `possibleMoves` at an instant (ISO 8601). */
export const advanceOrder = (
  order: Made,
  to: OrderStatus,
  now: string,
): Result<{ readonly status: OrderStatus }, MoveRefused> =>
  possibleMoves(order, now).includes(to)
    ? moveOrder(order.status, to)
    : err({ kind: 'order-cannot-move', from: order.status, to });

/** The status of a line; for a split order, that of its later part. */
export const lineStatusOf = (
  order: Made & Pick<Order, 'parcels'>,
  line: Pick<OrderLine, 'quantity' | 'madeFirst'>,
): OrderStatus => {
  const { status } = order;
  const { first, rest } = partsOf(line);
  if (!isSplit(order) || !(status === 'InProduction' || status === 'AwaitingFitConfirmation'))
    return status;
  if (!hasFitAnswer(order)) return first > 0 ? 'InProduction' : 'Confirmed';
  if (rest > 0) return status;
  return order.parcels.some(({ part, deliveredAt }) => part === 'first' && deliveredAt !== null)
    ? 'Delivered'
    : 'Shipped';
};

/** A status change as shown to the customer. */
export type OrderStep =
  | 'making'
  | 'making-first'
  | 'first-sent'
  | 'making-rest'
  | 'sent'
  | 'delivered'
  | 'cancelled';

/** The latest status change as shown to the customer; null for placing the order. */
export const currentStepOf = (order: Made): OrderStep | null => {
  switch (order.status) {
    case 'InProduction':
      if (!isSplit(order)) return 'making';
      return hasFitAnswer(order) ? 'making-rest' : 'making-first';
    case 'AwaitingFitConfirmation':
      return 'first-sent';
    case 'Shipped':
      return 'sent';
    case 'Delivered':
      return 'delivered';
    case 'Cancelled':
      return 'cancelled';
    default:
      return null;
  }
};
