import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
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
  for (let place = 0; place < scores.length; place += 1) {
    const power = Math.exp((scores[place] ?? 0) - highest);
    scores[place] = power;
    sum += power;
  }
  for (let place = 0; place < scores.length; place += 1) scores[place] = (scores[place] ?? 0) / sum;
  return scores;
};

const addMultiple = (to: Float64Array, vector: Float64Array, factor: number): void => {
  for (let place = 0; place < to.length; place += 1)
    to[place] = (to[place] ?? 0) + factor * (vector[place] ?? 0);
};

const epochs = 5;
const learningRate = 3;
/** Learning rate of the biases, as a share of `learningRate`. */
const biasShare = 0.1;
/** Coprime to the number of examples, so that each epoch visits all of them, mixed by label. */
const stride = 7919;

type Classifier = (features: Features) => { readonly label: string; readonly probability: number };

/**
 * Trains a softmax regression by stochastic gradient descent. The result is deterministic. It
 * yields after each example, so that other work can come between.
 */
function* train(
  examples: readonly { readonly label: string; readonly features: Features }[],
): Generator<void, Classifier> {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const frequencies = new Map<string, number>();
  for (const { features } of examples)
    for (const name of features.keys()) frequencies.set(name, (frequencies.get(name) ?? 0) + 1);
  const weightsOf = new Map(
    [...frequencies.keys()].map((name) => [name, new Float64Array(labels.length)]),
  );
  const biases = new Float64Array(labels.length);
  yield;

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
    for (const { row, value } of vector) addMultiple(scores, row, value);
    return normalize(scores);
  };

  const prepared: { vector: ReturnType<typeof vectorOf>; right: number }[] = [];
  for (const { label, features } of examples) {
    prepared.push({ vector: vectorOf(features), right: labels.indexOf(label) });
    yield;
  }
  const learn = ({ vector, right }: (typeof prepared)[number], rate: number): void => {
    const errors = probabilities(vector);
    errors[right] = (errors[right] ?? 0) - 1;
    addMultiple(biases, errors, -rate * biasShare);
    for (const { row, value } of vector) addMultiple(row, errors, -rate * value);
  };
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (let step = 0; step < prepared.length; step += 1) {
      const example = prepared[(step * stride + epoch) % prepared.length];
      if (example) learn(example, learningRate / (1 + epoch / 10));
      yield;
    }

  return (features) => {
    const all = probabilities(vectorOf(features));
    const probability = Math.max(...all);
    return { label: labels[all.indexOf(probability)] ?? 'unknown', probability };
  };
}

const readExamples = (): readonly Example[] =>
  listQuestions(
    JSON.parse(
      readFileSync(new URL('../../../assistant/examples.json', import.meta.url), 'utf8'),
    ) as LabeledQuestions,
  );

const leastProbable = 0.25;

/** Examples per slice of the training: up to about five milliseconds. */
const slice = 10;

export type QuestionClassifier = {
  /** The most probable label of a question, or null if no label is probable. */
  readonly labelOf: (question: string, recognized: Recognized) => string | null;
  /** Trains in slices, with other work of the process between them. */
  readonly prepare: () => Promise<void>;
};

/**
 * Creates a classifier with `intentByRules` as one of its features. A question before the end
 * of the preparation completes the training at once.
 */
export const questionClassifier = (
  intentByRules: (recognized: Recognized) => string | null,
): QuestionClassifier => {
  const read = (question: string, recognized: Recognized): Features =>
    featuresOf(question, recognized, intentByRules(recognized));
  function* learnExamples(): Generator<void, Classifier> {
    const examples: { readonly label: string; readonly features: Features }[] = [];
    for (const { label, locale, question } of readExamples()) {
      examples.push({ label, features: read(question, recognizeWords(question, locale)) });
      yield;
    }
    return yield* train(examples);
  }
  const training = learnExamples();
  let trained: Classifier | null = null;
  /** Trains with some examples, or with all that are left. Returns the classifier at the end. */
  const advance = (steps: number): Classifier | null => {
    for (let step = 0; trained === null && step < steps; step += 1) {
      const { done, value } = training.next();
      if (done) trained = value;
    }
    return trained;
  };

  return {
    labelOf: (question, recognized) => {
      const { label = 'unknown', probability = 0 } =
        advance(Number.POSITIVE_INFINITY)?.(read(question, recognized)) ?? {};
      return probability < leastProbable ? null : label;
    },
    prepare: async () => {
      while (advance(slice) === null) await setImmediate();
    },
  };
};
