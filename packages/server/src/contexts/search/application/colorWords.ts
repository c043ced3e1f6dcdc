import type { ClothingType, Color } from '@tailorbird/domain/catalog';
import type { Locale, Localized } from '@tailorbird/domain/kernel';
import { type ColorWords, foldWord, shadeOf, wordsOf } from '@tailorbird/domain/search';
import type { WithCatalog } from '../../catalog/index.ts';
import { searchLanguageOf } from './searchLanguage.ts';
import { formsIn, stemOf, synonymsFor } from './wordForms.ts';

/** The words of each color by slug, for finding garments and for choosing the shown color. */
const colorWordsIn = (
  types: readonly ClothingType<Localized>[],
  locale: Locale,
): ReadonlyMap<string, ColorWords> => {
  const colors = new Map(
    types.flatMap((type) => type.fabricColors.map(({ color }) => [color.slug, color])),
  );
  const titles = new Set([...colors.values()].map(({ title }) => foldWord(title[locale])));
  const { shades, synonyms } = searchLanguageOf(locale);
  const wordsOfColor = ({ title, hex, family }: Color<Localized>): ColorWords => {
    const own = formsIn(title[locale], locale);
    // Charcoal is a color of its own in the black family: it must not match other black colors.
    const names = [...new Set(formsIn(family.title[locale], locale))].filter(
      (word) => !titles.has(word),
    );
    const ofFamily = [...names, ...names.flatMap((word) => synonyms.get(word) ?? [])];
    const shade = shadeOf(hex);
    return {
      own,
      family: ofFamily,
      shade:
        shade === null
          ? []
          : shades[shade].flatMap((each) => ofFamily.map((word) => `${each}${word}`)),
      other: synonymsFor(title[locale], locale),
    };
  };
  return new Map([...colors.values()].map((color) => [color.slug, wordsOfColor(color)]));
};

/** The words of the shop's colors by language, built at the first use. */
export const createColorWords = ({
  catalog,
}: WithCatalog): ((locale: Locale) => ReadonlyMap<string, ColorWords>) => {
  const made = new Map<Locale, ReadonlyMap<string, ColorWords>>();
  return (locale) => {
    const words = made.get(locale) ?? colorWordsIn(catalog.clothingTypes, locale);
    made.set(locale, words);
    return words;
  };
};

/** Search words for comparing with color words: each word, its stem, and each joined pair. */
export const typedWords = (text: string, locale: Locale): ReadonlySet<string> => {
  const words = wordsOf(text).map(foldWord);
  const pairs = words.slice(1).map((word, place) => `${words[place]}${word}`);
  return new Set([...words, ...pairs].flatMap((word) => [word, stemOf(word, locale)]));
};
