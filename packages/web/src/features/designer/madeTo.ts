import type { SizeTypeRef } from '@tailorbird/domain/catalog';
import {
  cutForOf,
  defaultStandardSizeFor,
  isSameStandardSize,
  type SizeRef,
  standardMeasurements,
  type UserSize,
} from '@tailorbird/domain/sizing';

type Measured = Readonly<Record<string, number>>;

/** Finished measurements of the size a garment is made to, beside those of 7 Regular, or W7 Regular where it is cut for women, in centimeters. */
export type MadeTo = { readonly chosen: Measured; readonly sevenRegular: Measured };

const measured = (measurements: readonly { readonly measure: string; readonly value: number }[]): Measured =>
  Object.fromEntries(measurements.map(({ measure, value }) => [measure, value]));

/** What a garment is made to, when that differs from how it is drawn for everybody: in 7 Regular of those it is cut for. Null while it does not, or nobody knows. */
export const madeTo = (sizeType: SizeTypeRef | null, size: SizeRef | null, saved: UserSize | null): MadeTo | null => {
  if (!sizeType || !size) return null;
  const middle = defaultStandardSizeFor(cutForOf(size.kind === 'standard' ? size : (saved ?? {})));
  if (size.kind === 'standard' && isSameStandardSize(size, middle)) return null;
  const chosen = size.kind === 'standard' ? standardMeasurements(sizeType.slug, size) : saved?.measurements;
  const sevenRegular = standardMeasurements(sizeType.slug, middle);
  return chosen && sevenRegular ? { chosen: measured(chosen), sevenRegular: measured(sevenRegular) } : null;
};
