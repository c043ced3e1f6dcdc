import { type CutFor, cutForOf } from './cutFor.ts';
import {
  defaultStandardSize,
  isSameStandardSize,
  parseSizeRef,
  type StandardSize,
  standardSizesFor,
} from './standardSize.ts';

/** SIZE-30: the choice a session kept; null when it kept none, or what it kept is no standard size. */
export const keptStandardSize = (kept: string | null): StandardSize | null => {
  const ref = parseSizeRef(kept ?? '');
  if (ref?.kind !== 'standard') return null;
  return standardSizesFor(cutForOf(ref)).find((size) => isSameStandardSize(size, ref)) ?? null;
};

/** Where the choice starts for those bodies: at 7R of the 24 (SIZE-30), and at W6R, each the size of most customers. */
export const defaultStandardSizeFor = (cutFor: CutFor = 'men'): StandardSize =>
  cutFor === 'women' ? { base: 6, length: 'R', cutFor } : defaultStandardSize;
