import {
  type BodyEstimate,
  type BodyMeasure,
  type Centimeters,
  centimeters,
  confidenceAfter,
  estimateIfMeasured,
  fitConfidence,
  likelyInterval,
  type MeasureEstimate,
  mostInformativeMeasure,
  type Tolerances,
} from '@tailorbird/domain/sizing';
import type { TapeMeasurements } from './sizeDraft.ts';

export type Question = {
  readonly measure: BodyMeasure;
  /** Shares of people, 0 to 1, whom the first garment fits without and with the answer. */
  readonly before: number;
  readonly after: number;
  /** Uncertainty of the measure with the answers alone, and with a tape measurement. */
  readonly within: { readonly answers: Centimeters; readonly tape: Centimeters };
};

const reachOf = (known: MeasureEstimate): Centimeters => {
  const { minimum, maximum } = likelyInterval(known);
  return centimeters((maximum - minimum) / 2);
};

const leastGain = 0.02;

/**
 * The next measurement to ask for; null if none makes the estimate noticeably more
 * certain.
 */
export const questionOf = (
  estimate: BodyEstimate,
  known: TapeMeasurements,
  tolerances: Tolerances,
): Question | null => {
  const measure = mostInformativeMeasure(estimate, tolerances);
  const [before, after] = [
    fitConfidence(estimate, tolerances),
    confidenceAfter(estimate, measure, tolerances),
  ];
  return known[measure] === undefined && after - before >= leastGain
    ? {
        measure,
        before,
        after,
        within: {
          answers: reachOf(estimate[measure]),
          tape: reachOf(estimateIfMeasured(estimate[measure])),
        },
      }
    : null;
};

/** Far from the estimate: a typing mistake or an unusual body. */
export const isSurprising = (known: MeasureEstimate, length: Centimeters): boolean => {
  const { minimum, maximum } = likelyInterval(known);
  const beyond = maximum - minimum;
  return length < minimum - beyond || length > maximum + beyond;
};
