import {
  type BodyEstimate,
  type BodyMeasure,
  type Centimeters,
  confidenceAfter,
  fitConfidence,
  likelyBounds,
  type MeasureEstimate,
  mostInformativeMeasure,
  type Tolerances,
} from '@tailorbird/domain/sizing';
import type { Taped } from './sizeDraft.ts';

/** The question worth asking next, and what its answer would be worth. */
export type Question = {
  readonly measure: BodyMeasure;
  readonly before: number;
  readonly after: number;
};

/** A gain nobody would pick up a tape for. */
const leastGain = 0.02;

/** What to ask of who has taken that; null when no tape makes it noticeably surer. */
export const questionOf = (
  estimate: BodyEstimate,
  known: Taped,
  tolerances: Tolerances,
): Question | null => {
  const measure = mostInformativeMeasure(estimate, tolerances);
  const [before, after] = [
    fitConfidence(estimate, tolerances),
    confidenceAfter(estimate, measure, tolerances),
  ];
  return known[measure] === undefined && after - before >= leastGain
    ? { measure, before, after }
    : null;
};

/** Far from what is known: a slip, or a body worth asking about. */
export const isSurprising = (known: MeasureEstimate, length: Centimeters): boolean => {
  const { minimum, maximum } = likelyBounds(known);
  const beyond = maximum - minimum;
  return length < minimum - beyond || length > maximum + beyond;
};
