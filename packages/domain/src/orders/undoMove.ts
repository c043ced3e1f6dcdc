import { err, ok, type Result } from '../kernel/index.ts';
import type { Order } from './order.ts';
import { partSent } from './orderSplit.ts';
import type { OrderStatus } from './orderStatus.ts';

/** How long a move can be taken back, in milliseconds. The mail that tells the customer of it waits that long, so that none tells what was taken back. */
export const undoWindowMs = 120_000;

export type UndoRefused = { readonly kind: 'nothing-to-undo' | 'undo-too-late' };

type Undoable = Pick<Order, 'status' | 'history' | 'fitAnswer' | 'parcels'> & {
  readonly lines: readonly Pick<Order['lines'][number], 'madeFirst'>[];
};

/** Whether the last move goes with something that cannot be unsaid: the customer's answer, before or after it, or a parcel at their door. */
const cannotBeUnsaid = ({ status, history, fitAnswer, parcels, lines }: Undoable): boolean => {
  const part = partSent({ lines }, status);
  const isAnswered = status === 'AwaitingFitConfirmation' && fitAnswer !== null;
  const saysThatItFits =
    history.at(-2)?.status === 'AwaitingFitConfirmation' && fitAnswer === 'positive';
  return (
    isAnswered ||
    saysThatItFits ||
    parcels.some((sent) => sent.part === part && sent.deliveredAt !== null)
  );
};

/**
 * Until when the last move of an order can be taken back, as an ISO 8601 instant; null when it cannot at all. Only what staff did last can be: not what the customer, the
 * carrier or the shop did, nor a cancellation, which gives money back, nor what has arrived, which others count on.
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

/** Takes the last move of an order back: to where it was before. `now` is an ISO 8601 instant. */
export const undoMove = (
  order: Undoable,
  now: string,
): Result<{ readonly to: OrderStatus }, UndoRefused> => {
  const until = undoableUntil(order);
  const to = order.history.at(-2)?.status;
  if (until === null || to === undefined) return err({ kind: 'nothing-to-undo' });
  return Date.parse(now) <= Date.parse(until) ? ok({ to }) : err({ kind: 'undo-too-late' });
};
