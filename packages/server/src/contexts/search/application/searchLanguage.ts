import { existsSync, readFileSync } from 'node:fs';
import { inEachLocale, type Locale } from '@tailorbird/domain/kernel';
import type { Shade } from '@tailorbird/domain/search';
import { foldWord } from '@tailorbird/domain/search';

export type SearchLanguage = {
  readonly endings: readonly string[];
  /**
   * Endings that must stay although another ending is part of them: `dress` is not the plural
   * of `dres`.
   */
  readonly keptEndings: readonly string[];
  /** Heads of compounds, longest first; empty for languages without compounds. */
  readonly compoundHeads: readonly string[];
  /** Stop words. Words for the wearer are included, because all garments are for everybody. */
  readonly fillers: ReadonlySet<string>;
  /**
   * Words that customers use for the shop's words, in one direction: blue finds navy, but navy
   * does not find every blue. Two-word terms are joined, as in `wordsOf`.
   */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Prefixes of color families, as in `dark blue` and `dunkelblau`. */
  readonly shades: Readonly<Record<Shade, readonly string[]>>;
  /** All words of `synonyms`, on both sides. */
  readonly known: ReadonlySet<string>;
};

type LanguageFile = {
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

/** A language without a file is searched by words, prefixes and typing errors. */
const undescribed: LanguageFile = {
  endings: '',
  keptEndings: '',
  compoundHeads: '',
  fillers: '',
  shades: { dark: '', light: '' },
  synonyms: {},
};

/** `packages/server/search/<language>.json`, if it exists. */
const read = (locale: Locale): SearchLanguage => {
  const file = new URL(`../../../../search/${locale}.json`, import.meta.url);
  return languageOf(
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LanguageFile) : undescribed,
  );
};

const languages = inEachLocale(read);

export const searchLanguageOf = (locale: Locale): SearchLanguage => languages[locale];
