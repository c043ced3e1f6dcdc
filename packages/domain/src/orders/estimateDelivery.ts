import { isGarmentClass, type ProductClass } from '../catalog/index.ts';
import { addWorkingDays, dayOf, daysBetween } from './workingDays.ts';

/** Whole days, the fewest and the most. */
export type DayRange = { readonly earliest: number; readonly latest: number };

/** Working days until a garment is cut, sewn and pressed. */
const makingDays: DayRange = { earliest: 6, latest: 8 };
const noDays: DayRange = { earliest: 0, latest: 0 };
/** Somebody reads the comment before the cut (CHECKOUT-19). */
const commentDays = 1;

const makingDaysOf = (productClasses: readonly ProductClass[]): DayRange =>
  productClasses.some(isGarmentClass) ? makingDays : noDays;

/** Working days from the confirmation of the fit until the rest of a split order arrives. */
export const workingDaysAfterFit = (shippingDays: DayRange): DayRange => ({
  earliest: makingDays.earliest + shippingDays.earliest,
  latest: makingDays.latest + shippingDays.latest,
});

/**
 * Expected delivery in days after the order: making its garments, then shipping, each in working days; a comment can add one. What is answered are days of the calendar, which end on working days.
 * Null when nothing is shipped.
 */
export const estimateDelivery = (order: {
  /** When it is placed, as an ISO 8601 instant. */
  readonly placedAt: string;
  readonly productClasses: readonly ProductClass[];
  /** How many working days its shipping method takes; null when nothing is shipped. */
  readonly shippingDays: DayRange | null;
  readonly comment: string;
}): DayRange | null => {
  if (order.shippingDays === null) return null;
  const making = makingDaysOf(order.productClasses);
  const placed = dayOf(order.placedAt);
  const until = (workingDays: number): number =>
    daysBetween(placed, addWorkingDays(placed, workingDays));
  return {
    earliest: until(making.earliest + order.shippingDays.earliest),
    latest: until(
      making.latest + order.shippingDays.latest + (order.comment.trim() === '' ? 0 : commentDays),
    ),
  };
};
