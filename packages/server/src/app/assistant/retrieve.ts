import type { Locale } from '@tailorbird/domain/kernel';
import MiniSearch from 'minisearch';
import { formsIn, stemOf } from '../../contexts/search/application/wordForms.ts';
import type { Passage } from './passages.ts';
import { foldedWords, isFiller, vocabularyOf } from './vocabulary.ts';

export type Found = { readonly passage: Passage; readonly score: number };

export type Retrieval = {
  /**
   * Passages that answer a question, best first; empty if no passage matches all of its words.
   */
  readonly find: (question: string) => readonly Found[];
};

const boost = { title: 3, page: 3, text: 1 } as const;
const isHeading = (field: string): boolean => field !== 'text';
const mostFound = 5;
/** Minimum score of a passage, as a share of the best one. */
const weakest = 0.45;

const significantWords = (question: string, locale: Locale): readonly string[] => [
  ...new Set(foldedWords(question).filter((word) => !isFiller(word, locale))),
];

const alternatives = (word: string, locale: Locale): readonly string[] => {
  const { synonyms } = vocabularyOf(locale);
  const forms = [word, ...formsIn(word, locale)];
  const others = forms.flatMap((form) => synonyms.get(form) ?? []);
  return [...new Set([...forms, ...others.flatMap((other) => [other, stemOf(other, locale)])])];
};

/**
 * Creates a search for passages that match each significant word of a question (in any form or
 * by synonym), at least one of them in a heading.
 */
export const createRetrieval = (passages: readonly Passage[], locale: Locale): Retrieval => {
  const index = new MiniSearch<Passage>({
    fields: Object.keys(boost),
    tokenize: (text, field) => (field === undefined ? [text] : [...formsIn(text, locale)]),
    processTerm: (term) => term,
    searchOptions: { tokenize: (text) => [text], boost },
  });
  index.addAll(passages);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));

  return {
    find: (question) => {
      const words = significantWords(question, locale);
      if (words.length === 0) return [];
      const found = index
        .search({
          combineWith: 'AND',
          queries: words.map((word) => ({
            combineWith: 'OR',
            queries: [...alternatives(word, locale)],
          })),
        })
        .filter(({ match }) => Object.values(match).flat().some(isHeading))
        .flatMap(({ id, score }) => {
          const passage = byId.get(id as string);
          return passage ? [{ passage, score: score * passage.weight }] : [];
        })
        .sort((one, other) => other.score - one.score);
      const best = found[0]?.score ?? 0;
      return found.filter(({ score }) => score >= best * weakest).slice(0, mostFound);
    },
  };
};
