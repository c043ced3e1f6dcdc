import type { ClothingType } from '@tailorbird/domain/catalog';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Catalog } from '../application/catalog.ts';

export type StockLevels = ReadonlyMap<number, number | null>;

/** A clothing type with `outOfStock` from the database. */
export const withStock = <Text>(
  type: ClothingType<Text>,
  stock: StockLevels,
): ClothingType<Text> => ({
  ...type,
  fabricColors: type.fabricColors.map((color) => ({
    ...color,
    outOfStock: stock.get(color.id) === 0,
  })),
});

export type PiecesOfColor = { readonly fabricColorId: number; readonly pieces: number };

const allStock = (queries: Queries) =>
  queries.selectFrom('fabric_color_stock').selectAll().execute();

export const readStock = async (queries: Queries): Promise<StockLevels> => {
  const rows = await allStock(queries);
  return new Map(rows.map(({ fabric_color_id, pieces }) => [fabric_color_id, pieces]));
};

const piecesLeft = async (queries: Queries, fabricColorId: number): Promise<number | null> => {
  const row = await queries
    .selectFrom('fabric_color_stock')
    .select('pieces')
    .where('fabric_color_id', '=', fabricColorId)
    .executeTakeFirst();
  return row?.pieces ?? null;
};

/** Stock quantity of a limited color; null for others, without a query. */
export const limitOf = async (
  queries: Queries,
  { stock }: Pick<Catalog, 'stock'>,
  fabricColorId: number | null,
): Promise<number | null> =>
  fabricColorId === null || typeof stock.get(fabricColorId) !== 'number'
    ? null
    : await piecesLeft(queries, fabricColorId);

/**
 * Whether these pieces are in stock now, without reserving them. Queries only limited colors.
 */
export const isInStock = async (
  queries: Queries,
  { stock }: Pick<Catalog, 'stock'>,
  wanted: readonly PiecesOfColor[],
): Promise<boolean> => {
  const limited = new Map(
    byId(wanted)
      .filter(({ fabricColorId }) => typeof stock.get(fabricColorId) === 'number')
      .map(({ fabricColorId, pieces }) => [fabricColorId, pieces]),
  );
  if (limited.size === 0) return true;
  const rows = await queries
    .selectFrom('fabric_color_stock')
    .selectAll()
    .where('fabric_color_id', 'in', [...limited.keys()])
    .execute();
  return rows.every(
    ({ fabric_color_id, pieces }) =>
      pieces === null || pieces >= (limited.get(fabric_color_id) ?? 0),
  );
};

/** Statements have a limited number of values: 32,766 in SQLite, 65,535 in PostgreSQL. */
const colorsAtOnce = 1_000;

export const seedStock = async (
  queries: Queries,
  catalog: Pick<Catalog, 'stock'>,
): Promise<void> => {
  const known = await readStock(queries);
  const missing = [...catalog.stock].filter(([id]) => !known.has(id));
  for (let from = 0; from < missing.length; from += colorsAtOnce) {
    const some = missing.slice(from, from + colorsAtOnce);
    await queries
      .insertInto('fabric_color_stock')
      .values(some.map(([fabric_color_id, pieces]) => ({ fabric_color_id, pieces })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

export const limitedStock = async (
  queries: Queries,
  { stock }: Pick<Catalog, 'stock'>,
): Promise<ReadonlyMap<number, number>> =>
  new Map(
    [...(await readStock(queries))].flatMap(([id, pieces]) =>
      typeof stock.get(id) === 'number' ? [[id, pieces ?? 0] as const] : [],
    ),
  );

export const setStock = async (
  trx: Queries,
  fabricColorId: number,
  pieces: number,
): Promise<void> => {
  await trx
    .updateTable('fabric_color_stock')
    .set({ pieces })
    .where('fabric_color_id', '=', fabricColorId)
    .execute();
};

export type StockTaken =
  | { readonly ok: true }
  /** This color was not reserved; roll the transaction back to release the others. */
  | { readonly ok: false; readonly fabricColorId: number; readonly available: number };

const limitedOf = (queries: Queries, colors: readonly Pick<PiecesOfColor, 'fabricColorId'>[]) =>
  queries
    .selectFrom('fabric_color_stock')
    .select('fabric_color_id')
    .where(
      'fabric_color_id',
      'in',
      colors.map(({ fabricColorId }) => fabricColorId),
    )
    .where('pieces', 'is not', null)
    .execute();

/**
 * Reserves stock: all pieces or, by rolling back `trx`, none. Rows are locked in the order of
 * ids to avoid deadlocks; unlimited colors are not locked. Call `stockChanged` after the
 * transaction.
 */
export const reserveStock = async (
  trx: Queries,
  wanted: readonly PiecesOfColor[],
): Promise<StockTaken> => {
  if (wanted.length === 0) return { ok: true };
  const limited = await limitedOf(trx, wanted);
  const isLimited = new Set(limited.map(({ fabric_color_id }) => fabric_color_id));
  for (const { fabricColorId, pieces } of byId(wanted).filter((color) =>
    isLimited.has(color.fabricColorId),
  )) {
    const taken = await trx
      .updateTable('fabric_color_stock')
      .set({ pieces: sql<number>`pieces - ${pieces}` })
      .where('fabric_color_id', '=', fabricColorId)
      .where('pieces', '>=', pieces)
      .executeTakeFirst();
    if (taken.numUpdatedRows > 0n) continue;
    return { ok: false, fabricColorId, available: (await piecesLeft(trx, fabricColorId)) ?? 0 };
  }
  return { ok: true };
};

export const returnStock = async (
  trx: Queries,
  pieces: readonly PiecesOfColor[],
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

const byId = (entries: readonly PiecesOfColor[]): readonly PiecesOfColor[] => {
  const sums = new Map<number, number>();
  for (const { fabricColorId, pieces } of entries)
    sums.set(fabricColorId, (sums.get(fabricColorId) ?? 0) + pieces);
  return [...sums]
    .map(([fabricColorId, pieces]) => ({ fabricColorId, pieces }))
    .sort((one, other) => one.fabricColorId - other.fabricColorId);
};
