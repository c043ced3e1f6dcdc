import { type CutFor, cutForOf } from '../sizing/cutFor.ts';
import type { ClothingType } from './clothingType.ts';

/**
 * True if a garment has a pattern for the body a size is for (SIZE-97). Types without sizes fit
 * everybody.
 */
export const isCutFor = (
  { sizeType, cutFor }: Pick<ClothingType<unknown>, 'sizeType' | 'cutFor'>,
  size: { readonly cutFor?: CutFor | undefined },
): boolean => sizeType === null || cutFor.includes(cutForOf(size));
