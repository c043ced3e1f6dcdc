import { isChangeable } from './changeOrder.ts';
import type { Order } from './order.ts';
import { addWorkingDays, dayOf } from './workingDays.ts';

const workingDaysUntilCut = 2;

const cuttingBegins = 'T14:00:00.000Z';

/**
 * The cut-off: the instant until which ordered pieces can be changed (ORDER-10), or null once
 * making has begun. Comment, address and cancellation stay possible until making begins.
 */
export const cutOffAt = ({
  status,
  datePlaced,
}: Pick<Order, 'status' | 'datePlaced'>): string | null =>
  isChangeable({ status })
    ? `${addWorkingDays(dayOf(datePlaced), workingDaysUntilCut)}${cuttingBegins}`
    : null;
