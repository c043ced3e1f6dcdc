import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { checkChangedText } from '@tailorbird/domain/content';
import type { Locale } from '@tailorbird/domain/kernel';
import type { ShopRow, ShopValue } from '@tailorbird/domain/shell';
import type { TextOverrides, TextSource } from '../../../../platform/texts/textOverrides.ts';
import { type Content, type ContentValues, fillContent } from '../../../content/index.ts';
import { readOverrides } from '../../store/shopData.ts';
import type { LiveShopData } from '../liveShopData.ts';
import { contentRows, contentWith, interfaceRows, serverRows, type TextRow } from './textRows.ts';

export type ChangedTexts = {
  /** A hash of the changes, equal in every process; empty without changes. */
  readonly version: string;
  /** By language and namespace, `de/basket`, then by key, including plural forms. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export type LiveTexts = {
  readonly rows: readonly TextRow[];
  readonly rowOf: (key: string) => TextRow | undefined;
  readonly changed: () => ChangedTexts;
  readonly source: TextSource;
  readonly contentNow: () => Content;
  readonly inPreview: <Value>(
    row: { readonly key: string; readonly value: ShopValue },
    work: () => Value,
  ) => Value;
  readonly isPreview: () => boolean;
};
export type WithTexts = { readonly texts: LiveTexts };

type Values = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Fields of a changed text that are invalid as a replacement. */
export const refusedTexts = (row: TextRow, value: ShopValue): readonly string[] => [
  ...Object.keys(value).filter((field) => !(field in row.value)),
  ...Object.entries(row.value).flatMap(([field, before]) => {
    const after = value[field];
    return typeof after === 'string' && checkChangedText(before, after) === null ? [] : [field];
  }),
];

export const textRowNow = (
  row: TextRow,
  overrides: ReadonlyMap<string, ShopValue>,
  locale: Locale,
): ShopRow => {
  const changed = overrides.get(`${row.table}/${row.key}`);
  const value = changed && refusedTexts(row, changed).length === 0 ? changed : row.value;
  return {
    key: row.key,
    title: String(value[locale] ?? value[`${locale}_other`] ?? row.key),
    value,
  };
};

const sameRows = (
  one: ReadonlyMap<string, ShopValue>,
  other: ReadonlyMap<string, ShopValue>,
): boolean =>
  one.size === other.size &&
  [...one].every(([name, value]) => JSON.stringify(value) === JSON.stringify(other.get(name)));

export const isSameText = (row: TextRow, value: ShopValue): boolean =>
  Object.entries(row.value).every(([field, text]) => value[field] === text);

const overridesOf = (
  rows: ReadonlyMap<string, TextRow>,
  values: Values,
  table: TextRow['table'],
): TextOverrides => {
  const texts: Record<string, Record<string, string>> = {};
  for (const [key, value] of values) {
    const row = rows.get(key);
    if (!row || row.name === null || row.table !== table) continue;
    for (const [field, text] of Object.entries(value)) {
      if (text === row.value[field]) continue;
      const [, locale = '', form = ''] = /^([a-z]+)(_[a-z]+)?$/.exec(field) ?? [];
      const name = `${locale}/${row.namespace}`;
      texts[name] = { ...texts[name], [`${row.name}${form}`]: text };
    }
  }
  return texts;
};

const versioned = (texts: TextOverrides): ChangedTexts => {
  const isChanged = Object.keys(texts).length > 0;
  return {
    texts,
    version: isChanged
      ? createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12)
      : '',
  };
};

/**
 * The shop's texts as changed by staff. `overrides` returns the same map until a text changes.
 * Staff see and change texts with their placeholders.
 */
export const openLiveTexts = (
  given: Content,
  overrides: () => ReadonlyMap<string, ShopValue>,
  contentValues: ContentValues,
): LiveTexts => {
  const rows = [...interfaceRows(), ...contentRows(given), ...serverRows()];
  const byKey = new Map(rows.map((row) => [row.key, row]));
  // A change is dropped if a release has changed the original text.
  const valuesOf = (all: ReadonlyMap<string, ShopValue>): Values =>
    new Map(
      [...all]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .flatMap(([name, value]) => {
          const [, table, key = ''] = /^(texts|mails)\/(.*)$/.exec(name) ?? [];
          const row = byKey.get(key);
          return row &&
            row.table === table &&
            refusedTexts(row, value).length === 0 &&
            !isSameText(row, value)
            ? [[key, value as Readonly<Record<string, string>>] as const]
            : [];
        }),
    );
  const made = (all: ReadonlyMap<string, ShopValue>) => {
    const values = valuesOf(all);
    const content = fillContent(
      values.size === 0 ? given : contentWith(given, values),
      contentValues,
    );
    return {
      changed: versioned(overridesOf(byKey, values, 'texts')),
      said: overridesOf(byKey, values, 'mails'),
      content,
    };
  };
  const previews = new AsyncLocalStorage<ReturnType<typeof made>>();
  let last:
    | { readonly of: ReadonlyMap<string, ShopValue>; readonly made: ReturnType<typeof made> }
    | undefined;
  const now = (): ReturnType<typeof made> => {
    const preview = previews.getStore();
    if (preview) return preview;
    const all = overrides();
    if (last?.of !== all) last = { of: all, made: made(all) };
    return last.made;
  };
  return {
    rows,
    rowOf: (key) => byKey.get(key),
    changed: () => now().changed,
    source: {
      overrides: () => now().said,
      withStoredTexts: async (queries, work) => {
        if (previews.getStore()) return work();
        const stored = await readOverrides(queries);
        return sameRows(stored, overrides()) ? work() : previews.run(made(stored), work);
      },
    },
    contentNow: () => now().content,
    inPreview: ({ key, value }, work) =>
      previews.run(
        made(new Map([...overrides(), [`${byKey.get(key)?.table ?? 'texts'}/${key}`, value]])),
        work,
      ),
    isPreview: () => previews.getStore() !== undefined,
  };
};

/** Content with changed texts; launches and certificates have their own tables. */
export const liveContent = (
  texts: LiveTexts,
  changed: Pick<LiveShopData, 'launchesOver' | 'certificatesOver'>,
): Content => ({
  get home() {
    return texts.contentNow().home;
  },
  get seasons() {
    return texts.contentNow().seasons;
  },
  get pages() {
    return texts.contentNow().pages;
  },
  get notes() {
    return texts.contentNow().notes;
  },
  get tags() {
    return texts.contentNow().tags;
  },
  get launches() {
    return changed.launchesOver(texts.contentNow().launches);
  },
  get certificates() {
    return changed.certificatesOver(texts.contentNow().certificates);
  },
  get folds() {
    return texts.contentNow().folds;
  },
  get figures() {
    return texts.contentNow().figures;
  },
  get factors() {
    return texts.contentNow().factors;
  },
});
