import { type StandardSize, sizeLengths, standardSizes } from '@tailorbird/domain/sizing';
import type { WireStandardSizeRef } from './userSizeSchema.ts';

/** The 24 standard sizes are numbered 1 (1R), 2 (1L), … 24 (12L). */
export const standardSizeIdOf = (size: StandardSize): number => (size.base - 1) * sizeLengths.length + sizeLengths.indexOf(size.length) + 1;

/** The standard size with a number, undefined beyond 1 … 24. */
export const standardSizeOfId = (number: number): StandardSize | undefined => standardSizes[number - 1];

export const toWireStandardSize = (size: StandardSize): WireStandardSizeRef => ({
  id: standardSizeIdOf(size),
  base: size.base,
  length: size.length,
});

/** The number says which it is; null for one there is not. */
export const fromWireStandardSize = ({ id }: Pick<WireStandardSizeRef, 'id'>): StandardSize | null => standardSizeOfId(id) ?? null;
