import {
  logNormalProbabilityBetween,
  normalMeanBetween,
  normalShareLostBetween,
} from './normal.ts';
import type { Moments } from './observeTogether.ts';

/**
 * A length observed between two bounds with an error of that standard deviation; bounds may be
 * infinite.
 */
export type Sight = { readonly low: number; readonly high: number; readonly noise: number };

export type ZoneView = {
  /** The moments with the answers, from those without. */
  readonly tilt: (known: Moments) => Moments;
  /** The precision added by the answers, in 1/cm². */
  readonly precision: number;
};

/**
 * Up to this many answers, every subset is evaluated; with more, all of them and all but one.
 */
const mostSelected = 8;

const numbersTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, number) => number);

const tiltBy =
  ({ low, high, noise }: Sight) =>
  ({ mean, variance }: Moments): Moments => {
    const deviation = Math.hypot(Math.sqrt(variance), noise);
    const [from, to] = [(low - mean) / deviation, (high - mean) / deviation];
    const share = variance / deviation;
    const lost = Math.min(1, Math.max(0, normalShareLostBetween(from, to)));
    return {
      mean: mean + share * normalMeanBetween(from, to),
      variance: variance - share * share * lost,
    };
  };

/** Multiplies a normal density by one given as logs, every `step` from `first`. */
const tiltByLogs =
  (first: number, step: number, logs: readonly number[]) =>
  ({ mean, variance }: Moments): Moments => {
    const exponents = logs.map(
      (log, number) => log - (first + number * step - mean) ** 2 / (2 * variance),
    );
    const largest = exponents.reduce(
      (most, each) => Math.max(most, each),
      Number.NEGATIVE_INFINITY,
    );
    let [total, sum, squares] = [0, 0, 0];
    for (const [number, exponent] of exponents.entries()) {
      const weight = Math.exp(exponent - largest);
      const point = number * step;
      total += weight;
      sum += weight * point;
      squares += weight * point * point;
    }
    return { mean: first + sum / total, variance: squares / total - (sum / total) ** 2 };
  };

/**
 * The effect of answers on a zone with mean 0 and that standard deviation: exact for one
 * answer, by sums over a fine grid for several. Since a surprising answer can weaken others,
 * the added precision is at least that of any subset, so that no answer widens an interval.
 */
export const viewZone = (deviation: number, answers: readonly Sight[]): ZoneView => {
  const variance = deviation ** 2;
  const gainOf = (tilt: ZoneView['tilt']): number =>
    Math.max(0, 1 / tilt({ mean: 0, variance }).variance - 1 / variance);
  const [one, another] = answers;
  if (one && !another) return { tilt: tiltBy(one), precision: gainOf(tiltBy(one)) };

  const edges = answers.flatMap(({ low, high }) => [low, high].filter(Number.isFinite));
  const first = Math.min(0, ...edges) - 8 * deviation;
  const step =
    (0.8 * Math.min(deviation, ...answers.map(({ noise }) => noise))) / Math.sqrt(answers.length);
  const points = numbersTo(Math.ceil((Math.max(0, ...edges) + 8 * deviation - first) / step)).map(
    (number) => first + number * step,
  );
  const logs = answers.map(({ low, high, noise }) =>
    points.map((point) =>
      logNormalProbabilityBetween((low - point) / noise, (high - point) / noise),
    ),
  );
  const tiltOf = (selected: readonly (readonly number[])[]): ZoneView['tilt'] =>
    tiltByLogs(
      first,
      step,
      points.map((_, number) => selected.reduce((sum, each) => sum + (each[number] ?? 0), 0)),
    );
  const fewer =
    answers.length <= mostSelected
      ? numbersTo(2 ** answers.length)
          .slice(1, -1)
          .map((selection) => logs.filter((_, index) => (selection >> index) % 2 === 1))
      : logs.map((left) => logs.filter((each) => each !== left));
  return {
    tilt: tiltOf(logs),
    precision: Math.max(...[logs, ...fewer].map((selected) => gainOf(tiltOf(selected)))),
  };
};
