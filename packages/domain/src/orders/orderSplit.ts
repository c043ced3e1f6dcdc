import { err, type Result } from '../kernel/index.ts';
import { cancelRefused } from './cancelOrder.ts';
import { type MoveRefused, moveOrder, nextStatuses } from './moveOrder.ts';
import type { Order, OrderLine, ParcelPart } from './order.ts';
import type { OrderStatus } from './orderStatus.ts';

type Made = Pick<Order, 'status' | 'history'> & {
  readonly lines: readonly Pick<OrderLine, 'quantity' | 'madeFirst' | 'productClass'>[];
};

/** Whether a part of the order waits for the fit of the first pieces. */
export const isSplit = (order: {
  readonly lines: readonly Pick<OrderLine, 'madeFirst'>[];
}): boolean => order.lines.some(({ madeFirst }) => madeFirst !== null);

/** How many pieces of a line are made first, and how many after the fit is confirmed: together they are the line. */
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

/** What is sent when an order comes to a status: the first or the other part of a split one, all of any other; null when nothing is. */
export const partSent = (
  order: Parameters<typeof isSplit>[0],
  to: OrderStatus,
): ParcelPart | null => {
  if (to === 'AwaitingFitConfirmation') return 'first';
  if (to !== 'Shipped') return null;
  return isSplit(order) ? 'rest' : 'all';
};

/** Whether the first pieces of a split order have gone to the customer. */
export const wasTriedOn = ({ history }: Pick<Order, 'history'>): boolean =>
  history.some(({ status }) => status === 'AwaitingFitConfirmation');

/**
 * Where those who make an order can move it (ORDER-02, ORDER-05): along the table of moves, where a split order goes by way of the fit confirmation, once, and
 * any other past it. It can be cancelled as long as nothing is cut (ORDER-08).
 */
export const movesOf = (order: Made): readonly OrderStatus[] => {
  const waits = isSplit(order) && !wasTriedOn(order);
  return nextStatuses[order.status].filter((to) => {
    if (to === 'Cancelled') return cancelRefused(order) === null;
    return order.status !== 'InProduction' || (to === 'AwaitingFitConfirmation') === waits;
  });
};

/** Moves an order to where those who make it can move it. */
export const advanceOrder = (
  order: Made,
  to: OrderStatus,
): Result<{ readonly status: OrderStatus }, MoveRefused> =>
  movesOf(order).includes(to)
    ? moveOrder(order.status, to)
    : err({ kind: 'order-cannot-move', from: order.status, to });

/** How far a line is: of a split order, whose parts are not made together, the part that is behind. */
export const lineStatusOf = (
  order: Made & Pick<Order, 'parcels'>,
  line: Pick<OrderLine, 'quantity' | 'madeFirst'>,
): OrderStatus => {
  const { status } = order;
  const { first, rest } = partsOf(line);
  if (!isSplit(order) || !(status === 'InProduction' || status === 'AwaitingFitConfirmation'))
    return status;
  if (!wasTriedOn(order)) return first > 0 ? 'InProduction' : 'Confirmed';
  if (rest > 0) return status;
  return order.parcels.some(({ part, deliveredAt }) => part === 'first' && deliveredAt !== null)
    ? 'Delivered'
    : 'Shipped';
};

/** A move as the customer sees it. */
export type OrderStep =
  | 'making'
  | 'making-first'
  | 'first-sent'
  | 'making-rest'
  | 'sent'
  | 'delivered'
  | 'cancelled';

/** The step an order has just taken, as its customer sees it; null for the one they took themselves by ordering. */
export const stepOf = (order: Made): OrderStep | null => {
  switch (order.status) {
    case 'InProduction':
      if (!isSplit(order)) return 'making';
      return wasTriedOn(order) ? 'making-rest' : 'making-first';
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
