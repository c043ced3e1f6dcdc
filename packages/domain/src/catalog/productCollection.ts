import type { ClothingType } from './clothingType.ts';

/** Collections with their own page, by its slug (ROUTE-09 … ROUTE-12). */
export const productCollections = [
  'new-arrivals',
  'bestsellers',
  'seasonal-favorites',
  'cashmere-collection',
] as const;
export type ProductCollection = (typeof productCollections)[number];

const hasCashmere = (type: ClothingType<unknown>): boolean =>
  type.fabricColors.some(({ fabric }) => fabric.slug.includes('cashmere'));

/**
 * True if a garment belongs to a collection, by placement, kind or fabric (CATALOG-11,
 * CATALOG-15).
 */
export const isInCollection = (
  type: ClothingType<unknown>,
  collection: ProductCollection,
): boolean => {
  switch (collection) {
    case 'new-arrivals':
      return type.placements.includes('NEW_PRODUCT_LIST');
    case 'bestsellers':
      return (
        type.placements.includes('BEST_SELLER_COTTON') ||
        type.placements.includes('BEST_SELLER_WOOL')
      );
    case 'seasonal-favorites':
      return type.kind === 'SEASONAL';
    default:
      return hasCashmere(type);
  }
};
