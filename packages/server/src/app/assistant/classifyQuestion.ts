import { readFileSync } from 'node:fs';
import { type Locale, locales } from '@tailorbird/domain/kernel';
import { foldedWords, type Recognized, recognizeWords } from './vocabulary.ts';

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

type Features = ReadonlyMap<string, number>;

const weights = { word: 1, gram: 0.35, neighbors: 0.7, concept: 1.5, rule: 1 } as const;
const gramLengths = [3, 4, 5] as const;

/** Words, parts of words, neighbors, concepts and the rule. Parts match typos and compounds. */
const featuresOf = (
  question: string,
  { concepts }: Recognized,
  byRule: string | null,
): Features => {
  const counts = new Map<string, number>();
  const count = (name: string, weight: number): void => {
    counts.set(name, (counts.get(name) ?? 0) + weight);
  };
  const words = foldedWords(question);
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
  count(`rule ${byRule}`, weights.rule);
  return counts;
};

/** Turns scores into probabilities (softmax), in place. */
const normalize = (scores: Float64Array): Float64Array => {
  const highest = Math.max(...scores);
  let sum = 0;
  for (const [place, score] of scores.entries()) {
    const power = Math.exp(score - highest);
    scores[place] = power;
    sum += power;
  }
  for (const [place, power] of scores.entries()) scores[place] = power / sum;
  return scores;
};

const epochs = 5;
const learningRate = 3;
/** Learning rate of the biases, as a share of `learningRate`. */
const biasShare = 0.1;
/** Coprime to the number of examples, so that each epoch visits all of them, mixed by label. */
const stride = 7919;

type Classifier = (features: Features) => { readonly label: string; readonly probability: number };

/** Trains a softmax regression by stochastic gradient descent. The result is deterministic. */
const train = (
  examples: readonly { readonly label: string; readonly features: Features }[],
): Classifier => {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const frequencies = new Map<string, number>();
  for (const { features } of examples)
    for (const name of features.keys()) frequencies.set(name, (frequencies.get(name) ?? 0) + 1);
  const weightsOf = new Map(
    [...frequencies.keys()].map((name) => [name, new Float64Array(labels.length)]),
  );
  const biases = new Float64Array(labels.length);

  /** Scales known features by their rarity (tf-idf) to a vector of length 1. */
  const vectorOf = (
    features: Features,
  ): readonly { readonly row: Float64Array; readonly value: number }[] => {
    const known = [...features].flatMap(([name, weight]) => {
      const row = weightsOf.get(name);
      const rarity = Math.log(1 + examples.length / (frequencies.get(name) ?? 1));
      return row ? [{ row, value: weight * rarity }] : [];
    });
    const length = Math.hypot(...known.map(({ value }) => value)) || 1;
    return known.map(({ row, value }) => ({ row, value: value / length }));
  };
  const probabilities = (vector: ReturnType<typeof vectorOf>): Float64Array => {
    const scores = biases.slice();
    for (const { row, value } of vector)
      for (const [place, weight] of row.entries())
        scores[place] = (scores[place] ?? 0) + weight * value;
    return normalize(scores);
  };

  const prepared = examples.map(({ label, features }) => ({
    vector: vectorOf(features),
    right: labels.indexOf(label),
  }));
  const learn = ({ vector, right }: (typeof prepared)[number], rate: number): void => {
    const errors = probabilities(vector);
    errors[right] = (errors[right] ?? 0) - 1;
    for (const [place, error] of errors.entries()) {
      biases[place] = (biases[place] ?? 0) - rate * biasShare * error;
      for (const { row, value } of vector) row[place] = (row[place] ?? 0) - rate * value * error;
    }
  };
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (let step = 0; step < prepared.length; step += 1) {
      const example = prepared[(step * stride + epoch) % prepared.length];
      if (example) learn(example, learningRate / (1 + epoch / 10));
    }

  return (features) => {
    const all = probabilities(vectorOf(features));
    const probability = Math.max(...all);
    return { label: labels[all.indexOf(probability)] ?? 'unknown', probability };
  };
};

const readExamples = (): readonly Example[] =>
  listQuestions(
    JSON.parse(
      readFileSync(new URL('../../../assistant/examples.json', import.meta.url), 'utf8'),
    ) as LabeledQuestions,
  );

const leastProbable = 0.25;

/**
 * Returns a function that gives the most probable label of a question, or null if no label is
 * probable. `intentByRules` is one of its features. The first call trains the classifier, which
 * takes about a quarter of a second.
 */
export const questionClassifier = (
  intentByRules: (recognized: Recognized) => string | null,
): ((question: string, recognized: Recognized) => string | null) => {
  const read = (question: string, recognized: Recognized): Features =>
    featuresOf(question, recognized, intentByRules(recognized));
  let trained: Classifier | null = null;
  return (question, recognized) => {
    trained ??= train(
      readExamples().map(({ label, locale, question: text }) => ({
        label,
        features: read(text, recognizeWords(text, locale)),
      })),
    );
    const { label, probability } = trained(read(question, recognized));
    return probability < leastProbable ? null : label;
  };
};
