import type { Switches } from '@tailorbird/domain/location';
import type { ShopValue } from '@tailorbird/domain/shell';
import type { Database } from '../../../platform/database/database.ts';
import type { EnglishNamingRule } from '../../catalog/index.ts';
import type { Content } from '../../content/index.ts';
import { readOverrides } from '../store/shopData.ts';
import { certificatesInUse } from './certificateTable.ts';
import { namingRows, rulesInUse } from './namingTable.ts';

/**
 * Shop data changed at runtime, cached in memory; changes of other processes appear within
 * seconds.
 */
export type LiveShopData = {
  readonly of: (table: string, key: string) => ShopValue | undefined;
  /** All changes by table and key; the same map until something changes. */
  readonly all: () => ReadonlyMap<string, ShopValue>;
  /** Increases with every visible change. */
  readonly version: () => number;
  readonly refresh: () => Promise<void>;
  /** The same object until a switch changes. */
  readonly switchesOver: (given: Switches) => Switches;
  readonly launchesOver: (given: Content['launches']) => Content['launches'];
  readonly certificatesOver: (given: Content['certificates']) => Content['certificates'];
  /** The same list until a naming rule changes. */
  readonly namesOver: (given: readonly EnglishNamingRule[]) => readonly EnglishNamingRule[];
};
export type WithShopData = { readonly shopData: LiveShopData };

const staleAfterMs = 2_000;

/** The key of a launch: its link, which stays when day and text change. */
export const launchKey = ({ to }: Pick<Content['launches'][number], 'to'>): string =>
  (to ?? 'launch').replace(/[^A-Za-z0-9]/g, '-').replace(/^-/, '');

export const openShopData = async (
  database: Database,
  clock: () => Date,
  onFailure: (cause: Error) => void,
): Promise<LiveShopData> => {
  let overrides: ReadonlyMap<string, ShopValue> = new Map();
  let seen = '';
  let version = 0;
  let readAt = 0;
  let reading: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    const found = await readOverrides(database.queries);
    readAt = clock().getTime();
    const now = JSON.stringify([...found]);
    if (now === seen) return;
    version += 1;
    seen = now;
    overrides = found;
  };
  const refresh = async (): Promise<void> => {
    await reading?.catch(() => {});
    reading ??= read().finally(() => {
      reading = undefined;
    });
    await reading;
  };
  const freshen = (): void => {
    if (!reading && Math.abs(clock().getTime() - readAt) > staleAfterMs) refresh().catch(onFailure);
  };
  const of = (table: string, key: string): ShopValue | undefined => {
    freshen();
    return overrides.get(`${table}/${key}`);
  };
  let rules: {
    readonly given: readonly EnglishNamingRule[];
    readonly seen: string;
    readonly now: readonly EnglishNamingRule[];
  } | null = null;
  let switched: {
    readonly given: Switches;
    readonly overrides: typeof overrides;
    readonly now: Switches;
  } | null = null;
  await refresh();
  return {
    of,
    all: () => {
      freshen();
      return overrides;
    },
    version: () => {
      freshen();
      return version;
    },
    refresh,
    namesOver: (given) => {
      freshen();
      if (rules?.given !== given || rules.seen !== seen) {
        const isChanged = [...overrides.keys()].some((name) => name.startsWith('naming/'));
        const now = isChanged ? rulesInUse(namingRows(given, overrides)) : given;
        const isSame = rules !== null && JSON.stringify(rules.now) === JSON.stringify(now);
        rules = { given, seen, now: isSame && rules ? rules.now : now };
      }
      return rules.now;
    },
    switchesOver: (given) => {
      freshen();
      if (switched?.given !== given || switched.overrides !== overrides) {
        const now = Object.fromEntries(
          Object.entries(given).map(([name, isOn]) => [
            name,
            overrides.get(`switches/${name}`)?.on ?? isOn,
          ]),
        );
        switched = { given, overrides, now: now as Switches };
      }
      return switched.now;
    },
    certificatesOver: (given) => {
      freshen();
      return certificatesInUse(given, overrides);
    },
    launchesOver: (given) =>
      given
        .map((launch) =>
          launch.date.length === 5
            ? { ...launch, date: `${clock().getUTCFullYear()}-${launch.date}` }
            : launch,
        )
        .map((launch) => {
          const changed = of('launches', launchKey(launch));
          if (!changed) return launch;
          const { date, title_en, title_de, text_en, text_de } = changed;
          return {
            ...launch,
            date: String(date),
            title: { ...launch.title, en: String(title_en), de: String(title_de) },
            text: { ...launch.text, en: String(text_en), de: String(text_de) },
          };
        })
        .toSorted((one, other) => one.date.localeCompare(other.date)),
  };
};
