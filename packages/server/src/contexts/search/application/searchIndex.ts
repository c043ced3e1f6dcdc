import type { Locale } from '@tailorbird/domain/kernel';
import { foldWord, wordsOf } from '@tailorbird/domain/search';
import MiniSearch from 'minisearch';
import type { SearchDocument } from './documents.ts';
import { searchLanguageOf } from './searchLanguage.ts';
import { formsIn, joinedIn, stemOf, synonymsFor } from './wordForms.ts';

export type SearchIndex = {
  /**
   * Documents that match a text, best first: all words exactly; otherwise with typing errors;
   * otherwise some words. Ranked by field (title, headings, cloth, text) and similarity.
   */
  readonly find: (
    text: string,
    isShown: (document: SearchDocument) => boolean,
  ) => readonly SearchDocument[];
  readonly suggest: (text: string, isShown: (document: SearchDocument) => boolean) => string | null;
};

/**
 * Weights of the fields. Fields ending in `Too` have synonyms for title, headings and cloth;
 * running text has none, to avoid too many results.
 */
const fields = {
  title: { part: 'title', worth: 10 },
  titleToo: { part: 'title', worth: 7.5 },
  headings: { part: 'headings', worth: 6 },
  headingsToo: { part: 'headings', worth: 4.5 },
  cloth: { part: 'cloth', worth: 5 },
  clothToo: { part: 'cloth', worth: 3.75 },
  families: { part: 'families', worth: 3.75 },
  body: { part: 'body', worth: 1 },
} as const;
const fieldCalled = (name: string) => Object.entries(fields).find(([each]) => each === name)?.[1];
/**
 * Order of equal scores: documents whose heading also matches, then shorter titles, then
 * catalog order.
 */
const tieBreak = { otherPart: 0.05, titleWord: 0.02 };

const mistakesIn = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);
/**
 * Variants of a word with two neighboring letters swapped: the index counts a swap as two
 * errors, too many for a short word.
 */
const withTwoLettersChanged = (word: string): readonly string[] =>
  [...word]
    .slice(1)
    .map(
      (letter, place) => `${word.slice(0, place)}${letter}${word[place]}${word.slice(place + 2)}`,
    );
const closeness = (typed: string, found: string): number => {
  if (found === typed) return 1;
  return found.startsWith(typed) ? 0.5 + (0.4 * typed.length) / found.length : 0.4;
};
const shortestPart = 4;

type Scores = ReadonlyMap<string, number>;
type Typed = { readonly word: string; readonly counts: number };

/**
 * Creates a search over documents of one language: with typing errors, prefixes, synonyms and
 * German compounds.
 */
