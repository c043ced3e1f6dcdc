import { type BodyEstimate, bodyMeasures, perMeasure } from './bodyMeasure.ts';
import { type FeltModel, feltModel } from './feltModel.ts';
import { unlearned, withFelt } from './withFelt.ts';

/**
 * Takes what `learned` knows from worn garments to the estimate of the same person's facts of today, when they have aged, gained or lost weight (SIZE-71). How a
 * person differs from others with the same facts stays; how facts change a body is less sure than the estimates make it, so what was felt of a body that has
 * changed since counts for less. With nothing learned, `today` comes back as it is. Where facts were wrong and not the body another, learn from the garments
 * again instead.
 */
export const carryLearned = (
  learned: BodyEstimate,
  today: BodyEstimate,
  { drift }: FeltModel = feltModel,
): BodyEstimate => {
  const past = unlearned(learned);
  if (bodyMeasures.every((measure) => past.felt[measure].length === 0)) return today;
  const { before, felt } = unlearned(today);
  return withFelt(
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
