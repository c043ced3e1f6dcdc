import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { type MoveRefused, moveOrder, type OrderActor, type OrderStatus } from '@tailorbird/domain/orders';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { addEvent } from '../store/events.ts';
import { storeMove } from '../store/moves.ts';
import type { StoredOrder } from '../store/orders.ts';

/** Who moves an order: what kind of somebody, and their account where they have one. */
export type Mover = { readonly by: OrderActor; readonly accountId: number | null };

/**
 * Moves an order along the one table of moves (ORDER-02) and notes who did it, in the transaction of the caller. Whoever asks for where it already is has what they
 * asked for. Of two who move it at once the second is refused.
 */
export const moveWithin = async (
  trx: Queries,
  order: StoredOrder,
  to: OrderStatus,
  { by, accountId }: Mover,
  now: Date,
): Promise<Result<StoredOrder, MoveRefused>> => {
  if (order.status === to) return ok(order);
  const moved = moveOrder(order.status, to);
  if (!moved.ok) return moved;
  if (!(await storeMove(trx, order.id, { from: order.status, to }))) return err({ kind: 'order-cannot-move', from: order.status, to });
  const event = { status: to, at: toInstant(now), by };
  await addEvent(trx, order.id, event, accountId);
  return ok({
    ...order,
    status: to,
    lines: order.lines.map((line) => ({ ...line, status: to })),
    history: [...order.history, event],
  });
};
