import type { SizeTypeRef } from '@tailorbird/domain/catalog';
import {
  cutForOf,
  defaultStandardSizeFor,
  isSameStandardSize,
  type SizeRef,
  type StandardSize,
  type UserSize,
} from '@tailorbird/domain/sizing';

/** The size a garment is made to, beside the one it is drawn in for everybody: 7 Regular, or W7 Regular where it is cut for women. */
export type MadeTo = {
  readonly sizeType: string;
  readonly size: StandardSize | UserSize;
  readonly middle: StandardSize;
};

/** What a garment is made to, when that differs from how it is drawn for everybody. Null while it does not, or nobody knows. */
export const madeTo = (
  sizeType: SizeTypeRef | null,
  size: SizeRef | null,
  saved: UserSize | null,
): MadeTo | null => {
  const made = size?.kind === 'standard' ? size : size && saved;
  if (!sizeType || !made) return null;
  const middle = defaultStandardSizeFor(cutForOf(made));
  return size?.kind === 'standard' && isSameStandardSize(size, middle)
    ? null
    : { sizeType: sizeType.slug, size: made, middle };
};
