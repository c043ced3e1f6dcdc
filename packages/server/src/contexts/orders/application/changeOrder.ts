import { validateAddress } from '@tailorbird/domain/checkout';
import type { Result } from '@tailorbird/domain/kernel';
import { type ChangeRefused, changeOrder, estimateDelivery, type WantedChanges } from '@tailorbird/domain/orders';
import { attempt } from '../../../platform/database/attempt.ts';
import { toInstant } from '../../../platform/database/columns.ts';
import type { AccessRefused, NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { storeChanges } from '../store/changes.ts';
import { addEvent } from '../store/events.ts';
import { findOrder, type StoredOrder } from '../store/orders.ts';
import { type OrderAccessNeeds, reachableOrder } from './orderAccess.ts';

type Refused = AccessRefused | NotFound | ChangeRefused;

/** Changes comment and address of an order, for who owns it or has its link, until it is made (API-21), and notes in its history what was changed, in one transaction. */
export const changeOwnOrder = async (
  shop: OrderAccessNeeds,
  actor: Actor,
  { number, link }: { readonly number: string; readonly link: string | undefined },
  wanted: WantedChanges,
): Promise<Result<StoredOrder, Refused>> => {
  const own = await reachableOrder(shop, actor, number, link);
  if (!own.ok) return own;
  const visitor = await actor.visitor();
  const accountId = visitor.kind === 'customer' ? visitor.account.id : null;
  return await attempt<StoredOrder, Refused>(shop.database, async (trx, refuse) => {
    const order = (await findOrder(trx, number)) ?? refuse({ kind: 'not-found' });
    const { status, content, comment: before } = order;
    const outcome = changeOrder(
      { status, comment: before, shippingAddress: content.shippingAddress, toDropPoint: content.dropPoint !== null },
      wanted,
      validateAddress,
    );
    if (!outcome.ok) return refuse(outcome.failure);
    const { changed, comment, shippingAddress } = outcome.value;
    if (changed.length === 0) return order;
    const estimated = estimateDelivery({
      placedAt: order.placedAt,
      productClasses: order.lines.map(({ productClass }) => productClass),
      shippingDays: content.shippingDays,
      comment,
    });
    // What staff have said since holds on.
    const deliveryDays = content.deliveryNote === undefined ? estimated : content.deliveryDays;
    const changes = { comment, content: { ...content, shippingAddress, deliveryDays } };
    // Staff began to make it meanwhile.
    if (!(await storeChanges(trx, order, changes))) return refuse({ kind: 'order-not-changeable' });
    const events = changed.map((change) => ({ status, change, at: toInstant(shop.clock()), by: 'customer' }) as const);
    for (const event of events) await addEvent(trx, order.id, event, accountId);
    return { ...order, ...changes, history: [...order.history, ...events] };
  });
};
