import {
  cutForChoices,
  cutForOf,
  type StandardSize,
  sizeLengths,
  standardSizes,
  standardSizesFor,
} from '@tailorbird/domain/sizing';
import type { WireStandardSizeRef } from './userSizeSchema.ts';

/** The 24 standard sizes are numbered 1 (1R), 2 (1L), … 24 (12L); those for women go on from there: 25 (W1R) … 48 (W12L). */
export const standardSizeIdOf = (size: StandardSize): number =>
  (cutForOf(size) === 'women' ? standardSizes.length : 0) +
  (size.base - 1) * sizeLengths.length +
  sizeLengths.indexOf(size.length) +
  1;

/** The standard size with a number, undefined beyond 1 … 48. */
export const standardSizeOfId = (number: number): StandardSize | undefined =>
  cutForChoices.flatMap(standardSizesFor)[number - 1];

export const toWireStandardSize = (size: StandardSize): WireStandardSizeRef => ({
  id: standardSizeIdOf(size),
  base: size.base,
  length: size.length,
  cut_for: cutForOf(size),
});

/** The number says which it is; null for one there is not. */
export const fromWireStandardSize = ({
  id,
}: Pick<WireStandardSizeRef, 'id'>): StandardSize | null => standardSizeOfId(id) ?? null;
