import {
  logNormalProbabilityBetween,
  normalMeanBetween,
  normalShareLostBetween,
} from './normal.ts';
import type { Moments } from './observeTogether.ts';

/** A length seen between two bounds with an error of that standard deviation; either bound may be infinite. */
export type Sight = { readonly low: number; readonly high: number; readonly noise: number };

/** What the answers about a zone say of it. */
export type ZoneView = {
  /** The moments of the zone with the answers, from those without them. */
  readonly tilt: (known: Moments) => Moments;
  /** The precision the answers add to the zone's, in 1/cm². */
  readonly precision: number;
};

/** Answers about a zone of which every selection is weighed; of more, all of them and all but one. */
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

/** Multiplies a normal density by one whose logs are given, every `step` from `first` on. */
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
 * What the answers about a zone say of it, which is around 0 with that standard deviation: exact for one answer, for several by sums over a grid finer than they
 * can bend. A surprising answer can make a conclusion from others less sure; so that no answer widens an interval, all of them add no less precision
 * than any selection does.
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
