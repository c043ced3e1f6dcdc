import { type CutFor, cutForOf } from '../sizing/cutFor.ts';
import type { ClothingType } from './clothingType.ts';

/** Whether there is a block of a garment for the body a size is for (SIZE-97). What has no sizes fits nobody worse than anybody. */
export const isCutFor = (
  { sizeType, cutFor }: Pick<ClothingType<unknown>, 'sizeType' | 'cutFor'>,
  size: { readonly cutFor?: CutFor | undefined },
): boolean => sizeType === null || cutFor.includes(cutForOf(size));
