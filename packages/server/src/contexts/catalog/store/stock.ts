import type { ClothingType } from '@tailorbird/domain/catalog';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Catalog } from '../rows/source.ts';

/** Pieces left of each fabric color; null is not limited. */
export type StockLevels = ReadonlyMap<number, number | null>;

/** A clothing type with `outOfStock` as the database has it. */
export const withStock = <Text>(type: ClothingType<Text>, stock: StockLevels): ClothingType<Text> => ({
  ...type,
  fabricColors: type.fabricColors.map((color) => ({ ...color, outOfStock: stock.get(color.id) === 0 })),
});

export const readStock = async (queries: Queries): Promise<StockLevels> => {
  const rows = await queries.selectFrom('fabric_color_stock').selectAll().execute();
  return new Map(rows.map(({ fabric_color_id, pieces }) => [fabric_color_id, pieces]));
};

/** Enters the fabric colors the database does not know yet, with the pieces the catalogue starts them with. */
export const seedStock = async (queries: Queries, catalog: Pick<Catalog, 'stock'>): Promise<void> => {
  const known = await readStock(queries);
  const missing = [...catalog.stock].filter(([id]) => !known.has(id));
  if (missing.length === 0) return;
  await queries
    .insertInto('fabric_color_stock')
    .values(missing.map(([fabric_color_id, pieces]) => ({ fabric_color_id, pieces })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export type StockTaken =
  | { readonly ok: true }
  /** Nothing was taken of this color; what was taken of others before it is to be undone with the transaction. */
  | { readonly ok: false; readonly fabricColorId: number; readonly available: number };

/**
 * Takes pieces out of stock, all of them or, by rolling back `trx`, none. Colors are taken in the order of their ids, so that two buyers do not wait for each other. Afterwards, outside the
 * transaction, `shop.stockChanged` is to be told.
 */
export const takeStock = async (
  trx: Queries,
  wanted: readonly { readonly fabricColorId: number; readonly pieces: number }[],
): Promise<StockTaken> => {
  for (const { fabricColorId, pieces } of byId(wanted)) {
    const taken = await trx
      .updateTable('fabric_color_stock')
      .set({ pieces: sql<number>`pieces - ${pieces}` })
      .where('fabric_color_id', '=', fabricColorId)
      .where('pieces', '>=', pieces)
      .executeTakeFirst();
    if (taken.numUpdatedRows > 0n) continue;
    const row = await trx.selectFrom('fabric_color_stock').select('pieces').where('fabric_color_id', '=', fabricColorId).executeTakeFirst();
    // No row, or no limit: made to order.
    if (row === undefined || row.pieces === null) continue;
    return { ok: false, fabricColorId, available: row.pieces };
  }
  return { ok: true };
};

/** Gives pieces back that were taken and not sold. */
export const returnStock = async (
  trx: Queries,
  pieces: readonly { readonly fabricColorId: number; readonly pieces: number }[],
): Promise<void> => {
  for (const { fabricColorId, pieces: returned } of byId(pieces)) {
    await trx
      .updateTable('fabric_color_stock')
      .set({ pieces: sql<number>`pieces + ${returned}` })
      .where('fabric_color_id', '=', fabricColorId)
      .where('pieces', 'is not', null)
      .execute();
  }
};

/** One entry a color, in the order of the ids. */
const byId = (
  entries: readonly { readonly fabricColorId: number; readonly pieces: number }[],
): readonly { readonly fabricColorId: number; readonly pieces: number }[] => {
  const sums = new Map<number, number>();
  for (const { fabricColorId, pieces } of entries) sums.set(fabricColorId, (sums.get(fabricColorId) ?? 0) + pieces);
  return [...sums]
    .map(([fabricColorId, pieces]) => ({ fabricColorId, pieces }))
    .sort((one, other) => one.fabricColorId - other.fabricColorId);
};
