import { logNormalProbabilityBetween } from './normal.ts';
import { observeBetween, type Sight } from './observeBetween.ts';

/** Of that many answers about a zone every selection is weighed; of more, all of them and all but one. */
const mostSelected = 8;

const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number);

/** The precision a normal value of mean 0 gains when its density is multiplied by one whose logs are given, every `step` from `first` on. */
const precisionGained = (variance: number, first: number, step: number, logs: readonly number[]): number => {
  const exponents = logs.map((log, number) => log - (first + number * step) ** 2 / (2 * variance));
  const largest = exponents.reduce((most, each) => Math.max(most, each), Number.NEGATIVE_INFINITY);
  let [total, sum, squares] = [0, 0, 0];
  for (const [number, exponent] of exponents.entries()) {
    const weight = Math.exp(exponent - largest);
    const point = number * step;
    total += weight;
    sum += weight * point;
    squares += weight * point * point;
  }
  return 1 / (squares / total - (sum / total) ** 2) - 1 / variance;
};

/**
 * The precision a zone gains from the answers about it alone, in 1/cm²: exact for one, for several by sums over a grid that is finer than they can bend. A
 * surprising answer can make a conclusion from others less sure; so that no answer widens an interval, all of them count for no less than any selection.
 * Nothing is gained where the zone is known a hundred times better than people feel.
 */
export const precisionOfZone = (variance: number, answers: readonly Sight[]): number => {
  const [one, another] = answers;
  const deviation = Math.sqrt(variance);
  const noise = Math.sqrt(Math.min(...answers.map((each) => each.noise)));
  if (!one || deviation < noise / 100) return 0;
  if (!another) return observeBetween({ mean: [0], covariance: [[variance]] }, [{ ...one, index: 0 }]).precisions[0] ?? 0;
  const edges = answers.flatMap(({ low, high }) => [low, high].filter(Number.isFinite));
  const first = Math.min(0, ...edges) - 8 * deviation;
  const step = (0.8 * Math.min(deviation, noise)) / Math.sqrt(answers.length);
  const points = numbersTo(Math.ceil((Math.max(0, ...edges) + 8 * deviation - first) / step)).map((number) => first + number * step);
  const logs = answers.map(({ low, high, noise: error }) =>
    points.map((point) => logNormalProbabilityBetween((low - point) / Math.sqrt(error), (high - point) / Math.sqrt(error))),
  );
  const gainOf = (selected: readonly (readonly number[])[]): number =>
    precisionGained(
      variance,
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
  return Math.max(0, gainOf(logs), ...fewer.map(gainOf));
};
