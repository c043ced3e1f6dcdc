import type { AddRequest } from '../basket/index.ts';
import type { ClothingType } from '../catalog/index.ts';
import type { Design } from './design.ts';

/**
 * The basket request for one piece of a design; the size is null for types without sizes. A
 * stock item is bought as a product with the type's id.
 */
export const requestOfDesign = (
  type: Pick<ClothingType, 'id' | 'isStockItem'>,
  { variant, initials }: Pick<Design, 'variant' | 'initials'>,
  userSizeId: number | null,
): AddRequest => ({
  clothingTypeId: type.id,
  fabricColorId: variant.fabricColorId,
  selectedProperties: variant.selectedProperties,
  userSizeId,
  initials,
  note: '',
  quantity: 1,
  productId: type.isStockItem ? type.id : null,
});
