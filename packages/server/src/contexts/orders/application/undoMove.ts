import type { Result } from '@tailorbird/domain/kernel';
import { partSent, type UndoRefused, undoMove } from '@tailorbird/domain/orders';
import { attempt } from '../../../platform/database/attempt.ts';
import { toInstant } from '../../../platform/database/columns.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { withdrawMail } from '../../../platform/mail/outbox.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { undoLastStep } from '../store/events.ts';
import { storeFitKey } from '../store/fit.ts';
import { storeMove } from '../store/moves.ts';
import { findOrder, type StoredOrder } from '../store/orders.ts';
import { withdrawParcel } from '../store/parcels.ts';

/**
 * Undoes the last move of an order as staff, with its parcel and its pending mail, in one
 * transaction. Refused once the mail is sent or the parcel has arrived.
 */
export const undoAsStaff = async (
  shop: WithDatabase & WithClock,
  actor: Actor,
  number: string,
): Promise<Result<StoredOrder, AccessRefused | NotFound | UndoRefused>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const at = toInstant(shop.clock());
  return await attempt<StoredOrder, NotFound | UndoRefused>(shop.database, async (trx, refuse) => {
    const order = (await findOrder(trx, number)) ?? refuse({ kind: 'not-found' });
    const undone = undoMove(order, at);
    if (!undone.ok) return refuse(undone.failure);
    const { to } = undone.value;
    if (!(await storeMove(trx, order.id, { from: order.status, to })))
      return refuse({ kind: 'nothing-to-undo' });
    const part = partSent(order, order.status);
    if (part && !(await withdrawParcel(trx, order.id, part)))
      return refuse({ kind: 'undo-too-late' });
    if (part === 'first') await storeFitKey(trx, order.id, null);
    const mail = await undoLastStep(trx, order.id, { at, accountId: staff.value.id });
    if (mail !== null && !(await withdrawMail(trx, mail))) return refuse({ kind: 'undo-too-late' });
    return (await findOrder(trx, number)) ?? refuse({ kind: 'not-found' });
  });
};
