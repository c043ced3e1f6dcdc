import { type CutFor, storedCutFor } from '../cutFor.ts';
import { baseSizes, type StandardSize, sizeLengths } from '../standardSize.ts';
import type { BodyEstimate, MeasureEstimate } from './bodyMeasure.ts';
import { fitTolerances } from './fitConfidence.ts';
import { normalProbabilityBetween } from './normal.ts';
import { standardBody } from './standardBody.ts';

/**
 * Below this a standard size is a guess: it would fit fewer than one in twenty customers with
 * these answers.
 */
export const minimumProbability = 0.05;

export type RecommendedSize = StandardSize & {
  /**
   * The probability (0 to 1) that chest and sleeve are within `fitTolerances` of the body the
   * size is cut for, treating their nearly uncorrelated errors as independent, which is within
   * 0.03 of the joint probability.
   */
  readonly probability: number;
};

const nearest = <Choice>(
  choices: readonly [Choice, ...Choice[]],
  distance: (choice: Choice) => number,
): Choice =>
  choices.reduce((best, each) => (distance(each) < distance(best) ? each : best), choices[0]);

const within = ({ meanCm, sdCm }: MeasureEstimate, center: number, tolerance: number): number =>
  normalProbabilityBetween(
    (center - tolerance - meanCm) / sdCm,
    (center + tolerance - meanCm) / sdCm,
  );

/**
 * The recommended standard size of a body (SIZE-56, SIZE-96): the base with the nearest chest,
 * then the length with the nearest sleeve; of equals, the smaller. Null outside the range
 * (SIZE-62), if its probability is below `minimumProbability`. Heavier is never a smaller base,
 * and taller is never Regular where shorter was Long.
 */
export const recommendStandardSize = (
  estimate: BodyEstimate,
  cutFor: CutFor = 'men',
): RecommendedSize | null => {
  const { chestCircumference: chest, sleeveLengthSpineWrist: sleeve } = estimate;
  const kept = storedCutFor(cutFor);
  const base = nearest(baseSizes, (each) =>
    Math.abs(chest.meanCm - standardBody({ base: each, length: 'R', ...kept }).chestCircumference),
  );
  const length = nearest(sizeLengths, (each) =>
    Math.abs(sleeve.meanCm - standardBody({ base, length: each, ...kept }).sleeveLengthSpineWrist),
  );
  const body = standardBody({ base, length, ...kept });
  const probability =
    within(chest, body.chestCircumference, fitTolerances.chestCircumference) *
    within(sleeve, body.sleeveLengthSpineWrist, fitTolerances.sleeveLengthSpineWrist);
  return probability < minimumProbability ? null : { base, length, ...kept, probability };
};
