import { type CutFor, cutForOf } from './cutFor.ts';
import {
  defaultStandardSize,
  isSameStandardSize,
  parseSizeRef,
  type StandardSize,
  standardSizesFor,
} from './standardSize.ts';

/** The standard size stored in the session (SIZE-30); null if absent or invalid. */
export const parseStoredStandardSize = (kept: string | null): StandardSize | null => {
  const ref = parseSizeRef(kept ?? '');
  if (ref?.kind !== 'standard') return null;
  return standardSizesFor(cutForOf(ref)).find((size) => isSameStandardSize(size, ref)) ?? null;
};

/** The initial standard size of a body: 7R (SIZE-30) or W6R, the most common ones. */
export const defaultStandardSizeFor = (cutFor: CutFor = 'men'): StandardSize =>
  cutFor === 'women' ? { base: 6, length: 'R', cutFor } : defaultStandardSize;
