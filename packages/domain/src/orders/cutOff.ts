import { isChangeable } from './changeOrder.ts';
import type { Order } from './order.ts';
import { addWorkingDays, dayOf } from './workingDays.ts';

/** Working days after the order until it is cut, as a rule. */
const workingDaysUntilCut = 2;

/** When cutting begins on that day: two in the afternoon, UTC. */
const cuttingBegins = 'T14:00:00.000Z';

/**
 * The instant until which the pieces of an order can be made another way (ORDER-10), since they are cut after it as a rule; null once somebody has begun. Comment and address can be changed, and the
 * order canceled, until somebody begins, whenever that is.
 */
export const cutOffAt = ({
  status,
  datePlaced,
}: Pick<Order, 'status' | 'datePlaced'>): string | null =>
  isChangeable({ status })
    ? `${addWorkingDays(dayOf(datePlaced), workingDaysUntilCut)}${cuttingBegins}`
    : null;
