import type { Locale } from '@tailorbird/domain/kernel';
import MiniSearch from 'minisearch';
import type { SearchDocument } from './documents.ts';
import { foldWord, wordsOf } from './fold.ts';
import { synonymsOf } from './synonyms.ts';

export type SearchIndex = {
  /** What fits a text, best first: all its words as they are written; else with mistakes; else what fits some of them. */
  readonly find: (text: string) => readonly SearchDocument[];
  /** What may have been meant by a text that found nothing. */
  readonly suggest: (text: string) => string | null;
};

const fields = ['title', 'names', 'body'];
const boost = { title: 6, names: 2 };
/** Words too common to say what is looked for. */
const fillers: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(['a', 'an', 'the', 'and', 'or', 'of', 'for', 'with', 'in', 'to', 'my', 'is', 'it', 'i']),
  de: new Set(['ein', 'eine', 'einen', 'der', 'die', 'das', 'und', 'oder', 'mit', 'fur', 'in', 'im', 'zu', 'ist', 'ich', 'mein', 'aus']),
};
const shortestPart = 4;

/** What German compounds are at their end: Papierweiß is a white, a Strickjacke is a Jacke. */
const germanHeads: readonly string[] = [
  ...['weiss', 'blau', 'grun', 'rot', 'grau', 'gelb', 'rosa', 'braun', 'schwarz'],
  ...['hemd', 'shirt', 'pullover', 'mutze', 'schal', 'wolle', 'jacke', 'karte'],
];
const headOf = (word: string, locale: Locale): readonly string[] =>
  locale === 'de' ? germanHeads.filter((head) => word.length > head.length && word.endsWith(head)) : [];

/** A German word without its ending: weißes and weißen are weiß. */
const stemOf = (word: string, locale: Locale): readonly string[] => {
  const stem = locale === 'de' ? word.replace(/(es|er|en|em|e)$/, '') : word;
  return stem !== word && stem.length >= shortestPart ? [stem] : [];
};

/** Letters that may be wrong: two letters that changed places are two. */
const mistakesIn = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** Finds documents of one language by words: with spelling mistakes, by their beginnings, by other words for the same, and within German compounds. */
export const createSearchIndex = (documents: readonly SearchDocument[], locale: Locale): SearchIndex => {
  const index = new MiniSearch<SearchDocument>({
    fields,
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (term) => {
      const word = foldWord(term);
      return [word, ...headOf(word, locale)];
    },
    searchOptions: { processTerm: (term) => foldWord(term) },
  });
  index.addAll(documents);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const titleWords = new Set(documents.flatMap(({ title }) => wordsOf(title).map(foldWord)));

  /** The words of the shop that a compound begins or ends with: Baumwollshirt is found by Baumwolle and by Shirt. */
  const partsOf = (word: string): readonly string[] =>
    word.length < 2 * shortestPart
      ? []
      : [...titleWords].filter(
          (part) =>
            part.length >= shortestPart &&
            part !== word &&
            (word.endsWith(part) || word.startsWith(part) || (part.length > shortestPart && word.startsWith(part.slice(0, -1)))),
        );

  const search = (words: readonly string[], combineWith: 'AND' | 'OR', isForgiving: boolean): readonly SearchDocument[] =>
    index
      .search(
        {
          combineWith,
          queries: words.map((word) => ({
            combineWith: 'OR',
            queries: [word, ...stemOf(word, locale), ...synonymsOf(word, locale), ...partsOf(word)].map((each, place) => ({
              queries: [each],
              boost: Object.fromEntries(
                fields.map((field) => [field, ((boost as Record<string, number>)[field] ?? 1) * (place === 0 ? 1 : 0.4)]),
              ),
              fuzzy: isForgiving && place === 0 ? mistakesIn(each) : 0,
              prefix: each.length >= 2 && place === 0,
            })),
          })),
        },
        { weights: { fuzzy: 0.3, prefix: 0.6 } },
      )
      .flatMap(({ id }) => byId.get(id as string) ?? []);

  return {
    find: (text) => {
      const all = wordsOf(text).map(foldWord);
      const telling = all.filter((word) => !fillers[locale].has(word));
      const words = telling.length > 0 ? telling : all;
      if (words.length === 0) return [];
      const tries = [
        () => search(words, 'AND', false),
        () => search(words, 'AND', true),
        () => (words.length > 1 ? search(words, 'OR', true) : []),
      ];
      for (const attempt of tries) {
        const found = attempt();
        if (found.length > 0) return found;
      }
      return [];
    },
    suggest: (text) => {
      const [best] = index.autoSuggest(text, { fuzzy: 0.4, fields: ['title'] });
      const found = best && documents.find(({ title }) => wordsOf(title).some((word) => best.terms.includes(foldWord(word))));
      return found?.title ?? null;
    },
  };
};
