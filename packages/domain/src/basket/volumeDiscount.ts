export const volumeDiscountSteps: readonly { readonly from: number; readonly percent: number }[] = [
  { from: 5, percent: 20 },
  { from: 2, percent: 10 },
];
export const freeShippingFrom = 2;

/**
 * 2 to 4 garments 10 %, 5 or more 20 % (PRICE-11, PRICE-12); garments are summed quantities of
 * garment lines.
 */
export const volumeDiscountPercent = (garmentCount: number): number =>
  volumeDiscountSteps.find((step) => garmentCount >= step.from)?.percent ?? 0;

/** PRICE-13: from two garments the cheapest shipping method is free. */
export const hasFreeShipping = (garmentCount: number): boolean => garmentCount >= freeShippingFrom;

/**
 * The number of garments missing for the next step, for the basket hint; null at the last step.
 */
export const nextVolumeStep = (
  garmentCount: number,
): { readonly missing: number; readonly percent: number } | null => {
  const next = volumeDiscountSteps.findLast((step) => garmentCount < step.from);
  return next ? { missing: next.from - garmentCount, percent: next.percent } : null;
};
