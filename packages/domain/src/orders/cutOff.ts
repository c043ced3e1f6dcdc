import { isChangeable } from './changeOrder.ts';
import type { Order } from './order.ts';
import { addWorkingDays, dayOf } from './workingDays.ts';

/** Working days after the order until it is cut, as a rule. */
const workingDaysUntilCut = 2;

/**
 * The day an order is cut on as a rule, and until which it can be changed and canceled (ORDER-08, ORDER-10); null once it no longer can be. What holds is its status: it can be changed until somebody
 * begins.
 */
export const cutOffDay = ({ status, datePlaced }: Pick<Order, 'status' | 'datePlaced'>): string | null =>
  isChangeable({ status }) ? addWorkingDays(dayOf(datePlaced), workingDaysUntilCut) : null;
