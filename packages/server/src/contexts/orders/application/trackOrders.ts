import { unansweredFitStep } from '@tailorbird/domain/orders';
import { attempt } from '../../../platform/database/attempt.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { runJob } from '../../../platform/jobs/jobRuns.ts';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import { type Repeated, repeatEvery } from '../../../platform/runtime/repeatEvery.ts';
import type { WithClock, WithLogger } from '../../../platform/runtime/runtime.ts';
import { orderStepMail } from '../mails/orderStep.ts';
import { countReminder, ordersAwaitingFit } from '../store/fit.ts';
import { findOrder, type StoredOrder } from '../store/orders.ts';
import { markParcelDelivered, type ParcelUnderWay, parcelsUnderWay } from '../store/parcels.ts';
import { letterToBuyer } from './letterToBuyer.ts';
import { type MoveNeeds, moveAndMail } from './moveOrders.ts';
import { orderPath } from './orderPath.ts';

export type TrackNeeds = WithDatabase & WithClock & WithMailQueue & MoveNeeds;

/**
 * Records the arrival of a parcel. The last parcel completes the delivery; the first pieces of
 * a split order start the fit confirmation. One transaction, once.
 */
const recordArrival = async (
  shop: TrackNeeds,
  { orderNumber, trackingNumber }: ParcelUnderWay,
  at: string,
): Promise<boolean> =>
  await shop.database.transaction(async (trx) => {
    if (!(await markParcelDelivered(trx, trackingNumber, at))) return false;
    const order = await findOrder(trx, orderNumber);
    if (order?.status === 'Shipped')
      await moveAndMail(
        trx,
        shop,
        order,
        'Delivered',
        { by: 'carrier', accountId: null },
        shop.clock(),
      );
    if (order?.status === 'AwaitingFitConfirmation' && order.fitAnswer === null) {
      await queueMail(
        trx,
        'order-step',
        letterToBuyer(order, (shown) =>
          orderStepMail(shown, 'fit-awaited', orderPath(shop, shown)),
        ),
        shop.clock(),
      );
    }
    return true;
  });

/** In one transaction, once. */
const settleUnansweredFits = async (shop: TrackNeeds, order: StoredOrder): Promise<boolean> => {
  const deliveredAt = order.parcels.find(({ part }) => part === 'first')?.deliveredAt;
  const now = shop.clock();
  const step = deliveredAt
    ? unansweredFitStep({ deliveredAt, reminded: order.fitReminders, now: now.toISOString() })
    : null;
  if (!step) return false;
  const done = await attempt<boolean, 'too-late'>(shop.database, async (trx, refuse) => {
    if (step.kind === 'make-rest') {
      const moved = await moveAndMail(
        trx,
        shop,
        order,
        'InProduction',
        { by: 'system', accountId: null },
        now,
      );
      return moved.ok || refuse('too-late');
    }
    if (!(await countReminder(trx, order.id, { from: order.fitReminders, to: step.times })))
      return refuse('too-late');
    await queueMail(
      trx,
      'order-step',
      letterToBuyer(order, (shown) => orderStepMail(shown, 'fit-reminder', orderPath(shop, shown))),
      now,
    );
    return true;
  });
  return done.ok;
};

/** Returns the number of changes of parcels and overdue fit confirmations. */
export const trackOrders = async (shop: TrackNeeds): Promise<number> => {
  const { queries } = shop.database;
  let done = 0;
  const parcels = await parcelsUnderWay(queries);
  const arrivals =
    parcels.length === 0 ? new Map<string, string>() : await shop.carrier.arrivals(parcels);
  for (const parcel of parcels) {
    const at = arrivals.get(parcel.trackingNumber);
    if (at !== undefined && (await recordArrival(shop, parcel, at))) done += 1;
  }
  for (const order of await ordersAwaitingFit(queries, 'first word')) {
    if (await settleUnansweredFits(shop, order)) done += 1;
  }
  if (done > 0) shop.mailQueued();
  return done;
};

const everyMs = 60_000;

/** Every minute; failures are logged and retried. Returns a function to stop. */
export const startOrderTracking = (shop: TrackNeeds & WithLogger): Pick<Repeated, 'stop'> =>
  repeatEvery(
    everyMs,
    async () => {
      const done = await runJob(shop, 'orders', () => trackOrders(shop));
      if (done > 0) shop.logger.info({ done }, 'orders processed');
    },
    (cause) => shop.logger.error({ cause: cause.stack ?? cause.message }, 'order job failed'),
  );
