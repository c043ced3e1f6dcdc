import {
  type BodyEstimate,
  type BodyMeasure,
  bodyMeasures,
  type Tolerances,
} from './bodyMeasure.ts';
import { normalProbabilityBetween } from './normal.ts';
import { tapeNoise } from './observeTape.ts';

/** How far a garment may be off its wearer before they notice, in centimeters. */
export const fitTolerances: {
  readonly chestCircumference: number;
  readonly sleeveLengthSpineWrist: number;
} = {
  chestCircumference: 3,
  sleeveLengthSpineWrist: 2,
};

const centered = (tolerance: number, variance: number): number => {
  const reach = tolerance / Math.sqrt(variance);
  return normalProbabilityBetween(-reach, reach);
};

/** How sure every measure with a tolerance is within it, given what is left of the variance of each. */
const confidence = (
  tolerances: Tolerances,
  varianceOf: (measure: BodyMeasure, index: number) => number,
): number =>
  bodyMeasures.reduce((product, measure, index) => {
    const tolerance = tolerances[measure];
    return tolerance === undefined
      ? product
      : product * centered(tolerance, varianceOf(measure, index));
  }, 1);

/**
 * How sure a size made to the estimate fits: the probability, 0 to 1, that every measure with a tolerance is within it. The product of the measures'
 * own probabilities, which the joint one is never below, whatever their correlation (Gaussian correlation inequality).
 */
export const fitConfidence = (
  estimate: BodyEstimate,
  tolerances: Tolerances = fitTolerances,
): number => confidence(tolerances, (measure) => estimate[measure].sdCm ** 2);

/** How sure it would be once `taped` is taken by tape as well: "your chest measurement takes this from 40 % to 62 %". Never less than it is. */
export const confidenceAfter = (
  estimate: BodyEstimate,
  taped: BodyMeasure,
  tolerances: Tolerances = fitTolerances,
): number => {
  const { meanCm, sdCm, covariances } = estimate[taped];
  const seen = sdCm ** 2 + (tapeNoise * meanCm) ** 2;
  return confidence(tolerances, (measure, index) => {
    const covariance = covariances?.[index] ?? (measure === taped ? sdCm ** 2 : 0);
    return Math.max(0, estimate[measure].sdCm ** 2 - covariance ** 2 / seen);
  });
};

/** The estimate of a measure once a tape read its mean: never less sure than before. */
export const afterTape = (known: BodyEstimate[BodyMeasure]): BodyEstimate[BodyMeasure] => {
  const { meanCm, sdCm } = known;
  const noise = tapeNoise * meanCm;
  return { ...known, sdCm: (sdCm * noise) / Math.hypot(sdCm, noise) };
};

/** Whether a measure is known about as well as a tape knows it: after one it is, even where the answers said a quarter more. */
export const isTaped = ({ meanCm, sdCm }: BodyEstimate[BodyMeasure]): boolean =>
  sdCm <= 1.25 * tapeNoise * meanCm;
