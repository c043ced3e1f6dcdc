import type { Centimeters } from '../units.ts';
import { type BodyMeasure, bodyMeasureBounds } from './bodyMeasure.ts';
import { type FeltAnswer, type FeltFit, perceivedFits } from './feltAnswer.ts';
import type { FeltModel } from './feltModel.ts';

export type WornGarment = {
  /** The body it was cut for: the estimated means if made to measure, else `standardBody`. */
  readonly cutFor: Readonly<Partial<Record<BodyMeasure, Centimeters>>>;
  readonly answers: readonly { readonly zone: BodyMeasure; readonly felt: FeltFit }[];
  /** True if it was washed before it was judged; false by default. */
  readonly washed?: boolean | undefined;
};

/**
 * The answers about a zone. Unreadable ones are ignored: unknown zones, garments without a cut,
 * other answers than the three. Out-of-bounds measurements are clamped.
 */
export const feltAnswersAt = (
  zone: BodyMeasure,
  worn: readonly WornGarment[],
  { zones, shrinkage }: FeltModel,
): readonly FeltAnswer[] => {
  const people = zones[zone];
  if (!people) return [];
  const { minimum, maximum } = bodyMeasureBounds[zone];
  return worn.flatMap(({ cutFor, answers, washed }): readonly FeltAnswer[] => {
    const length = cutFor[zone];
    if (length === undefined || Number.isNaN(length)) return [];
    const cut = Math.min(maximum, Math.max(minimum, length));
    const cutForCm = washed ? cut * (1 - shrinkage.mean) : cut;
    const noiseCm = washed ? Math.hypot(people.noiseCm, cut * shrinkage.sd) : people.noiseCm;
    return answers
      .filter((answer) => answer.zone === zone && perceivedFits.includes(answer.felt))
      .map(({ felt }) => ({ felt, toleranceCm: people.toleranceCm, noiseCm, cutForCm }));
  });
};
