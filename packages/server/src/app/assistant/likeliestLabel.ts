import { readFileSync } from 'node:fs';
import { type Locale, locales } from '@tailorbird/domain/kernel';
import { type Concept, foldedWords, type Recognized, recognizeWords } from './vocabulary.ts';

/** Labels are intents, beginnings of paths, or `unknown`. A new language may have no questions. */
export type LabeledQuestions = Readonly<
  Record<string, Readonly<Partial<Record<Locale, readonly string[]>>>>
>;
type Example = { readonly label: string; readonly locale: Locale; readonly question: string };

export const listQuestions = (labeled: LabeledQuestions): readonly Example[] =>
  Object.entries(labeled).flatMap(([label, byLocale]) =>
    locales.flatMap((locale) =>
      (byLocale[locale] ?? []).map((question) => ({ label, locale, question })),
    ),
  );

const readExamples = (): readonly Example[] =>
  listQuestions(
    JSON.parse(
      readFileSync(new URL('../../../assistant/examples.json', import.meta.url), 'utf8'),
    ) as LabeledQuestions,
  );

/** Weights by kind of feature, found by cross-validation. */
const weights = { word: 1, gram: 0.35, neighbors: 0.7, concept: 1.5 } as const;
const gramLengths = [3, 4, 5] as const;

/** Words, parts of words, pairs of neighbors and concepts. Parts match typos and compounds. */
const featuresOf = (question: string, concepts: Iterable<Concept>): ReadonlyMap<string, number> => {
  const words = foldedWords(question);
  const counts = new Map<string, number>();
  const count = (name: string, weight: number): void => {
    counts.set(name, (counts.get(name) ?? 0) + weight);
  };
  for (const [place, word] of words.entries()) {
    count(`word ${word}`, weights.word);
    const before = words[place - 1];
    if (before !== undefined) count(`neighbors ${before} ${word}`, weights.neighbors);
    const marked = `^${word}$`;
    for (const length of gramLengths)
      for (let start = 0; start + length <= marked.length; start += 1)
        count(`gram ${marked.slice(start, start + length)}`, weights.gram);
  }
  for (const concept of concepts) count(`concept ${concept}`, weights.concept);
  return counts;
};

type Features = ReadonlyMap<string, number>;

/** The examples, prepared to be compared with questions. */
type ExampleIndex = {
  readonly labels: readonly string[];
  /** Cosine similarity of a question's features to each example, in the order of `labels`. */
  readonly similarities: (asked: Features) => Float64Array;
};

const createIndex = (): ExampleIndex => {
  const examples = readExamples();
  const featured = examples.map(({ locale, question }) =>
    featuresOf(question, recognizeWords(question, locale).concepts),
  );
  const frequencies = new Map<string, number>();
  for (const features of featured)
    for (const name of features.keys()) frequencies.set(name, (frequencies.get(name) ?? 0) + 1);

  /** Scales features by their rarity (tf-idf) to a vector of length 1. */
  const vectorOf = (features: Features): Features => {
    const weighted = [...features].map(
      ([name, weight]) =>
        [name, weight * Math.log(1 + examples.length / (frequencies.get(name) ?? 1))] as const,
    );
    const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
    return new Map(weighted.map(([name, weight]) => [name, weight / length]));
  };

  /** Examples that have a feature, with its weight in them. */
  const examplesWith = new Map<string, { readonly place: number; readonly weight: number }[]>();
  for (const [place, features] of featured.entries())
    for (const [name, weight] of vectorOf(features)) {
      const entries = examplesWith.get(name) ?? [];
      entries.push({ place, weight });
      examplesWith.set(name, entries);
    }

  return {
    labels: examples.map(({ label }) => label),
    similarities: (asked) => {
      const sums = new Float64Array(examples.length);
      for (const [name, asks] of vectorOf(asked))
        for (const { place, weight } of examplesWith.get(name) ?? [])
          sums[place] = (sums[place] ?? 0) + asks * weight;
      return sums;
    },
  };
};

let created: ExampleIndex | null = null;
/** Created with the first question, because it takes a few hundred milliseconds. */
const exampleIndex = (): ExampleIndex => {
  created ??= createIndex();
  return created;
};

/** Examples that vote. Votes are cubed, so that close examples outweigh several distant ones. */
const voters = 8;
const sharpness = 3;
/** Vote of the rules. */
const ruleVote = 0.1;
/** Least similarity of the closest example to a question that matches no rule. */
const leastSimilar = 0.4;

/**
 * The label that the most similar examples and the rules agree on best. Null when no rule
 * matches and no example is similar.
 */
export const likeliestLabel = (
  question: string,
  { concepts }: Recognized,
  byRule: string | null,
): string | null => {
  const { labels, similarities } = exampleIndex();
  const all = similarities(featuresOf(question, concepts));
  const closest = labels
    .map((label, place) => ({ label, similarity: all[place] ?? 0 }))
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, voters);
  if (byRule === null && (closest[0]?.similarity ?? 0) < leastSimilar) return null;
  const votes = new Map<string, number>(byRule === null ? [] : [[byRule, ruleVote]]);
  for (const each of closest)
    votes.set(each.label, (votes.get(each.label) ?? 0) + each.similarity ** sharpness);
  const [best] = [...votes].sort((one, other) => other[1] - one[1]);
  return best?.[0] ?? null;
};
