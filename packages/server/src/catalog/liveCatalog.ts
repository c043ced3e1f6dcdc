import type { Database } from '../database/database.ts';
import type { Catalog } from './source.ts';
import { readStock } from './stock.ts';
import { withStock } from './wire.ts';

/** The catalogue with what is out of stock as the database has it, and a version that grows whenever something a visitor can see changes. */
export type LiveCatalog = {
  readonly catalog: Catalog;
  readonly version: () => number;
  /** Reads the stock again. */
  readonly refresh: () => Promise<void>;
};

const staleAfterMs = 2_000;

/** Keeps the range in memory, and reads the stock again when told and, since other processes sell too, when it is older than two seconds. */
export const openLiveCatalog = async (
  rows: Catalog,
  database: Database,
  clock: () => Date,
  onFailure: (cause: Error) => void,
): Promise<LiveCatalog> => {
  let soldOut = '';
  let version = 0;
  let clothingTypes = rows.clothingTypes;
  let readAt = 0;
  let reading: Promise<void> | undefined;

  const read = async (): Promise<void> => {
    const stock = await readStock(database.queries);
    readAt = clock().getTime();
    const ids = [...stock].filter(([, pieces]) => pieces === 0).map(([id]) => id);
    const soldOutNow = ids.sort((one, other) => one - other).join();
    if (version > 0 && soldOutNow === soldOut) return;
    soldOut = soldOutNow;
    version += 1;
    clothingTypes = rows.clothingTypes.map((type) => withStock(type, stock));
  };
  const refresh = async (): Promise<void> => {
    // What is being read may be older than the change that was just made.
    await reading?.catch(() => {});
    reading ??= read().finally(() => {
      reading = undefined;
    });
    await reading;
  };
  const freshen = (): void => {
    if (!reading && Math.abs(clock().getTime() - readAt) > staleAfterMs) refresh().catch(onFailure);
  };

  await refresh();
  return {
    catalog: {
      ...rows,
      get clothingTypes() {
        freshen();
        return clothingTypes;
      },
    },
    version: () => {
      freshen();
      return version;
    },
    refresh,
  };
};
