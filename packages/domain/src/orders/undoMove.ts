import { err, ok, type Result } from '../kernel/index.ts';
import type { Order } from './order.ts';
import { partSent } from './orderSplit.ts';
import type { OrderStatus } from './orderStatus.ts';

/** Milliseconds in which a move can be undone. The customer's mail is delayed until then. */
export const undoWindowMs = 120_000;

export type UndoRefused = { readonly kind: 'nothing-to-undo' | 'undo-too-late' };

type Undoable = Pick<Order, 'status' | 'history' | 'fitAnswer' | 'parcels'> & {
  readonly lines: readonly Pick<Order['lines'][number], 'madeFirst'>[];
};

/**
 * True if the last move had consequences that cannot be undone: an answer of the customer or a
 * delivered parcel.
 */
const cannotBeUnsaid = ({ status, history, fitAnswer, parcels, lines }: Undoable): boolean => {
  const part = partSent({ lines }, status);
  const isAnswered = status === 'AwaitingFitConfirmation' && fitAnswer !== null;
  const confirmsFit =
    history.at(-2)?.status === 'AwaitingFitConfirmation' && fitAnswer === 'positive';
  return (
    isAnswered ||
    confirmsFit ||
    parcels.some((sent) => sent.part === part && sent.deliveredAt !== null)
  );
};

/**
 * The ISO 8601 instant until which the last move can be undone, or null. Only moves by staff
 * can be undone, and neither cancellations, which refund money, nor deliveries.
 */
export const undoableUntil = (order: Undoable): string | null => {
  const [before, last] = order.history.slice(-2);
  if (
    !before ||
    !last ||
    last.by !== 'staff' ||
    last.change !== undefined ||
    last.status !== order.status
  )
    return null;
  if (last.status === 'Cancelled' || last.status === 'Delivered' || cannotBeUnsaid(order))
    return null;
  return new Date(Date.parse(last.at) + undoWindowMs).toISOString();
};

/** Undoes the last move of an order. `now` is an ISO 8601 instant. */
export const undoMove = (
  order: Undoable,
  now: string,
): Result<{ readonly to: OrderStatus }, UndoRefused> => {
  const until = undoableUntil(order);
  const to = order.history.at(-2)?.status;
  if (until === null || to === undefined) return err({ kind: 'nothing-to-undo' });
  return Date.parse(now) <= Date.parse(until) ? ok({ to }) : err({ kind: 'undo-too-late' });
};
