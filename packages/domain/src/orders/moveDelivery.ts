import { err, ok, type Result } from '../kernel/index.ts';
import { deliveryWindow } from './deliveryWindow.ts';
import type { DayRange } from './estimateDelivery.ts';
import type { Order } from './order.ts';
import { addWorkingDays, dayOf, daysBetween, isWorkingDay } from './workingDays.ts';

/** Longest reason in characters, and longest postponement in days. */
export const maximumDeliveryReason = 300;
const longestWait = 180;

export type DeliveryRefused =
  /** Nothing is expected any more, or the parcel is with the carrier. */
  | { readonly kind: 'delivery-settled' }
  /** The date is not a future working day, or is the expected one already. */
  | { readonly kind: 'day-refused' }
  | { readonly kind: 'reason-refused' };

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  dayOf(new Date(text).toISOString()) === text;

/**
 * Moves the expected delivery so that `latest` (`2026-12-04`) is its last day; the first day
 * keeps its distance but is a working day and not in the past. Staff give a reason, which the
 * customer reads. `now` is an ISO 8601 instant.
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
  // biome-ignore lint/complexity/useMathMinMax: these are texts
  const earliest = addWorkingDays(before < today ? today : before, 0);
  return ok({
    deliveryDays: { earliest: daysBetween(placed, earliest), latest: daysBetween(placed, latest) },
    deliveryNote,
  });
};
