import type { Locale } from '@tailorbird/domain/kernel';
import MiniSearch from 'minisearch';
import { foldWord, wordsOf } from '../../contexts/search/application/fold.ts';
import { searchLanguageOf } from '../../contexts/search/application/searchLanguage.ts';
import { formsIn, stemOf } from '../../contexts/search/application/wordForms.ts';
import { assistantLanguageOf } from './language.ts';
import type { Passage } from './passages.ts';

export type Found = { readonly passage: Passage; readonly score: number };

export type Retrieval = {
  /** Passages that answer a question, best first; none when nothing answers enough of it. */
  readonly find: (question: string) => readonly Found[];
};

const worth = { title: 3, hints: 3, page: 0.8, text: 1 } as const;
/** What a word counts that was meant otherwise: another word for it, or one with a mistake. */
const otherWord = 0.75;
const mistaken = 0.6;
/** How much of what a question asks about its answer has to speak of. */
const leastCovered = 0.5;
/** The same, where a word of the question is what a passage is about. */
const leastCoveredAbout = 0.34;
/** What a word counts that stands nowhere: it may be the point of the question, or by the way. */
const unheardOf = 2.6;
const mostFound = 5;
/** A passage that is so much weaker than the first is beside the point. */
const weakest = 0.45;

/** The words of a question that say what is asked about. */
export const tellingWords = (question: string, locale: Locale): readonly string[] => {
  const { fillers } = assistantLanguageOf(locale);
  const { fillers: common } = searchLanguageOf(locale);
  const words = wordsOf(question).map(foldWord);
  const telling = words.filter((word) => !fillers.has(word) && !common.has(word));
  return [...new Set(telling)];
};

/** Finds what the shop says about a question, by its words, their other forms and other words for them. */
export const createRetrieval = (passages: readonly Passage[], locale: Locale): Retrieval => {
  const { synonyms } = assistantLanguageOf(locale);
  const index = new MiniSearch<Passage>({
    fields: Object.keys(worth),
    tokenize: (text, field) => (field === undefined ? [text] : [...formsIn(text, locale)]),
    processTerm: (term) => term,
    searchOptions: { tokenize: (text) => [text], boost: worth },
  });
  index.addAll(passages);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));

  type Hit = { readonly score: number; readonly isAbout: boolean };
  const search = (word: string, fuzzy: number | false): ReadonlyMap<string, Hit> =>
    new Map(
      index.search(word, { fuzzy, prefix: false }).map(({ id, score, match }) => [
        id as string,
        {
          score,
          isAbout: Object.values(match).some(
            (fields) => fields.includes('title') || fields.includes('hints'),
          ),
        },
      ]),
    );

  /** What a word is worth for each passage: as it is, else in other words, else with a mistake. */
  const scoresOf = (word: string): ReadonlyMap<string, Hit> => {
    const scores = new Map<string, Hit>();
    const add = (found: ReadonlyMap<string, Hit>, factor: number): void => {
      for (const [id, { score, isAbout }] of found) {
        const known = scores.get(id);
        scores.set(id, {
          score: Math.max(known?.score ?? 0, score * factor),
          isAbout: isAbout || known?.isAbout === true,
        });
      }
    };
    const forms = new Set([word, stemOf(word, locale), ...formsIn(word, locale)]);
    for (const form of forms) add(search(form, false), 1);
    for (const form of forms)
      for (const other of synonyms.get(form) ?? [])
        add(search(stemOf(other, locale), false), otherWord);
    for (const form of forms)
      for (const other of synonyms.get(form) ?? []) add(search(other, false), otherWord);
    if (scores.size === 0 && word.length >= 5) add(search(word, 1), mistaken);
    return scores;
  };

  return {
    find: (question) => {
      const words = tellingWords(question, locale);
      if (words.length === 0) return [];
      // What few passages speak of tells more than what many do; what none speaks of tells that nothing is known of it.
      const rarity = (matches: number): number =>
        matches === 0 ? unheardOf : Math.log(1 + passages.length / (1 + matches));
      const asked = words.map((word) => {
        const scores = scoresOf(word);
        return { scores, weight: rarity(scores.size) };
      });
      const all = asked.reduce((sum, { weight }) => sum + weight, 0);
      const totals = new Map<
        string,
        { readonly score: number; readonly covered: number; readonly isAbout: boolean }
      >();
      for (const { scores, weight } of asked) {
        for (const [id, hit] of scores) {
          const total = totals.get(id) ?? { score: 0, covered: 0, isAbout: false };
          totals.set(id, {
            score: total.score + hit.score,
            covered: total.covered + weight,
            isAbout: total.isAbout || hit.isAbout,
          });
        }
      }
      const found = [...totals]
        .map(([id, { score, covered, isAbout }]) => ({
          id,
          isAbout,
          score: score * (0.4 + (0.6 * covered) / all) * (byId.get(id)?.weight ?? 1),
          share: covered / all,
        }))
        .sort((one, other) => other.score - one.score);
      const [best] = found;
      if (!best || best.share < (best.isAbout ? leastCoveredAbout : leastCovered)) return [];
      return found
        .filter(({ score }) => score >= best.score * weakest)
        .slice(0, mostFound)
        .flatMap(({ id, score }) => {
          const passage = byId.get(id);
          return passage ? [{ passage, score }] : [];
        });
    },
  };
};
