import type { ClothingType, FabricColor } from '@tailorbird/domain/catalog';

/** An in-store piece: one color of a product that is not made to order. */
export type CounterPiece = { readonly type: ClothingType; readonly color: FabricColor };

/**
 * Products that can be sold from stock. Gift cards have their own page, where the amount is
 * chosen.
 */
export const counterPieces = (types: readonly ClothingType[]): readonly CounterPiece[] =>
  types
    .filter(({ isStockItem, productClass }) => isStockItem && productClass !== 'Gift Card')
    .flatMap((type) => type.fabricColors.map((color) => ({ type, color })));

/** Pieces that match every search word by name, color or label number. */
export const findPieces = (
  pieces: readonly CounterPiece[],
  search: string,
): readonly CounterPiece[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const labelled = pieces.filter(({ color }) => String(color.id) === search.trim());
  return labelled.length > 0
    ? labelled
    : pieces.filter(({ type, color }) =>
        words.every((word) => `${type.title} ${color.color.title}`.toLowerCase().includes(word)),
      );
};
