import { err, ok, type Result } from '../kernel/index.ts';
import { deliveryWindow } from './deliveryWindow.ts';
import type { DayRange } from './estimateDelivery.ts';
import type { Order } from './order.ts';
import { addWorkingDays, dayOf, daysBetween, isWorkingDay } from './workingDays.ts';

/** The longest reason that is told to a customer, and the longest anybody is asked to wait, in days. */
export const maximumDeliveryReason = 300;
const longestWait = 180;

export type DeliveryRefused =
  /** Nothing of it is expected any more, or it is with the carrier. */
  | { readonly kind: 'delivery-settled' }
  /** No working day to come, or the day that is expected already. */
  | { readonly kind: 'day-refused' }
  | { readonly kind: 'reason-refused' };

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  dayOf(new Date(text).toISOString()) === text;

/**
 * Moves the days an order is expected between, so that `latest` (`2026-12-04`) is the last, and the first as far before it as it was: never before today, and on a working day. Staff say why, and the
 * customer is told. `now` is an ISO 8601 instant.
 */
export const moveDelivery = (
  order: Pick<Order, 'datePlaced' | 'deliveryDays' | 'status'>,
  wanted: { readonly latest: string; readonly reason: string },
  now: string,
): Result<{ readonly deliveryDays: DayRange; readonly deliveryNote: string }, DeliveryRefused> => {
  const window = order.status === 'Shipped' ? null : deliveryWindow(order);
  if (!window) return err({ kind: 'delivery-settled' });
  const { latest } = wanted;
  const [today, expected] = [dayOf(now), dayOf(window.latest)];
  if (
    !isDay(latest) ||
    !isWorkingDay(latest) ||
    latest === expected ||
    latest < today ||
    daysBetween(today, latest) > longestWait
  ) {
    return err({ kind: 'day-refused' });
  }
  const deliveryNote = wanted.reason.trim();
  if (deliveryNote === '' || deliveryNote.length > maximumDeliveryReason)
    return err({ kind: 'reason-refused' });
  const placed = dayOf(order.datePlaced);
  const width = daysBetween(dayOf(window.earliest), expected);
  const before = dayOf(new Date(Date.parse(latest) - width * 86_400_000).toISOString());
  // Days are ISO texts, which Math.max does not compare.
  // biome-ignore lint/complexity/useMathMinMax: texts
  const earliest = addWorkingDays(before < today ? today : before, 0);
  return ok({
    deliveryDays: { earliest: daysBetween(placed, earliest), latest: daysBetween(placed, latest) },
    deliveryNote,
  });
};
