import { cutForOf } from '../cutFor.ts';
import type { BodyFacts, BodyShape } from '../idealSizeInput.ts';
import type { Centimeters } from '../units.ts';
import { bodyModels } from './bodyCoefficients.ts';
import {
  type BodyEstimate,
  type BodyMeasure,
  bodyMeasureBounds,
  bodyMeasures,
  perMeasure,
} from './bodyMeasure.ts';
import { type AnswerSource, type BodyModel, civilGirths } from './bodyModel.ts';
import { observeBodyShape } from './observeBodyShape.ts';
import { observeTape } from './observeTape.ts';
import { predictBody } from './predictBody.ts';
import { reachIn, wideningAt } from './surveyReach.ts';

/** The customer's answers within the bounds of the form (SIZE-48, SIZE-51). */
export type BodyAnswers = BodyFacts & {
  /** Self-rated body shape (SIZE-14). */
  readonly bodyShape?: BodyShape | null | undefined;
  /** True if height and weight are self-reported (default) or measured. */
  readonly source?: AnswerSource | undefined;
  readonly known?: Readonly<Partial<Record<BodyMeasure, Centimeters>>> | undefined;
};

const isCivil = (measure: BodyMeasure): boolean => civilGirths.some((each) => each === measure);

/** Clamps a length strictly inside the bounds of its measurement. */
const amongBodies = (measure: BodyMeasure, length: number): number => {
  const { minimum, maximum } = bodyMeasureBounds[measure];
  return Math.min(maximum * (1 - Number.EPSILON), Math.max(minimum * (1 + Number.EPSILON), length));
};

/** The estimate by a given model; see `estimateBody`. */
export const estimateBodyBy = (model: BodyModel, answers: BodyAnswers): BodyEstimate => {
  const predicted = predictBody(model, answers);
  const rated = answers.bodyShape
    ? observeBodyShape(predicted, answers.bodyShape, model)
    : predicted;
  // The body shape uses the survey's own variances, so that wider intervals never make a
  // heavier person smaller; tape measurements weigh more where answers reveal less.
  const [surveyed, civil] = [model.region, model.civilRegion].map((region) =>
    wideningAt(reachIn(region, answers)),
  ) as [number, number];
  const wider = bodyMeasures.map((measure) => (isCivil(measure) ? civil : surveyed));
  const unsure = {
    mean: rated.mean,
    covariance: rated.covariance.map((row, one) =>
      row.map((each, other) => each * (wider[one] ?? 1) * (wider[other] ?? 1)),
    ),
  };
  const measured = answers.known ? observeTape(unsure, answers.known) : unsure;
  const lengths = measured.mean.map((log) => Math.exp(log));
  // Logs become centimeters at the lengths before taping, so that a longer tape measurement
  // does not widen intervals.
  const scales = rated.mean.map((log) => Math.exp(log));
  return perMeasure((measure, one) => {
    const covariances = (measured.covariance[one] ?? []).map(
      (each, other) => each * (scales[one] ?? 0) * (scales[other] ?? 0),
    );
    // Extreme tape measurements would push the others to impossible bodies.
    return {
      meanCm: amongBodies(measure, lengths[one] ?? 0),
      sdCm: Math.sqrt(covariances[one] ?? 0),
      covariances,
    };
  });
};

/**
 * Estimates a body from four answers and optionally its self-rated shape and tape measurements,
 * each of which improves the others; intervals widen outside the survey (SIZE-72). Results are
 * finite and within tape bounds, and a heavier person of the same height never gets a smaller
 * chest, waist, hip or neck. See `docs/domain/body-model.md`.
 */
export const estimateBody = (answers: BodyAnswers): BodyEstimate =>
  estimateBodyBy(bodyModels[cutForOf(answers)][answers.source ?? 'self-reported'], answers);
