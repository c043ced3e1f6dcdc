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

/** What a customer tells about their body, within the bounds of the form (SIZE-48, SIZE-51). */
export type BodyAnswers = BodyFacts & {
  /** As they rate themselves (SIZE-14). */
  readonly bodyShape?: BodyShape | null | undefined;
  /** Whether height and weight are as the customer says, which is the default, or measured. */
  readonly source?: AnswerSource | undefined;
  /** Measures taken by tape. */
  readonly known?: Readonly<Partial<Record<BodyMeasure, Centimeters>>> | undefined;
};

const isCivil = (measure: BodyMeasure): boolean => civilGirths.some((each) => each === measure);

/** A length where bodies are: within the bounds of its measure, and not on them. */
const amongBodies = (measure: BodyMeasure, length: number): number => {
  const { minimum, maximum } = bodyMeasureBounds[measure];
  return Math.min(maximum * (1 - Number.EPSILON), Math.max(minimum * (1 + Number.EPSILON), length));
};

/** What a model makes of a body: see `estimateBody`. */
export const estimateBodyBy = (model: BodyModel, answers: BodyAnswers): BodyEstimate => {
  const predicted = predictBody(model, answers);
  const rated = answers.bodyShape
    ? observeBodyShape(predicted, answers.bodyShape, model)
    : predicted;
  // The body shape moves means by the survey's own errors, lest a wider interval makes somebody heavier smaller; tapes count for more where answers say less.
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
  // Logs become centimeters at the lengths before taping, so that a tape that says "longer" widens no interval.
  const scales = rated.mean.map((log) => Math.exp(log));
  return perMeasure((measure, one) => {
    const covariances = (measured.covariance[one] ?? []).map(
      (each, other) => each * (scales[one] ?? 0) * (scales[other] ?? 0),
    );
    // Tapes far from what the answers say would lead the other measures to bodies that do not exist.
    return {
      meanCm: amongBodies(measure, lengths[one] ?? 0),
      sdCm: Math.sqrt(covariances[one] ?? 0),
      covariances,
    };
  });
};

/**
 * What is known of a body from four answers, and of what else is given: its shape as its owner sees it, and measures taken by tape, each of which makes
 * the others surer; farther from the people behind the model than these are from each other, intervals widen (SIZE-72). Every result is finite and within what a tape may say; heavier at the same height is never a smaller chest, waist, hip or neck. See
 * `docs/domain/body-model.md`.
 */
export const estimateBody = (answers: BodyAnswers): BodyEstimate =>
  estimateBodyBy(bodyModels[cutForOf(answers)][answers.source ?? 'self-reported'], answers);
