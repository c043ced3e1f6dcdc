import { isGarmentClass } from '../basket/index.ts';
import type { ProductClass } from '../catalog/index.ts';

/** Whole days, the fewest and the most. */
export type DayRange = { readonly earliest: number; readonly latest: number };

/** Until a garment is cut, sewn and pressed. */
const makingDays: DayRange = { earliest: 8, latest: 12 };
const noDays: DayRange = { earliest: 0, latest: 0 };
/** Somebody reads the comment before the cut (CHECKOUT-19). */
const commentDays = 1;

/** Expected delivery in days after the order: making its garments, then shipping; a comment can add a day. Null when nothing is shipped. */
export const estimateDelivery = (order: {
  readonly productClasses: readonly ProductClass[];
  /** How long its shipping method takes; null when nothing is shipped. */
  readonly shippingDays: DayRange | null;
  readonly comment: string;
}): DayRange | null => {
  if (order.shippingDays === null) return null;
  const making = order.productClasses.some(isGarmentClass) ? makingDays : noDays;
  return {
    earliest: making.earliest + order.shippingDays.earliest,
    latest: making.latest + order.shippingDays.latest + (order.comment.trim() === '' ? 0 : commentDays),
  };
};
