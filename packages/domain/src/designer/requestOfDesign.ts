import type { AddRequest } from '../basket/index.ts';
import type { ClothingType } from '../catalog/index.ts';
import type { Design } from './design.ts';

/** What one piece of a design asks of the basket; without a size for what needs none. A stock item is bought as a product, which has the type's own id. */
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
