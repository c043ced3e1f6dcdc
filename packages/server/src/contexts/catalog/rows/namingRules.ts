import { matchesPattern, type NamingRule } from '@tailorbird/domain/catalog';
import { inEachLocale, type Locale, type Localized } from '@tailorbird/domain/kernel';
import type { NamingRuleRow } from './rows.ts';

/** Whether a naming rule is about a clothing type: its pattern is of the slug, or begins with the type's English title. */
export const isRuleFor = (pattern: string, type: { readonly slug: string; readonly title: { readonly en: string } }): boolean =>
  matchesPattern(pattern, type.slug) || matchesPattern(pattern.split(',')[0] ?? '', type.title.en);

/**
 * A rule as a type has it, with a pattern in each language: rows are written in English once, and name the same pieces in all of them. The first part of a pattern
 * stands for the type; `titles` are those of its colors and properties. The slug is one in every language.
 */
export const ruleOfType = (
  { pattern, name, priority }: NamingRuleRow,
  type: { readonly slug: string; readonly title: Localized },
  titles: readonly Localized[],
): NamingRule<Localized> => {
  if (matchesPattern(pattern, type.slug)) return { pattern: inEachLocale(() => pattern), name, priority };
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
