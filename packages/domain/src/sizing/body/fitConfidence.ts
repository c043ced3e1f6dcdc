import {
  type BodyEstimate,
  type BodyMeasure,
  bodyMeasures,
  type Tolerances,
} from './bodyMeasure.ts';
import { normalProbabilityBetween } from './normal.ts';
import { tapeNoise } from './observeTape.ts';

/** The deviation that a wearer does not notice, in centimeters. */
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

/** The probability that each measurement is within tolerance, given the remaining variances. */
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
 * The probability (0 to 1) that every measurement with a tolerance is within it, for a size
 * made from the estimate. The product of the single probabilities, a lower bound of the joint
 * one for any correlation (Gaussian correlation inequality).
 */
export const fitConfidence = (
  estimate: BodyEstimate,
  tolerances: Tolerances = fitTolerances,
): number => confidence(tolerances, (measure) => estimate[measure].sdCm ** 2);

/**
 * The confidence after a tape measurement of `taped`: "your chest measurement takes this from
 * 40 % to 62 %". Never lower than before.
 */
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

export const estimateIfMeasured = (known: BodyEstimate[BodyMeasure]): BodyEstimate[BodyMeasure] => {
  const { meanCm, sdCm } = known;
  const noise = tapeNoise * meanCm;
  return { ...known, sdCm: (sdCm * noise) / Math.hypot(sdCm, noise) };
};

/**
 * True if a measurement is known about as precisely as a tape measures it, with a margin for
 * answers that were a quarter off.
 */
export const isTaped = ({ meanCm, sdCm }: BodyEstimate[BodyMeasure]): boolean =>
  sdCm <= 1.25 * tapeNoise * meanCm;
