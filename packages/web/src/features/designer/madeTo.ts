import type { SizeTypeRef } from '@tailorbird/domain/catalog';
import {
  type CutFor,
  cutForOf,
  defaultStandardSizeFor,
  isSameStandardSize,
  type SizeRef,
  type StandardSize,
  type UserSize,
} from '@tailorbird/domain/sizing';

/** The size to draw and the middle size of the same cut to compare it with. */
export type MadeTo = {
  readonly sizeType: string;
  readonly size: StandardSize | UserSize;
  readonly middle: StandardSize;
};

/**
 * Measurements for the drawing. Null if the size is unknown or the default drawing (7
 * Regular for men) is right. Without a size, `wanted` decides the cut.
 */
export const madeTo = (
  sizeType: SizeTypeRef | null,
  size: SizeRef | null,
  saved: UserSize | null,
  wanted: CutFor = 'men',
): MadeTo | null => {
  const made =
    size === null ? defaultStandardSizeFor(wanted) : size.kind === 'standard' ? size : saved;
  if (!sizeType || !made) return null;
  const cutFor = cutForOf(made);
  const middle = defaultStandardSizeFor(cutFor);
  const isMiddle = !('measurements' in made) && isSameStandardSize(made, middle);
  return isMiddle && cutFor === 'men' ? null : { sizeType: sizeType.slug, size: made, middle };
};
