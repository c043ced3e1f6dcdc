import type { WireFabricColorStock } from './schema.ts';

/** Available pieces by color id, without the colors that are made without a limit. */
type Stock = ReadonlyMap<number, number>;
/** Null is a color without a limit. */
type ShopStock = ReadonlyMap<number, number | null>;

export const toWireStock = (
  clothingTypeId: number,
  fabricColorIds: readonly number[],
  stock: ShopStock,
): readonly WireFabricColorStock[] =>
  fabricColorIds.map((id) => {
    const pieces = stock.get(id) ?? null;
    return {
      clothing_type_id: clothingTypeId,
      fabric_color_id: id,
      num_available: pieces,
      out_of_stock: pieces === 0,
    };
  });

export const fromWireStock = (colors: readonly WireFabricColorStock[]): Stock =>
  new Map(
    colors.flatMap(({ fabric_color_id, num_available }) =>
      num_available === null ? [] : [[fabric_color_id, num_available]],
    ),
  );
