import { type Locale, locales } from '@tailorbird/domain/kernel';
import { rowLocales } from './parseRows.ts';
import type { RowProblem } from './problem.ts';
import { suggest } from './suggest.ts';

/** Languages with text files of their own instead of texts in the rows. */
export const fileLocales: readonly Locale[] = locales.filter(
  (locale) => !rowLocales.some((each) => each === locale),
);

export type Fields = Readonly<Record<string, unknown>>;
export type Place = { readonly file: string; readonly row: string; readonly path: string };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLocalized = (value: unknown): value is Fields =>
  isFields(value) && rowLocales.every((locale) => typeof value[locale] === 'string');
const containsText = (value: unknown): boolean =>
  isLocalized(value) ||
  (Array.isArray(value)
    ? value.some(containsText)
    : isFields(value) && Object.values(value).some(containsText));

/** Key of a list entry in a language file: its slug, id or date, or else its index. */
export const nameIn = (entry: unknown, index: number): string => {
  const { slug, id, date } = isFields(entry) ? entry : {};
  return [slug, id, date].find((name) => typeof name === 'string') ?? String(index);
};

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  Array.isArray(value)
    ? value.map((entry, index) => [nameIn(entry, index), entry] as const)
    : isFields(value)
      ? Object.entries(value)
      : [];

/** Merges a language's texts into a row, and reports missing and unknown ones. */
export const withTexts = (
  value: unknown,
  texts: unknown,
  code: string,
  place: Place,
): { readonly value: unknown; readonly problems: readonly RowProblem[] } => {
  if (isLocalized(value)) {
    return typeof texts === 'string' && texts.trim() !== ''
      ? { value: { ...value, [code]: texts }, problems: [] }
      : {
          value,
          problems: [{ ...place, problem: texts === undefined ? 'is missing' : 'must be a text' }],
        };
  }
  if (!containsText(value)) return { value, problems: [] };
  const given = new Map(entriesOf(texts));
  const inner = entriesOf(value).map(([key, part]) => {
    const path = [place.path, key].filter((name) => name !== '').join('.');
    return [key, withTexts(part, given.get(key), code, { ...place, path })] as const;
  });
  const known = entriesOf(value)
    .filter(([, part]) => containsText(part))
    .map(([key]) => key);
  const unknown = [...given.keys()]
    .filter((key) => !known.includes(key))
    .map((key) => ({ ...place, problem: `unknown field ${key}${suggest(key, known)}` }));
  return {
    value: Array.isArray(value)
      ? inner.map(([, part]) => part.value)
      : {
          ...(value as Fields),
          ...Object.fromEntries(inner.map(([key, part]) => [key, part.value])),
        },
    problems: [...inner.flatMap(([, part]) => part.problems), ...unknown],
  };
};
