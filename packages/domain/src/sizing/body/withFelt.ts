import { type BodyEstimate, type BodyMeasure, bodyMeasureBounds, bodyMeasures, type MeasureEstimate, perMeasure } from './bodyMeasure.ts';
import { type FeltAnswer, feltFits } from './feltAnswer.ts';
import { type Gaussian, shift } from './gaussian.ts';
import { observeBetween, type Sight } from './observeBetween.ts';
import { precisionOfZone } from './precisionOfZone.ts';

/** What of the body's measure minus its mean would be felt like this. */
const sightOf = ({ felt, toleranceCm, cutForCm, noiseCm }: FeltAnswer, meanCm: number, index: number): Sight => ({
  index,
  low: felt === 'too-large' ? Number.NEGATIVE_INFINITY : cutForCm - meanCm + (felt === 'right' ? -toleranceCm : toleranceCm),
  high: felt === 'too-small' ? Number.POSITIVE_INFINITY : cutForCm - meanCm + (felt === 'right' ? toleranceCm : -toleranceCm),
  noise: noiseCm ** 2,
});

/** Answers in an order that does not depend on the one they came in. */
const sorted = (answers: readonly FeltAnswer[]): readonly FeltAnswer[] =>
  [...answers].sort(
    (one, other) =>
      one.cutForCm - other.cutForCm ||
      one.noiseCm - other.noiseCm ||
      one.toleranceCm - other.toleranceCm ||
      feltFits.indexOf(one.felt) - feltFits.indexOf(other.felt),
  );

/**
 * The estimate `before` after garments felt like this, measure by measure. Where the means go follows from all answers together; how sure each zone is follows
 * from the answers about it alone, and from there to all measures by their covariances.
 */
export const withFelt = (before: BodyEstimate, felt: Readonly<Record<BodyMeasure, readonly FeltAnswer[]>>): BodyEstimate => {
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
    return answers[measure].length === 0 ? [] : [{ measure, index, row }];
  });
  const seen = zones.map(({ measure }, zone) => answers[measure].map((answer) => sightOf(answer, before[measure].meanCm, zone)));
  const among = { mean: zones.map(() => 0), covariance: zones.map(({ row }) => zones.map(({ index }) => row[index] ?? 0)) };
  const sights = seen.flat();
  const { pulls } = observeBetween(among, sights);
  const moves = bodyMeasures.map((_, index) =>
    sights.reduce((sum, sight, number) => sum + (zones[sight.index]?.row[index] ?? 0) * (pulls[number] ?? 0), 0),
  );
  const { covariance } = zones.reduce((body, { index, row }, zone) => {
    const precision = precisionOfZone(row[index] ?? 0, seen[zone] ?? []);
    const known = body.covariance[index] ?? [];
    return shift(body, known, 0, precision / (1 + precision * (known[index] ?? 0)));
  }, prior);
  return perMeasure((measure, index): MeasureEstimate => {
    const { meanCm } = before[measure];
    const { minimum, maximum } = bodyMeasureBounds[measure];
    const covariances = covariance[index] ?? [];
    return {
      // Far outside what is likely, covariances would lead to bodies that do not exist.
      meanCm: Math.min(Math.max(maximum, meanCm), Math.max(Math.min(minimum, meanCm), meanCm + (moves[index] ?? 0))),
      sdCm: Math.sqrt(covariances[index] ?? 0),
      covariances,
      learned: { before: before[measure], felt: answers[measure] },
    };
  });
};

/** What an estimate was before it learned, and the answers it learned from. */
export const unlearned = (
  estimate: BodyEstimate,
): { readonly before: BodyEstimate; readonly felt: Readonly<Record<BodyMeasure, readonly FeltAnswer[]>> } => ({
  before: perMeasure((measure) => estimate[measure].learned?.before ?? estimate[measure]),
  felt: perMeasure((measure) => estimate[measure].learned?.felt ?? []),
});
