import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, idInPath } from '../values.ts';

/** `num_available` is null for colors made to order without a limit. */
export const fabricColorStock = z.object({
  clothing_type_id: id,
  fabric_color_id: id,
  num_available: z.nullable(z.int()),
  out_of_stock: z.boolean(),
});
export type WireFabricColorStock = z.infer<typeof fabricColorStock>;

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

export const listStock = endpoint({
  context: 'catalog',
  name: 'listStock',
  method: 'GET',
  path: '/customizer_api/v2/clothing_type_stock/',
  summary: 'Returns the available quantity per fabric color.',
  query: { clothing_type_id: z.optional(idInPath) },
  responses: { 200: z.array(fabricColorStock) },
});
