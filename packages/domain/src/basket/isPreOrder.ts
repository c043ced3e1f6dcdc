/** Slugs of clothing types with a later production date. */
const preOrderSlugs: readonly string[] = ['merino-scarf'];

/** True if a garment is a pre-order, shown as a badge on its line (BASKET-17). */
export const isPreOrder = (clothingTypeSlug: string): boolean =>
  preOrderSlugs.includes(clothingTypeSlug);
