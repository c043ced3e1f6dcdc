import type { RowProblem } from '../../../platform/rows/problem.ts';
import { suggest } from '../../../platform/rows/suggest.ts';
import type { CatalogFileName, LanguageFile, ParsedCatalog } from './files.ts';

type Fields = Readonly<Record<string, unknown>>;
type Place = { readonly file: string; readonly row: string; readonly path: string };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isLocalized = (value: unknown): value is Fields => isFields(value) && typeof value.en === 'string' && typeof value.de === 'string';
const holdsText = (value: unknown): boolean =>
  isLocalized(value) || (Array.isArray(value) ? value.some(holdsText) : isFields(value) && Object.values(value).some(holdsText));

/** What an entry of a list is called in a language file: its slug, else its place in the list. */
const nameIn = (entry: unknown, index: number): string => (isFields(entry) && typeof entry.slug === 'string' ? entry.slug : String(index));

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  Array.isArray(value) ? value.map((entry, index) => [nameIn(entry, index), entry] as const) : isFields(value) ? Object.entries(value) : [];

/** A row with the texts of a language added to those it has, and what is missing or too much. */
const withTexts = (
  value: unknown,
  texts: unknown,
  code: string,
  place: Place,
): { readonly value: unknown; readonly problems: readonly RowProblem[] } => {
  if (isLocalized(value)) {
    return typeof texts === 'string' && texts.trim() !== ''
      ? { value: { ...value, [code]: texts }, problems: [] }
      : { value, problems: [{ ...place, problem: texts === undefined ? 'is missing' : 'must be a text' }] };
  }
  if (!holdsText(value)) return { value, problems: [] };
  const given = new Map(entriesOf(texts));
  const inner = entriesOf(value).map(([key, part]) => {
    const path = [place.path, key].filter((name) => name !== '').join('.');
    return [key, withTexts(part, given.get(key), code, { ...place, path })] as const;
  });
  const known = entriesOf(value)
    .filter(([, part]) => holdsText(part))
    .map(([key]) => key);
  const unknown = [...given.keys()]
    .filter((key) => !known.includes(key))
    .map((key) => ({ ...place, problem: `unknown field ${key}${suggest(key, known)}` }));
  return {
    value: Array.isArray(value)
      ? inner.map(([, part]) => part.value)
      : { ...(value as Fields), ...Object.fromEntries(inner.map(([key, part]) => [key, part.value])) },
    problems: [...inner.flatMap(([, part]) => part.problems), ...unknown],
  };
};

const fileOf: Readonly<Record<keyof ParsedCatalog, CatalogFileName>> = {
  clothingTypes: 'clothing-types.json',
  colors: 'colors.json',
  fabrics: 'fabrics.json',
  giftCardTiers: 'gift-card-tiers.json',
  namingRules: 'naming-rules.json',
  productGroups: 'product-groups.json',
  propertyCollections: 'property-collections.json',
  sizeTypes: 'size-types.json',
};

const nameOfRow = (row: unknown, index: number): string => {
  const { name, pattern, slug } = row as Fields;
  return ([name, slug, pattern].find((text) => typeof text === 'string') as string) ?? String(index);
};

/** The rows with one more language, which has every text the rows have in English and German, and no other. */
export const addLanguage = (
  parsed: ParsedCatalog,
  { code, content }: LanguageFile,
): { readonly parsed: ParsedCatalog; readonly problems: readonly RowProblem[] } => {
  const file = `languages/${code}.json`;
  const problems: RowProblem[] = [];
  if (!isFields(content)) return { parsed, problems: [{ file, row: '', path: '', problem: 'must be an object in braces' }] };
  const files = Object.entries(fileOf) as [keyof ParsedCatalog, CatalogFileName][];
  const names: readonly string[] = files.map(([, name]) => name.replace('.json', ''));
  for (const name of Object.keys(content)) {
    if (!names.includes(name)) problems.push({ file, row: name, path: '', problem: `is no file of the catalogue${suggest(name, names)}` });
  }
  const translated = files.map(([key, name]) => {
    const { rows } = parsed[key];
    const given = content[name.replace('.json', '')];
    const texts = isFields(given) ? given : {};
    const rowNames = rows.map(nameOfRow);
    for (const row of Object.keys(texts)) {
      if (!rowNames.includes(row)) problems.push({ file, row, path: '', problem: `is no row of ${name}${suggest(row, rowNames)}` });
    }
    const added = rows.map((row, index) => {
      const result = withTexts(row, texts[rowNames[index] ?? ''] ?? {}, code, { file, row: rowNames[index] ?? '', path: '' });
      problems.push(...result.problems);
      return result.value;
    });
    return [key, { ...parsed[key], rows: added }] as const;
  });
  return { parsed: Object.fromEntries(translated) as unknown as ParsedCatalog, problems };
};
