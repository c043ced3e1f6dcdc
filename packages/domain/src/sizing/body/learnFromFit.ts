import { type BodyEstimate, bodyMeasures, perMeasure } from './bodyMeasure.ts';
import { type FeltModel, feltModel } from './feltModel.ts';
import { withFeedback, withoutFeedback } from './withFeedback.ts';
import { feltAnswersAt, type WornGarment } from './wornGarment.ts';

/**
 * Updates an estimate from worn garments (SIZE-65 to SIZE-70): an answer such as "the sleeve is
 * too short" observes, with perception error, the interval of the difference between the body
 * and what the garment was cut for. All measurements learn through their covariances. Lengths
 * are in centimeters. The order and grouping of garments do not matter, no answer widens an
 * interval, and unreadable answers are ignored. `estimate` is from today's facts; if the body
 * has changed since, `transferLearned` transfers earlier learning. Each answer counts once, so do
 * not repeat any. See `docs/domain/body-model.md`.
 */
export const learnFromFit = (
  estimate: BodyEstimate,
  worn: readonly WornGarment[],
  model: FeltModel = feltModel,
): BodyEstimate => {
  const answers = perMeasure((measure) => feltAnswersAt(measure, worn, model));
  if (bodyMeasures.every((measure) => answers[measure].length === 0)) return estimate;
  const { before, felt } = withoutFeedback(estimate);
  return withFeedback(
    before,
    perMeasure((measure) => [...felt[measure], ...answers[measure]]),
  );
};
