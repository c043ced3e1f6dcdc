/** Clothing types that are made later than the rest, by slug. */
const preOrderSlugs: readonly string[] = ['merino-scarf'];

/** BASKET-17: whether a garment is made later than the rest, which is shown as a badge on its line. */
export const isPreOrder = (clothingTypeSlug: string): boolean =>
  preOrderSlugs.includes(clothingTypeSlug);
