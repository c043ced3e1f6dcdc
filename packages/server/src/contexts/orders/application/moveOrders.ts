import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  advanceOrder,
  currentStepOf,
  dayOf,
  daysBetween,
  estimateDelivery,
  type MoveRefused,
  type OrderActor,
  type OrderStatus,
  type Parcel,
  partSent,
  undoableUntil,
} from '@tailorbird/domain/orders';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import { createToken } from '../../../platform/session/secrets.ts';
import type { WithSigningKey } from '../../../platform/session/signedLinks.ts';
import { orderStepMail } from '../mails/orderStep.ts';
import { storeChanges } from '../store/changes.ts';
import { addEvent, recordMailOfMove } from '../store/events.ts';
import { storeFitKey } from '../store/fit.ts';
import { storeMove } from '../store/moves.ts';
import type { StoredOrder } from '../store/orders.ts';
import { insertParcel } from '../store/parcels.ts';
import type { WithArrivals } from './arrivals.ts';
import type { WithCarrier } from './carrier.ts';
import { feedbackLinkFor } from './feedbackLink.ts';
import { letterToBuyer } from './letterToBuyer.ts';
import type { OrderContent } from './orderDraft.ts';
import { orderPath } from './orderPath.ts';
import { refundCanceledOrder } from './refundCanceledOrder.ts';
import { productionFromOf } from './showOrder.ts';

export type Mover = { readonly by: OrderActor; readonly accountId: number | null };

export type MoveWithinNeeds = WithRandom & WithCarrier;
export type MoveNeeds = MoveWithinNeeds & WithSigningKey & WithClock & WithArrivals;

/**
 * Content of an order when production of its rest starts: the usual delivery time counts from
 * now, and an earlier delivery note is dropped.
 */
const expectedFrom = ({ content, lines, placedAt }: StoredOrder, now: Date): OrderContent => {
  const { deliveryNote: _, ...kept } = content;
  const estimated = estimateDelivery({
    placedAt: toInstant(now),
    productClasses: lines.map(({ productClass }) => productClass),
    shippingDays: content.shippingDays,
    comment: '',
  });
  const waited = daysBetween(dayOf(placedAt), dayOf(toInstant(now)));
  return {
    ...kept,
    deliveryDays: estimated && {
      earliest: waited + estimated.earliest,
      latest: waited + estimated.latest,
    },
  };
};

/**
 * Moves an order along the table of moves (ORDER-02) in the caller's transaction: records the
 * actor, and closes the parcel or refunds the payment that belongs to the move. A move to the
 * current status succeeds. Of two concurrent moves the second is refused.
 */
export const moveWithin = async (
  trx: Queries,
  { random, carrier }: MoveWithinNeeds,
  order: StoredOrder,
  to: OrderStatus,
  { by, accountId }: Mover,
  now: Date,
): Promise<Result<StoredOrder, MoveRefused>> => {
  const { status: from } = order;
  if (from === to) return ok(order);
  const advanced = advanceOrder(
    { ...order, productionFrom: productionFromOf(order) },
    to,
    toInstant(now),
  );
  if (!advanced.ok) return advanced;
  if (!(await storeMove(trx, order.id, { from, to })))
    return err({ kind: 'order-cannot-move', from, to });
  const givenBack = to === 'Cancelled' ? await refundCanceledOrder(trx, order, now) : ok(null);
  if (!givenBack.ok) return err({ kind: 'order-cannot-move', from, to });
  const event = { status: to, at: toInstant(now), by };
  await addEvent(trx, order.id, event, accountId);
  const part = partSent(order, to);
  const parcels: Parcel[] = [...order.parcels];
  if (part) {
    const parcel: Parcel = {
      part,
      carrier: carrier.name,
      trackingNumber: carrier.trackingNumber(random),
      sentAt: event.at,
      deliveredAt: null,
    };
    await insertParcel(trx, order.id, parcel);
    parcels.push(parcel);
  }
  const fitKey = part === 'first' ? createToken(random) : order.fitKey;
  if (fitKey !== null && fitKey !== order.fitKey) await storeFitKey(trx, order.id, fitKey);
  const content =
    from === 'AwaitingFitConfirmation' && to === 'InProduction'
      ? expectedFrom(order, now)
      : order.content;
  if (content !== order.content)
    await storeChanges(trx, { id: order.id, status: to }, { comment: order.comment, content });
  const refunds = givenBack.value ? [...order.refunds, givenBack.value] : order.refunds;
  return ok({
    ...order,
    status: to,
    history: [...order.history, event],
    parcels,
    fitKey,
    content,
    refunds,
  });
};

const graceMs = 5_000;

/**
 * Moves an order as `moveWithin` does, queues the mail to the customer, and signals a delivery.
 */
export const moveAndMail = async (
  trx: Queries,
  shop: MoveNeeds,
  order: StoredOrder,
  to: OrderStatus,
  mover: Mover,
  now: Date,
): Promise<Result<StoredOrder, MoveRefused>> => {
  const moved = await moveWithin(trx, shop, order, to, mover, now);
  if (!moved.ok || moved.value === order) return moved;
  const step = currentStepOf(moved.value);
  if (to === 'Delivered') await shop.orderDelivered(trx, moved.value, now);
  if (!step) return moved;
  const until = undoableUntil(moved.value);
  // Sent just after the move can no longer be undone.
  const dueAt = until === null ? null : new Date(Date.parse(until) + graceMs);
  const link = feedbackLinkFor(shop, order.number, now);
  const letter = letterToBuyer(moved.value, (shown) =>
    orderStepMail(shown, step, orderPath(shop, shown), link),
  );
  const mail = await queueMail(trx, 'order-step', letter, now, dueAt);
  if (dueAt) await recordMailOfMove(trx, order.id, mail);
  return moved;
};
