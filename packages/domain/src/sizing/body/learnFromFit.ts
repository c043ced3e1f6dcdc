import { type BodyEstimate, bodyMeasures, perMeasure } from './bodyMeasure.ts';
import { type FeltModel, feltModel } from './feltModel.ts';
import { unlearned, withFelt } from './withFelt.ts';
import { feltAnswersAt, type Worn } from './worn.ts';

/**
 * What is known of a body once garments were worn (SIZE-65 to SIZE-70): an answer such as "the sleeve is too short" is an observation, with the error of
 * feeling, of the interval in which the body differs from the one the garment was cut for. All measures learn from it by their covariances.
 *
 * Lengths are centimeters. The result is the same for garments in any order, in one call or in several; no answer widens an interval; what cannot be read is
 * ignored, and with nothing to learn from the estimate comes back as it is. `estimate` is that of today's facts: where the body changed since a garment was
 * judged, `carryLearned` takes to today what was learned then. Each answer counts as one more: give none twice. See `docs/domain/body-model.md`.
 */
export const learnFromFit = (
  estimate: BodyEstimate,
  worn: readonly Worn[],
  model: FeltModel = feltModel,
): BodyEstimate => {
  const told = perMeasure((measure) => feltAnswersAt(measure, worn, model));
  if (bodyMeasures.every((measure) => told[measure].length === 0)) return estimate;
  const { before, felt } = unlearned(estimate);
  return withFelt(
    before,
    perMeasure((measure) => [...felt[measure], ...told[measure]]),
  );
};
