import {
  bodyOfSize,
  type CutFor,
  cutForOf,
  estimateOfPrefs,
  type SizeRef,
  type StandardSize,
  standardMeasurements,
  type UserSize,
} from '@tailorbird/domain/sizing';
import type { BodyNumbers } from '@tailorbird/packshot/body';
import { standardWearer } from '../../../shared/body/figure/standardWearer.ts';
import { bodyNumbers } from '../../../shared/body/session/bodyNumbers.ts';

/** A garment’s finished measurements in a size, and the body that wears it. */
export type SizeToWear = {
  readonly sizeType: string;
  readonly cutFor: CutFor;
  readonly measurements: readonly { readonly measure: string; readonly value: number }[];
  readonly body: BodyNumbers;
  /** True if the body is the wearer’s; false if it is the one the size is made for. */
  readonly isOwnBody: boolean;
};

/** The body estimated for the visitor, and whether it rests on any answer. */
type Answered = { readonly knowsBody: boolean; readonly numbers: BodyNumbers };

const bodyBehind = (sizeType: string, saved: UserSize): BodyNumbers => {
  if (saved.prefs) return bodyNumbers(estimateOfPrefs(saved.prefs), saved.prefs.facts);
  if (saved.standardSize) return standardWearer(saved.standardSize);
  const cutFor = cutForOf(saved);
  const { heightCm } = standardWearer({ base: 6, length: 'R', cutFor });
  const measurements = saved.measurements as Parameters<typeof bodyOfSize>[1]['measurements'];
  return { ...bodyOfSize(sizeType, { ...saved, measurements }), heightCm, cutFor };
};

const standardToWear = (
  sizeType: string,
  size: StandardSize,
  answered: Answered,
): SizeToWear | null => {
  const measurements = standardMeasurements(sizeType, size);
  return measurements
    ? {
        sizeType,
        cutFor: cutForOf(size),
        measurements,
        body: answered.knowsBody ? answered.numbers : standardWearer(size),
        isOwnBody: answered.knowsBody,
      }
    : null;
};

/** Null while a saved size is unknown, and for sizes without measurements. */
export const sizeToWear = (
  sizeType: string,
  size: SizeRef | null,
  saved: UserSize | null,
  answered: Answered,
): SizeToWear | null => {
  if (size?.kind === 'standard') return standardToWear(sizeType, size, answered);
  if (size?.kind !== 'user' || saved === null) return null;
  return {
    sizeType,
    cutFor: cutForOf(saved),
    measurements: saved.measurements,
    body: bodyBehind(sizeType, saved),
    isOwnBody: saved.prefs !== null,
  };
};
