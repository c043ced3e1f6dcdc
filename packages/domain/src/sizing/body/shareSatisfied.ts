import type { BodyEstimate, BodyMeasure } from './bodyMeasure.ts';
import { type FeltModel, feltModel } from './feltModel.ts';
import { normalProbabilityBetween } from './normal.ts';

/**
 * The share of zones (0 to 1) at which a garment cut for that body feels right to people with
 * this estimate: the mean of the single probabilities, which needs no correlations. Unjudgeable
 * zones do not count; 0 without any.
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
