import { readFileSync } from 'node:fs';
import { inEachLocale, type Locale, type Localized } from '@tailorbird/domain/kernel';
import { foldWord, wordsOf } from '@tailorbird/domain/search';
import type english from '../../../assistant/en.json';
import { countries, countryName } from '../../contexts/location/application/countries.ts';
import { stemOf } from '../../contexts/search/application/wordForms.ts';

/** A topic of a word: shipping, costs, a garment … */
export type Concept = keyof typeof english.concepts | 'country';

const askingConcepts: ReadonlySet<Concept> = new Set<Concept>([
  'cannot',
  'day',
  'have',
  'how-long',
  'need-it',
  'several',
  'usually',
  'ways',
  'wear',
  'when',
  'where',
  'who',
]);

const isSubject = (key: unknown): boolean => !(askingConcepts as ReadonlySet<unknown>).has(key);

/** A vocabulary entry: `deliver*` is a prefix, `*kosten` a suffix. */
type Pattern = { readonly text: string; readonly at: 'whole' | 'start' | 'end' };
type Phrase = readonly Pattern[];

/** The vocabulary of a language for recognizing questions. Words are folded. */
export type Vocabulary = {
  readonly fillers: ReadonlySet<string>;
  readonly concepts: readonly (readonly [Concept, readonly Phrase[]])[];
  readonly countries: readonly (readonly [countryCode: string, readonly Phrase[]])[];
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
};

export const foldedWords = (text: string): readonly string[] => wordsOf(text).map(foldWord);

const patternOf = (word: string): Pattern => {
  const text = foldWord(word.replaceAll('*', ''));
  if (word.endsWith('*')) return { text, at: 'start' };
  return { text, at: word.startsWith('*') ? 'end' : 'whole' };
};
const phrasesOf = (list: string): readonly Phrase[] =>
  list.split(',').map((phrase) => phrase.trim().split(/[ -]/).map(patternOf));

const read = (locale: Locale): Vocabulary => {
  const file = new URL(`../../../assistant/${locale}.json`, import.meta.url);
  const {
    fillers,
    concepts,
    countries: others,
    synonyms,
  } = JSON.parse(readFileSync(file, 'utf8')) as Omit<typeof english, 'countries'> & {
    readonly countries: Record<string, string>;
  };
  const groups = synonyms.map((group) => group.split(' ').map(foldWord));
  return {
    fillers: new Set(fillers.split(' ').map(foldWord)),
    concepts: Object.entries(concepts).map(([concept, list]) => [
      concept as Concept,
      phrasesOf(list),
    ]),
    // Jersey is usually the fabric, not the island.
    countries: countries
      .filter(({ alpha2 }) => alpha2 !== 'JE')
      .map(({ alpha2 }) => [
        alpha2,
        [
          foldedWords(countryName(alpha2, locale)).map(patternOf),
          ...(others[alpha2] === undefined ? [] : phrasesOf(others[alpha2])),
        ],
      ]),
    synonyms: new Map(
      groups.flatMap((group) =>
        group.map((word) => [
          word,
          groups
            .filter((each) => each.includes(word))
            .flat()
            .filter((other) => other !== word),
        ]),
      ),
    ),
  };
};

const vocabularies: Localized<Vocabulary> = inEachLocale(read);
export const vocabularyOf = (locale: Locale): Vocabulary => vocabularies[locale];

/** Whether a word is a stop word, also without its ending. */
export const isFiller = (word: string, locale: Locale): boolean => {
  const { fillers } = vocabularyOf(locale);
  return fillers.has(word) || fillers.has(stemOf(word, locale));
};

const shortestMistaken = 6;

/** Whether two words differ by one missing, additional, wrong or swapped letter. */
const isNearly = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  if (a === '' || b === '') return true;
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
};

const fits = (word: string, { text, at }: Pattern): boolean => {
  if (at === 'start') return word.startsWith(text);
  return at === 'end' ? word.endsWith(text) : word === text;
};

/** Matches a longer word with one typing error after its first letter. */
const nearlyFits = (word: string, pattern: Pattern): boolean => {
  const { text, at } = pattern;
  if (text.length < shortestMistaken || word[0] !== text[0] || at === 'end')
    return fits(word, pattern);
  return at === 'whole'
    ? isNearly(word, text)
    : [-1, 0, 1].some((more) => isNearly(word.slice(0, text.length + more), text));
};

export const orderNumber = /\b\d{6,9}\b/;

export type Recognized = {
  readonly concepts: ReadonlySet<Concept>;
  /** ISO code of the country it names. */
  readonly country: string | null;
  readonly known: number;
  /** Words that are neither known nor stop words. */
  readonly strange: readonly string[];
};

/** Recognizes the words of a question. Tolerates typing errors in unknown words. */
export const recognizeWords = (question: string, locale: Locale): Recognized => {
  const { concepts, countries: named } = vocabularyOf(locale);
  const words = foldedWords(question);
  const explained = new Set<number>();
  const subjects = new Set<number>();
  const placesOf = (phrase: Phrase, matches: typeof fits): readonly number[] => {
    const start = words.findIndex((_, place) =>
      phrase.every((pattern, step) => {
        const word = words[place + step];
        return word !== undefined && matches(word, pattern);
      }),
    );
    return start < 0 ? [] : phrase.map((_, step) => start + step);
  };
  const find = <Key>(
    entries: readonly (readonly [Key, readonly Phrase[]])[],
    matches: typeof fits,
  ): readonly Key[] =>
    entries
      .filter(([key, phrases]) => {
        const places = phrases.flatMap((phrase) => placesOf(phrase, matches));
        for (const place of places) {
          explained.add(place);
          if (isSubject(key)) subjects.add(place);
        }
        return places.length > 0;
      })
      .map(([key]) => key);
  find(concepts, fits);
  const [country = null] = find(named, fits);
  const unknownWords = (): readonly string[] =>
    words.filter(
      (word, place) => !explained.has(place) && !isFiller(word, locale) && !/\d/.test(word),
    );
  const unknown = unknownWords();
  const mistaken = find(
    concepts,
    (word, pattern) => fits(word, pattern) || (unknown.includes(word) && nearlyFits(word, pattern)),
  );
  const namesOrder = words.some((word) => orderNumber.test(word));
  return {
    concepts: new Set([
      ...mistaken,
      ...(namesOrder ? (['track'] as const) : []),
      ...(country === null ? [] : (['country'] as const)),
    ]),
    country,
    known: Math.min(subjects.size, mistaken.filter(isSubject).length + (country === null ? 0 : 1)),
    strange: unknownWords(),
  };
};
