import { type ClothingType, isGarmentClass } from '../catalog/index.ts';
import { type GoodsKind, goodsKindOf } from './levyTerms.ts';

/**
 * Customs category of a piece by the fabric of its color, or of the first color if it
 * has none. Null for gift cards and pieces that are not shipped.
 */
export const goodsOf = (
  type: Pick<
    ClothingType<unknown>,
    'productClass' | 'requiresShipping' | 'pattern' | 'fabricColors'
  >,
  piece: { readonly fabricColorId: number | null },
): GoodsKind | null => {
  if (!isGarmentClass(type.productClass) || !type.requiresShipping) return null;
  const color =
    type.fabricColors.find(({ id }) => id === piece.fabricColorId) ?? type.fabricColors[0];
  return goodsKindOf(type.pattern, color?.fabric.texture ?? '');
};
