import {
  bodyOfSize,
  type CutFor,
  cutForOf,
  estimateOfPrefs,
  type GarmentMeasurement,
  garmentMeasures,
  type SavedMeasurement,
  type SizeRef,
  standardMeasurements,
  type UserSize,
} from '@tailorbird/domain/sizing';
import type { BodyNumbers } from '@tailorbird/packshot/body';
import { standardWearer } from '../../../shared/body/figure/standardWearer.ts';
import { bodyNumbers } from '../../../shared/body/session/bodyNumbers.ts';

/**
 * Origin of a body: answers of the customer, answers of another wearer, the standard size,
 * or the measurements of the garment.
 */
export type BodyOrigin = 'own' | 'wearer' | 'standard' | 'garment';

/** A garment’s finished measurements in a size, and the body that wears it. */
export type SizeToWear = {
  readonly sizeType: string;
  readonly cutFor: CutFor;
  readonly measurements: readonly GarmentMeasurement[];
  readonly body: BodyNumbers;
  readonly bodyOrigin: BodyOrigin;
};

/** The body estimated in this browser. `wearerId` is null for the customer. */
type Answered = {
  readonly knowsBody: boolean;
  readonly numbers: BodyNumbers;
  readonly wearerId: number | null;
};

const isSavedMeasurement = <Measurement extends Omit<SavedMeasurement, 'measure'>>(
  each: Measurement & { readonly measure: string },
): each is Measurement & SavedMeasurement =>
  (garmentMeasures as readonly string[]).includes(each.measure);

type Wearing = Pick<SizeToWear, 'body' | 'bodyOrigin'>;

const originOf = (wearerId: number | null): BodyOrigin => (wearerId === null ? 'own' : 'wearer');

const wearingSaved = (
  sizeType: string,
  saved: UserSize,
  measurements: readonly SavedMeasurement[],
  answered: Answered,
): Wearing => {
  const { prefs, wearerId, standardSize } = saved;
  if (prefs)
    return {
      body: bodyNumbers(estimateOfPrefs(prefs), prefs.facts),
      bodyOrigin: originOf(wearerId),
    };
  if (answered.knowsBody && answered.wearerId === wearerId)
    return { body: answered.numbers, bodyOrigin: originOf(wearerId) };
  if (standardSize) return { body: standardWearer(standardSize), bodyOrigin: 'standard' };
  const cutFor = cutForOf(saved);
  const { heightCm } = standardWearer({ base: 6, length: 'R', cutFor });
  const body = bodyOfSize(sizeType, { ...saved, measurements });
  return { body: { ...body, heightCm, cutFor }, bodyOrigin: 'garment' };
};

/** Null while a saved size is unknown, and for sizes without measurements. */
export const sizeToWear = (
  sizeType: string,
  size: SizeRef | null,
  saved: UserSize | null,
  answered: Answered,
): SizeToWear | null => {
  if (size?.kind === 'standard') {
    const measurements = standardMeasurements(sizeType, size);
    if (!measurements) return null;
    const { knowsBody, numbers, wearerId } = answered;
    const wearing: Wearing = knowsBody
      ? { body: numbers, bodyOrigin: originOf(wearerId) }
      : { body: standardWearer(size), bodyOrigin: 'standard' };
    return { sizeType, cutFor: cutForOf(size), measurements, ...wearing };
  }
  if (size?.kind !== 'user' || saved === null) return null;
  const measurements = saved.measurements.filter(isSavedMeasurement);
  return {
    sizeType,
    cutFor: cutForOf(saved),
    measurements,
    ...wearingSaved(sizeType, saved, measurements, answered),
  };
};
