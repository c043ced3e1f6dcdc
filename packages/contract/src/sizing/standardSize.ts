import {
  cutForChoices,
  cutForOf,
  type StandardSize,
  sizeLengths,
  standardSizes,
  standardSizesFor,
} from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { id } from '../values.ts';

/** A standard size: base 1 … 12, R for Regular or L for Long, and the cut. */
export const standardSizeRef = z.object({
  id,
  base: z.int().check(z.minimum(1), z.maximum(12)),
  length: z.enum(sizeLengths),
  cut_for: z.enum(cutForChoices),
});
export type WireStandardSizeRef = z.infer<typeof standardSizeRef>;

/**
 * Number of a standard size: 1 (1R), 2 (1L), … 24 (12L) for men, 25 (W1R) … 48 (W12L)
 * for women.
 */
export const standardSizeIdOf = (size: StandardSize): number =>
  (cutForOf(size) === 'women' ? standardSizes.length : 0) +
  (size.base - 1) * sizeLengths.length +
  sizeLengths.indexOf(size.length) +
  1;

/** Standard size by its number. Undefined outside 1 … 48. */
export const standardSizeOfId = (number: number): StandardSize | undefined =>
  cutForChoices.flatMap(standardSizesFor)[number - 1];

export const toWireStandardSize = (size: StandardSize): WireStandardSizeRef => ({
  id: standardSizeIdOf(size),
  base: size.base,
  length: size.length,
  cut_for: cutForOf(size),
});

/** Identified by its number. Null if the number is unknown. */
export const fromWireStandardSize = ({
  id,
}: Pick<WireStandardSizeRef, 'id'>): StandardSize | null => standardSizeOfId(id) ?? null;
