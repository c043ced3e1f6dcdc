import {
  type BodyEstimate,
  type BodyMeasure,
  bodyMeasureBounds,
  bodyMeasures,
  type MeasureEstimate,
  perMeasure,
} from './bodyMeasure.ts';
import { type FeltAnswer, perceivedFits } from './feltAnswer.ts';
import { type Gaussian, shift } from './gaussian.ts';
import { observeTogether } from './observeTogether.ts';
import { type Sight, viewZone } from './viewZone.ts';

/** The bounds of the zone implied by an answer, relative to its mean. */
const sightOf = ({ felt, toleranceCm, cutForCm, noiseCm }: FeltAnswer, meanCm: number): Sight => ({
  low:
    felt === 'too-large'
      ? Number.NEGATIVE_INFINITY
      : cutForCm - meanCm + (felt === 'right' ? -toleranceCm : toleranceCm),
  high:
    felt === 'too-small'
      ? Number.POSITIVE_INFINITY
      : cutForCm - meanCm + (felt === 'right' ? toleranceCm : -toleranceCm),
  noise: noiseCm,
});

/** Sorts answers, so that their order does not matter. */
const sorted = (answers: readonly FeltAnswer[]): readonly FeltAnswer[] =>
  [...answers].sort(
    (one, other) =>
      one.cutForCm - other.cutForCm ||
      one.noiseCm - other.noiseCm ||
      one.toleranceCm - other.toleranceCm ||
      perceivedFits.indexOf(one.felt) - perceivedFits.indexOf(other.felt),
  );

/**
 * The estimate after answers about garments. Means follow from all answers together; the
 * variance of each zone follows from its own answers, and all measurements follow by their
 * covariances.
 */
export const withFeedback = (
  before: BodyEstimate,
  felt: Readonly<Record<BodyMeasure, readonly FeltAnswer[]>>,
): BodyEstimate => {
  const prior: Gaussian = {
    mean: bodyMeasures.map((measure) => before[measure].meanCm),
    covariance: bodyMeasures.map((measure, index) => {
      const { sdCm, covariances } = before[measure];
      return covariances ?? bodyMeasures.map((_, other) => (other === index ? sdCm ** 2 : 0));
    }),
  };
  const answers = perMeasure((measure) => sorted(felt[measure]));
  const zones = bodyMeasures.flatMap((measure, index) => {
    const row = prior.covariance[index] ?? [];
    const deviation = Math.sqrt(row[index] ?? 0);
    // A zone known a hundred times more precisely than people perceive learns nothing.
    const sights = answers[measure]
      .filter(({ noiseCm }) => noiseCm < 100 * deviation)
      .map((answer) => sightOf(answer, before[measure].meanCm));
    return sights.length === 0 ? [] : [{ index, row, ...viewZone(deviation, sights) }];
  });
  const among = {
    mean: zones.map(() => 0),
    covariance: zones.map(({ row }) => zones.map(({ index }) => row[index] ?? 0)),
  };
  const pulls = observeTogether(
    among,
    zones.map(({ tilt }, index) => ({ index, tilt })),
  );
  const moves = bodyMeasures.map((_, index) =>
    zones.reduce((sum, { row }, zone) => sum + (row[index] ?? 0) * (pulls[zone] ?? 0), 0),
  );
  const { covariance } = zones.reduce((body, { index, precision }) => {
    const row = body.covariance[index] ?? [];
    return shift(body, row, 0, precision / (1 + precision * (row[index] ?? 0)));
  }, prior);
  return perMeasure((measure, index): MeasureEstimate => {
    const { meanCm } = before[measure];
    const { minimum, maximum } = bodyMeasureBounds[measure];
    const covariances = covariance[index] ?? [];
    return {
      // Extreme answers would push measurements to impossible bodies.
      meanCm: Math.min(
        Math.max(maximum, meanCm),
        Math.max(Math.min(minimum, meanCm), meanCm + (moves[index] ?? 0)),
      ),
      sdCm: Math.sqrt(covariances[index] ?? 0),
      covariances,
      learned: { before: before[measure], felt: answers[measure] },
    };
  });
};

/** The estimate before learning, and the answers it learned from. */
export const withoutFeedback = (
  estimate: BodyEstimate,
): {
  readonly before: BodyEstimate;
  readonly felt: Readonly<Record<BodyMeasure, readonly FeltAnswer[]>>;
} => ({
  before: perMeasure((measure) => estimate[measure].learned?.before ?? estimate[measure]),
  felt: perMeasure((measure) => estimate[measure].learned?.felt ?? []),
});
