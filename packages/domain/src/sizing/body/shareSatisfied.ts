import type { BodyEstimate, BodyMeasure } from './bodyMeasure.ts';
import { type FeltModel, feltModel } from './feltModel.ts';
import { normalProbabilityBetween } from './normal.ts';

/**
 * At which share of these places, 0 to 1, a garment cut for that body feels right to people of whom this is known: the mean of the probabilities that the
 * body is within what feels right there, which needs no word on how places go together. Places nobody judges do not count; of none it is 0.
 */
export const shareSatisfied = (
  estimate: BodyEstimate,
  cutFor: Readonly<Record<BodyMeasure, number>>,
  places: readonly BodyMeasure[],
  { zones }: FeltModel = feltModel,
): number => {
  const shares = places.flatMap((place) => {
    const zone = zones[place];
    if (!zone) return [];
    const { meanCm, sdCm } = estimate[place];
    const off = cutFor[place] - meanCm;
    if (sdCm === 0) return [Math.abs(off) <= zone.toleranceCm ? 1 : 0];
    return [
      normalProbabilityBetween((off - zone.toleranceCm) / sdCm, (off + zone.toleranceCm) / sdCm),
    ];
  });
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
};
