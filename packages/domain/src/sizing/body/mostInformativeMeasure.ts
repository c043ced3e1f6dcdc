import {
  type BodyEstimate,
  type BodyMeasure,
  bodyMeasures,
  type Tolerances,
} from './bodyMeasure.ts';
import { confidenceAfter, fitTolerances, isTaped } from './fitConfidence.ts';

/**
 * The most useful next tape measurement: the one that raises the confidence most. Measurements
 * already taken come last; of equals, the first.
 */
export const mostInformativeMeasure = (
  estimate: BodyEstimate,
  tolerances: Tolerances = fitTolerances,
): BodyMeasure => {
  const open = bodyMeasures.filter((measure) => !isTaped(estimate[measure]));
  const ranked = (open.length > 0 ? open : bodyMeasures).map((measure) => ({
    measure,
    confidence: confidenceAfter(estimate, measure, tolerances),
  }));
  return ranked.reduce((best, each) => (each.confidence > best.confidence ? each : best)).measure;
};
