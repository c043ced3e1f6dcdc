import { existsSync, readFileSync } from 'node:fs';
import { inEachLocale, type Locale } from '@tailorbird/domain/kernel';
import type { Shade } from '@tailorbird/domain/search';
import { foldWord } from './fold.ts';

/** What the search knows of a language, beyond its letters. All words are folded. */
export type SearchLanguage = {
  /** What a word may end in without meaning anything else, the longest first. */
  readonly endings: readonly string[];
  /** Endings that belong to the word, though one of the others is part of them: `dress` is not the plural of `dres`. */
  readonly keptEndings: readonly string[];
  /** What compounds are at their end, the longest first; none in a language that writes its words apart. */
  readonly compoundHeads: readonly string[];
  /** Words too common to say what is looked for. All garments are for everybody, so that for whom says nothing either. */
  readonly fillers: ReadonlySet<string>;
  /**
   * What people type for a word of the shop. It goes one way: whoever looks for blue finds navy, whoever looks for navy does not find every blue. Compounds
   * in two words stand here in one, as `wordsOf` writes them.
   */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** What people say before the name of a family of colors, as in `dark blue` and `dunkelblau`. */
  readonly shades: Readonly<Record<Shade, readonly string[]>>;
  /** Every word of `synonyms`, those of the shop and those that people type. */
  readonly known: ReadonlySet<string>;
};

type LanguageFile = {
  /** Lists of words and of endings are written with spaces between them. */
  readonly endings: string;
  readonly keptEndings: string;
  readonly compoundHeads: string;
  readonly fillers: string;
  readonly shades: Readonly<Record<Shade, string>>;
  readonly synonyms: Readonly<Record<string, string>>;
};

const wordsIn = (list: string): readonly string[] =>
  list
    .split(' ')
    .filter((word) => word !== '')
    .map(foldWord);

const longestFirst = (words: readonly string[]): readonly string[] =>
  words.toSorted((one, other) => other.length - one.length);

const languageOf = ({
  endings,
  keptEndings,
  compoundHeads,
  fillers,
  shades,
  synonyms,
}: LanguageFile): SearchLanguage => {
  const rows = Object.entries(synonyms).map(
    ([word, others]) => [foldWord(word), wordsIn(others)] as const,
  );
  return {
    endings: longestFirst(wordsIn(endings)),
    keptEndings: wordsIn(keptEndings),
    compoundHeads: longestFirst(wordsIn(compoundHeads)),
    fillers: new Set(wordsIn(fillers)),
    shades: { dark: wordsIn(shades.dark), light: wordsIn(shades.light) },
    synonyms: new Map(rows),
    known: new Set(rows.flatMap(([word, others]) => [word, ...others])),
  };
};

/** A language nobody has described is searched by its words, their beginnings, and with mistakes. */
const undescribed: LanguageFile = {
  endings: '',
  keptEndings: '',
  compoundHeads: '',
  fillers: '',
  shades: { dark: '', light: '' },
  synonyms: {},
};

/** `packages/server/search/<language>.json`, for the languages that have one. */
const read = (locale: Locale): SearchLanguage => {
  const file = new URL(`../../../../search/${locale}.json`, import.meta.url);
  return languageOf(
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LanguageFile) : undescribed,
  );
};

const languages = inEachLocale(read);

export const searchLanguageOf = (locale: Locale): SearchLanguage => languages[locale];
