import type { ClothingType, FabricColor } from '@tailorbird/domain/catalog';

/** A piece that lies in a store: one color of what is not made for anybody. */
export type CounterPiece = { readonly type: ClothingType; readonly color: FabricColor };

/** The pieces that can be taken along. Gift cards are not among them: the card has a page of its own, where the amount is chosen. */
export const counterPieces = (types: readonly ClothingType[]): readonly CounterPiece[] =>
  types
    .filter(({ isStockItem, productClass }) => isStockItem && productClass !== 'Gift Card')
    .flatMap((type) => type.fabricColors.map((color) => ({ type, color })));

/** Those that every word of a search is found in: of the name, the color, or the number on the label. */
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
