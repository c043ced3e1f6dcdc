import { type ClothingType, matchesPattern, type NamingRule } from '@tailorbird/domain/catalog';
import { inEachLocale, type Locale, type Localized } from '@tailorbird/domain/kernel';

/**
 * A naming rule as entered: its pattern is English and applies to all languages (CATALOG-25).
 */
export type EnglishNamingRule = {
  readonly pattern: string;
  readonly name: Localized;
  readonly priority: number;
};

/**
 * Whether a naming rule applies to a clothing type: its pattern has the slug, or begins with
 * the type's English title.
 */
export const isRuleFor = (
  pattern: string,
  type: { readonly slug: string; readonly title: { readonly en: string } },
): boolean =>
  matchesPattern(pattern, type.slug) || matchesPattern(pattern.split(',')[0] ?? '', type.title.en);

/** The words of a pattern after the type, which must match titles of colors and properties. */
export const wordsOf = (pattern: string): readonly string[] =>
  pattern
    .split(',')
    .slice(1)
    .flatMap((part) => part.split('*').map((word) => word.trim()))
    .filter((word) => word !== '');

/**
 * Translates a rule for a type: rows have one English pattern, which must name the same pieces
 * in each language. The first part of a pattern is the type; `titles` are those of its colors
 * and properties. The slug is equal in every language.
 */
export const ruleOfType = (
  { pattern, name, priority }: EnglishNamingRule,
  type: { readonly slug: string; readonly title: Localized },
  titles: readonly Localized[],
): NamingRule<Localized> => {
  if (matchesPattern(pattern, type.slug))
    return { pattern: inEachLocale(() => pattern), name, priority };
  const [, ...traits] = pattern.split(',');
  const translate = (word: string, locale: Locale): string => {
    const wanted = word.trim();
    const title = titles.find(({ en }) => en === wanted);
    return title ? word.replace(wanted, title[locale]) : word;
  };
  const inWords = (locale: Locale): string =>
    [
      type.title[locale],
      ...traits.map((trait) =>
        trait
          .split('*')
          .map((word) => translate(word, locale))
          .join('*'),
      ),
    ].join(',');
  return { pattern: inEachLocale(inWords), name, priority };
};

export const titlesOf = ({
  fabricColors,
  propertyCollections,
}: ClothingType<Localized>): readonly Localized[] => [
  ...fabricColors.map(({ color }) => color.title),
  ...propertyCollections.flatMap(({ properties }) =>
    properties.map(({ traitTitle }) => traitTitle),
  ),
];

export const withRules = (
  type: ClothingType<Localized>,
  rules: readonly EnglishNamingRule[],
): ClothingType<Localized> => {
  const { namingRules: _, ...own } = type;
  const namingRules = rules
    .filter(({ pattern }) => isRuleFor(pattern, type))
    .map((rule) => ruleOfType(rule, type, titlesOf(type)));
  return { ...own, ...(namingRules.length > 0 && { namingRules }) };
};
