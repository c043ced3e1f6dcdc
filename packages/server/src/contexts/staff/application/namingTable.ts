import { inEachLocale, type Localized } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';
import {
  type Catalog,
  type EnglishNamingRule,
  isRuleFor,
  titlesOf,
  wordsOf,
} from '../../catalog/index.ts';
import { type Overrides, rowsOver } from './rowsOver.ts';

/** A naming rule in the editor. An unused one has no effect but is kept. */
export const namingValue = z.strictObject({
  pattern: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  name_en: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  name_de: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  priority: z.int().check(z.nonnegative(), z.maximum(1000)),
  used: z.boolean(),
});
type NamingValue = z.infer<typeof namingValue>;
export type NamingRow = { readonly key: string; readonly value: NamingValue };

/** The key of a rule: its pattern in the catalog rows, with `_` for a star. */
export const namingKey = (pattern: string): string =>
  `rule-${pattern
    .toLowerCase()
    .replaceAll('*', '_')
    .replace(/[^a-z0-9_]+/g, '-')}`.slice(0, 80);

const asWritten = ({ pattern, name, priority }: EnglishNamingRule): NamingValue => ({
  pattern,
  name_en: name.en,
  name_de: name.de,
  priority,
  used: true,
});

/** All rules, those of the catalog rows first; `overrides` are rows by table and key. */
export const namingRows = (
  given: readonly EnglishNamingRule[],
  overrides: Overrides,
): readonly NamingRow[] =>
  rowsOver(
    'naming',
    given.map((rule) => [namingKey(rule.pattern), asWritten(rule)]),
    overrides,
    (value) => namingValue.parse(value),
  );

const ruleOf = ({
  pattern,
  name_en: en,
  name_de: de,
  priority,
}: NamingValue): EnglishNamingRule => ({
  pattern,
  name: inEachLocale((locale) => (locale === 'de' ? de : en)),
  priority,
});

export const rulesInUse = (rows: readonly NamingRow[]): readonly EnglishNamingRule[] =>
  rows.flatMap(({ value }) => (value.used ? [ruleOf(value)] : []));

/**
 * Whether a rule in use cannot apply: no type matches its pattern, a word is in no title, or
 * another rule has the same pattern.
 */
export const isPatternRefused = (
  { clothingTypes }: Pick<Catalog, 'clothingTypes'>,
  others: readonly NamingRow[],
  { pattern, used }: NamingValue,
): boolean => {
  if (!used) return false;
  if (
    others.some(({ value }) => value.used && value.pattern.toLowerCase() === pattern.toLowerCase())
  )
    return true;
  const types = clothingTypes.filter((type) => isRuleFor(pattern, type));
  const titles: readonly Localized[] = types.flatMap(titlesOf);
  return (
    types.length === 0 || wordsOf(pattern).some((word) => !titles.some(({ en }) => en === word))
  );
};