export const createSearchIndex = (
  documents: readonly SearchDocument[],
  locale: Locale,
): SearchIndex => {
  const language = searchLanguageOf(locale);
  const significantIn = (text: string): readonly string[] =>
    wordsOf(text)
      .map(foldWord)
      .filter((word) => !language.fillers.has(word));
  const known = new Set<string>();
  const index = new MiniSearch<SearchDocument>({
    fields: Object.keys(fields),
    extractField: (document, name) => document[fieldCalled(name)?.part ?? 'id'],
    tokenize: (text, name = '') => {
      const field = fieldCalled(name);
      if (field === undefined) return [text];
      if (field.part === 'body') return wordsOf(text).map(foldWord);
      const words =
        field.part === 'families'
          ? text.split(' ').filter(Boolean)
          : field.part === name
            ? formsIn(text, locale)
            : synonymsFor(text, locale);
      for (const word of words) known.add(word);
      return [...words];
    },
    processTerm: (term) => term,
    searchOptions: { tokenize: (text) => [text] },
  });
  index.addAll(documents);
  const byId = new Map(
    documents.map((document, place) => [
      document.id,
      {
        document,
        place,
        titleWords: document.title.split(' ').filter((word) => significantIn(word).length > 0)
          .length,
      },
    ]),
  );

  const scoresOf = (word: string, isForgiving: boolean): Scores => {
    const scores = new Map<string, number>();
    const meant = isForgiving ? withTwoLettersChanged(word).filter((each) => known.has(each)) : [];
    for (const typed of new Set([word, stemOf(word, locale), ...meant])) {
      for (const { id, match } of index.search(typed, {
        prefix: typed.length >= 2,
        fuzzy: isForgiving ? mistakesIn(typed) : false,
      })) {
        const byField = new Map<string, number>();
        for (const [term, fields] of Object.entries(match)) {
          for (const field of fields) {
            byField.set(
              field,
              Math.max(
                byField.get(field) ?? 0,
                (fieldCalled(field)?.worth ?? 0) * closeness(typed, term),
              ),
            );
          }
        }
        const best = Math.max(...byField.values());
        const named =
          tieBreak.otherPart * ((byField.get('title') ?? 0) + (byField.get('headings') ?? 0));
        const length = byField.has('title')
          ? tieBreak.titleWord * (byId.get(id)?.titleWords ?? 0)
          : 0;
        scores.set(id, Math.max(scores.get(id) ?? 0, best + named - length));
      }
    }
    return scores;
  };

  /**
   * Splits an unknown compound into two known words: Baumwollshirt into Baumwolle and Shirt.
   */
  const split = (word: string): readonly Typed[] => {
    if (language.compoundHeads.length === 0 || known.has(word) || known.has(stemOf(word, locale)))
      return [{ word, counts: 1 }];
    for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
      const [first, last] = [word.slice(0, at).replace(/(?<=....)[sn]$/, ''), word.slice(at)];
      const begins = (each: string): boolean =>
        each.startsWith(first) && each.length <= first.length + 2;
      if (known.has(last) && [...known].some(begins)) {
        return [
          { word: first, counts: 1 },
          { word: last, counts: 1 },
        ];
      }
    }
    return [{ word, counts: 1 }];
  };

  /** Interpretations of a text: its words, and each joined pair of words. */
  const readingsOf = (text: string): readonly (readonly Typed[])[] => {
    const telling = significantIn(text);
    const words = telling.length > 0 ? telling : wordsOf(text).map(foldWord);
    const joined = new Set(joinedIn(text, locale));
    const withPairs = words.slice(1).flatMap((word, place): readonly (readonly Typed[])[] => {
      const pair = `${words[place]}${word}`;
      const others = words.filter((_, other) => other !== place && other !== place + 1);
      return joined.has(pair) || known.has(pair)
        ? [[{ word: pair, counts: 2 }, ...others.flatMap(split)]]
        : [];
    });
    return [words.flatMap(split), ...withPairs];
  };

  const scoresOfReading = (
    reading: readonly Typed[],
    isForgiving: boolean,
    needsAll: boolean,
  ): Scores => {
    const perWord = reading.map(({ word, counts }) => ({
      scores: scoresOf(word, isForgiving),
      counts,
    }));
    const ids = new Set(perWord.flatMap(({ scores }) => [...scores.keys()]));
    const count = reading.reduce((sum, { counts }) => sum + counts, 0);
    const result = new Map<string, number>();
    for (const id of ids) {
      const hits = perWord.filter(({ scores }) => scores.has(id));
      if (needsAll && hits.length < reading.length) continue;
      result.set(
        id,
        hits.reduce((sum, { scores, counts }) => sum + counts * (scores.get(id) ?? 0), 0) / count,
      );
    }
    return result;
  };

  const search = (
    readings: readonly (readonly Typed[])[],
    isForgiving: boolean,
    needsAll: boolean,
  ): readonly SearchDocument[] => {
    const best = new Map<string, number>();
    for (const reading of readings) {
      for (const [id, score] of scoresOfReading(reading, isForgiving, needsAll))
        best.set(id, Math.max(best.get(id) ?? 0, score));
    }
    const found = [...best].flatMap(([id, score]) => {
      const known = byId.get(id);
      return known ? [{ ...known, score }] : [];
    });
    // Next to garments, pages that match several words only in running text are left out; a
    // single misspelled word is too uncertain for this.
    const isAmongGarments = !isForgiving && found.some(({ document }) => document.product !== null);
    return found
      .filter(
        ({ document, score }) =>
          !isAmongGarments || document.product !== null || score > fields.body.worth,
      )
      .sort((one, other) => other.score - one.score || one.place - other.place)
      .map(({ document }) => document);
  };

  return {
    find: (text, isShown) => {
      const readings = readingsOf(text);
      if (readings.every((reading) => reading.length === 0)) return [];
      const attempts = [
        { isForgiving: false, needsAll: true },
        { isForgiving: true, needsAll: true },
        { isForgiving: true, needsAll: false },
      ];
      for (const { isForgiving, needsAll } of attempts) {
        const found = search(readings, isForgiving, needsAll).filter(isShown);
        if (found.length > 0) return found;
      }
      return [];
    },
    suggest: (text, isShown) => {
      const typed = wordsOf(text).map(foldWord).join(' ');
      const found = index.search(typed, {
        tokenize: (each) => each.split(' '),
        fuzzy: 0.4,
        fields: ['title'],
      });
      return found.flatMap(({ id }) => byId.get(id)?.document ?? []).find(isShown)?.title ?? null;
    },
  };
};
