import { dayOf, estimateDelivery, isChangeable, productionDay } from '@tailorbird/domain/orders';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { storeChanges } from '../store/changes.ts';
import type { StoredOrder } from '../store/orders.ts';
import { isProductionAwaited } from './showOrder.ts';

/**
 * Counts the delivery again if a change ended the wait for production (ORDER-20), from the day
 * of the change, or if the order waits again. A delivery date that staff moved stays.
 */
export const recountDelivery = async (
  trx: Queries,
  before: StoredOrder,
  after: StoredOrder,
  now: Date,
): Promise<StoredOrder> => {
  const { content, lines, placedAt, comment } = after;
  const waits = isProductionAwaited(after);
  if (
    content.productionFrom === undefined ||
    waits === isProductionAwaited(before) ||
    !isChangeable(after)
  )
    return after;
  const productionFrom = waits ? productionDay(placedAt) : dayOf(toInstant(now));
  const estimated = estimateDelivery({
    placedAt,
    productClasses: lines.map(({ productClass }) => productClass),
    shippingDays: content.shippingDays,
    comment,
    productionFrom,
  });
  const counted = {
    ...content,
    productionFrom,
    deliveryDays: content.deliveryNote === undefined ? estimated : content.deliveryDays,
  };
  await storeChanges(trx, after, { comment, content: counted });
  return { ...after, content: counted };
};
