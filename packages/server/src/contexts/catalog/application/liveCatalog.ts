import { awaitsLaunch, type CatalogSwitches } from '@tailorbird/domain/catalog';
import type { Database } from '../../../platform/database/database.ts';
import type { Reduction, Reductions } from '../store/prices.ts';
import { readStock, type StockLevels, withStock } from '../store/stock.ts';
import type { Catalog } from './catalog.ts';
import { type EnglishNamingRule, withRules } from './namingRules.ts';
import { publishMoments, publishStatusAt } from './publishing.ts';

/**
 * The catalog with current stock and publish status, and a version that increases with each
 * visible change.
 */
export type LiveCatalog = {
  readonly catalog: Catalog;
  readonly version: () => number;
  readonly refresh: (fabricColorIds: readonly number[]) => Promise<void>;
};

const staleAfterMs = 2_000;

const withPriorPrices = (
  type: Catalog['clothingTypes'][number],
  reductions: readonly Reduction[],
): Catalog['clothingTypes'][number] =>
  reductions.length === 0
    ? type
    : {
        ...type,
        priorPrices: Object.fromEntries(
          reductions.map(({ currency, priorAmount }) => [currency, priorAmount]),
        ),
      };

/**
 * Keeps the catalog in memory. Reloads the stock when signaled and, because other processes
 * sell too, after two seconds. Publish status follows the clock (CATALOG-10). `rulesOver`
 * returns the naming rules, as the same list while unchanged; `switchesNow` the switches that
 * garments depend on: until they are on, garments are for admin UI only.
 */
export const openLiveCatalog = async (
  rows: Catalog & { readonly reductions?: Reductions },
  database: Database,
  clock: () => Date,
  onFailure: (cause: Error) => void,
  rulesOver: (given: readonly EnglishNamingRule[]) => readonly EnglishNamingRule[] = (given) =>
    given,
  switchesNow: () => CatalogSwitches = () => ({ isNewOxfordShirtLaunched: true }),
): Promise<LiveCatalog> => {
  let soldOut = '';
  let version = 0;
  let clothingTypes = rows.clothingTypes;
  let stock: StockLevels = new Map();
  let readAt = 0;
  let reading: Promise<void> | undefined;

  const reductions: Reductions = rows.reductions ?? new Map();
  const moments = [
    ...publishMoments(rows.publishing.values()),
    ...[...reductions.values()].flat().map(({ until }) => Date.parse(until)),
  ].toSorted((one, other) => one - other);
  /**
   * The number of publication times and ends of reductions that have passed; equal numbers mean
   * equal publish status and prices.
   */
  const passedAt = (now: number): number => {
    const next = moments.findIndex((moment) => moment > now);
    return next < 0 ? moments.length : next;
  };
  let named = rows.clothingTypes;
  let rules = rows.namingRules;
  const followRules = (): boolean => {
    const now = rulesOver(rows.namingRules);
    if (now === rules) return false;
    rules = now;
    named =
      now === rows.namingRules
        ? rows.clothingTypes
        : rows.clothingTypes.map((type) => withRules(type, now));
    return true;
  };
  let switches = switchesNow();
  const followSwitches = (): boolean => {
    const now = switchesNow();
    if (now.isNewOxfordShirtLaunched === switches.isNewOxfordShirtLaunched) return false;
    switches = now;
    return true;
  };
  let sameFrom = 0;
  let sameUntil = 0;
  const rebuild = (): void => {
    const now = clock();
    const passed = passedAt(now.getTime());
    sameFrom = moments[passed - 1] ?? Number.NEGATIVE_INFINITY;
    sameUntil = moments[passed] ?? Number.POSITIVE_INFINITY;
    version += 1;
    clothingTypes = named.map((given) => {
      const type = awaitsLaunch(given.sizeType?.slug, switches)
        ? { ...given, visibility: 'ADMIN_ONLY' as const }
        : given;
      const publishing = rows.publishing.get(type.id);
      return withStock(
        withPriorPrices(
          publishing ? { ...type, publishStatus: publishStatusAt(publishing, now) } : type,
          (reductions.get(type.id) ?? []).filter(({ until }) => now.getTime() < Date.parse(until)),
        ),
        stock,
      );
    });
  };

  const read = async (): Promise<void> => {
    stock = await readStock(database.queries);
    readAt = clock().getTime();
    const ids = [...stock].filter(([, pieces]) => pieces === 0).map(([id]) => id);
    const soldOutNow = ids.sort((one, other) => one - other).join();
    if (version > 0 && soldOutNow === soldOut) return;
    soldOut = soldOutNow;
    rebuild();
  };
  const refresh = async (): Promise<void> => {
    // A read in progress may have started before the latest change.
    await reading?.catch(() => {});
    reading ??= read().finally(() => {
      reading = undefined;
    });
    await reading;
  };
  const freshen = (): void => {
    const now = clock().getTime();
    if (followRules() || followSwitches() || now < sameFrom || now >= sameUntil) rebuild();
    if (!reading && Math.abs(now - readAt) > staleAfterMs) refresh().catch(onFailure);
  };

  followRules();
  await refresh();
  const isLimited = (fabricColorId: number): boolean => stock.get(fabricColorId) !== null;
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
    refresh: async (fabricColorIds) => {
      if (fabricColorIds.some(isLimited)) await refresh();
    },
  };
};
