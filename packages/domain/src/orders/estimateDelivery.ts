export type DayRange = { readonly earliest: number; readonly latest: number };

/** CHECKOUT-18: typical shipping, in days. */
export const typicalShippingDays: DayRange = { earliest: 1, latest: 4 };
/** CHECKOUT-19. */
export const commentExtraDays = 1;

/**
 * Expected delivery in days after the order: making, then shipping; a comment, which somebody has to read, can add a day (CHECKOUT-18, CHECKOUT-19). Null
 * when nothing is shipped.
 */
export const estimateDelivery = (order: {
  readonly requiresShipping: boolean;
  readonly productionDays: DayRange;
  readonly shippingDays?: DayRange;
  readonly comment: string;
}): DayRange | null => {
  if (!order.requiresShipping) return null;
  const { earliest, latest } = order.shippingDays ?? typicalShippingDays;
  return {
    earliest: order.productionDays.earliest + earliest,
    latest: order.productionDays.latest + latest + (order.comment.trim() === '' ? 0 : commentExtraDays),
  };
};
