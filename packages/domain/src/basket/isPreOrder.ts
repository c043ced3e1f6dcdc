import { preOrderSlugs } from './basket.ts';

/** BASKET-17: pre-orders are known by their clothing type. */
export const isPreOrder = (clothingTypeSlug: string, slugs: readonly string[] = preOrderSlugs): boolean => slugs.includes(clothingTypeSlug);
