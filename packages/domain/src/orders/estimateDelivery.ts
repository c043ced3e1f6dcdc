import { isGarmentClass, isRetail, type ProductClass } from '../catalog/index.ts';
import { addWorkingDays, dayOf, daysBetween } from './workingDays.ts';

export type DayRange = { readonly earliest: number; readonly latest: number };

/** Working days to make a garment that is not ready-made. */
const makingDays: DayRange = { earliest: 6, latest: 8 };
const noDays: DayRange = { earliest: 0, latest: 0 };
const commentDays = 1;

const makingDaysOf = (productClasses: readonly ProductClass[]): DayRange =>
  productClasses.some((each) => isGarmentClass(each) && !isRetail(each)) ? makingDays : noDays;

/** Working days from the fit confirmation to the arrival of the rest of a split order. */
export const workingDaysAfterFit = (shippingDays: DayRange): DayRange => ({
  earliest: makingDays.earliest + shippingDays.earliest,
  latest: makingDays.latest + shippingDays.latest,
});

/**
 * Expected delivery in calendar days after the order: making and shipping are counted in
 * working days, and a comment can add one. Null if nothing is shipped.
 */
export const estimateDelivery = (order: {
  /** ISO 8601 instant. */
  readonly placedAt: string;
  readonly productClasses: readonly ProductClass[];
  /** Working days of the shipping method; null if nothing is shipped. */
  readonly shippingDays: DayRange | null;
  readonly comment: string;
  /** First day of production (`productionFrom`); null or absent if it starts at once. */
  readonly productionFrom?: string | null | undefined;
}): DayRange | null => {
  if (order.shippingDays === null) return null;
  const making = makingDaysOf(order.productClasses);
  const placed = dayOf(order.placedAt);
  const begins = order.productionFrom ?? placed;
  const until = (workingDays: number): number =>
    daysBetween(placed, addWorkingDays(begins, workingDays));
  return {
    earliest: until(making.earliest + order.shippingDays.earliest),
    latest: until(
      making.latest + order.shippingDays.latest + (order.comment.trim() === '' ? 0 : commentDays),
    ),
  };
};
