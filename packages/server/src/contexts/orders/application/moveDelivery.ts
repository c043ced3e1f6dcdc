import type { Result } from '@tailorbird/domain/kernel';
import { type DeliveryRefused, moveDelivery } from '@tailorbird/domain/orders';
import { attempt } from '../../../platform/database/attempt.ts';
import { toInstant } from '../../../platform/database/columns.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { WithSigningKey } from '../../../platform/session/signedLinks.ts';
import { deliveryMovedMail } from '../mails/deliveryMoved.ts';
import { storeChanges } from '../store/changes.ts';
import { addEvent } from '../store/events.ts';
import { findOrder, type StoredOrder } from '../store/orders.ts';
import { letterToBuyer } from './letterToBuyer.ts';
import { orderPath } from './orderPath.ts';
import { showOrder } from './showOrder.ts';

/**
 * Moves an order's expected delivery as staff, records it in the history, and queues the mail
 * with the reason. One transaction; repeating the same day and reason changes nothing.
 */
export const moveDeliveryAsStaff = async (
  shop: WithDatabase & WithClock & WithSigningKey & WithMailQueue,
  actor: Actor,
  number: string,
  wanted: { readonly latest: string; readonly reason: string },
): Promise<Result<StoredOrder, AccessRefused | NotFound | DeliveryRefused>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const now = shop.clock();
  const moved = await attempt<StoredOrder, NotFound | DeliveryRefused>(
    shop.database,
    async (trx, refuse) => {
      const order = (await findOrder(trx, number)) ?? refuse({ kind: 'not-found' });
      const outcome = moveDelivery(showOrder(order, order.locale), wanted, toInstant(now));
      if (!outcome.ok) return refuse(outcome.failure);
      const content = { ...order.content, ...outcome.value };
      if (!(await storeChanges(trx, order, { comment: order.comment, content })))
        return refuse({ kind: 'delivery-settled' });
      const event = {
        status: order.status,
        change: 'delivery',
        at: toInstant(now),
        by: 'staff',
      } as const;
      await addEvent(trx, order.id, event, staff.value.id);
      const changed = { ...order, content, history: [...order.history, event] };
      await queueMail(
        trx,
        'order-step',
        letterToBuyer(changed, (shown) => deliveryMovedMail(shown, orderPath(shop, shown))),
        now,
      );
      return changed;
    },
  );
  if (moved.ok) shop.mailQueued();
  return moved;
};
