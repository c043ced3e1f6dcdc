import { type BodyEstimate, bodyMeasures, perMeasure } from './bodyMeasure.ts';
import { type FeltModel, feltModel } from './feltModel.ts';
import { withFeedback, withoutFeedback } from './withFeedback.ts';

/**
 * Transfers what garments revealed to the estimate from today's facts, after aging or a change
 * of weight (SIZE-71). The person's deviation from others stays; since facts predict changes
 * less precisely, earlier answers count less for a changed body. Without learned data, `today`
 * is returned. If the facts were wrong rather than changed, learn from the garments again
 * instead.
 */
export const transferLearned = (
  learned: BodyEstimate,
  today: BodyEstimate,
  { drift }: FeltModel = feltModel,
): BodyEstimate => {
  const past = withoutFeedback(learned);
  if (bodyMeasures.every((measure) => past.felt[measure].length === 0)) return today;
  const { before, felt } = withoutFeedback(today);
  return withFeedback(
    before,
    perMeasure((measure) => {
      const change = before[measure].meanCm - past.before[measure].meanCm;
      const moved = past.felt[measure].map((answer) => ({
        ...answer,
        cutForCm: answer.cutForCm + change,
        noiseCm: Math.hypot(answer.noiseCm, drift * change),
      }));
      return [...felt[measure], ...moved];
    }),
  );
};
