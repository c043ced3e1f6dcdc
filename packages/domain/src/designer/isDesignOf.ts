import { type ClothingType, fabricColorOf, parseVariantId, propertyOf } from '../catalog/index.ts';

/**
 * True if a variant id names an existing color and properties of a garment, available or not.
 */
export const isDesignOf = (type: ClothingType<unknown>, variantId: string): boolean => {
  const parsed = parseVariantId(type, variantId);
  if (!parsed.ok) return false;
  const { fabricColorId, selectedProperties } = parsed.value;
  return (
    (type.fabricColors.length === 0
      ? fabricColorId === null
      : fabricColorOf(type, fabricColorId) !== undefined) &&
    type.propertyCollections.every(
      (collection) => propertyOf(collection, selectedProperties[collection.slug]) !== undefined,
    )
  );
};
