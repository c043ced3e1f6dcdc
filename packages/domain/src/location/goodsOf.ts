import { type ClothingType, isGarmentClass } from '../catalog/index.ts';
import { type GoodsKind, goodsKindOf } from './levyTerms.ts';

/** What tariffs take a piece for, by the cloth of its color; that of the first color where it has none of its own. Null for what is no goods: a gift card, and what is not sent. */
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
