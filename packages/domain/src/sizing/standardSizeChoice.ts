import { parseSizeRef, type StandardSize, standardSizes } from './standardSize.ts';

/** SIZE-30: the choice as the session keeps it, `7R`. */
export const formatStandardSize = ({ base, length }: StandardSize): string => `${base}${length}`;

/** SIZE-30: the choice a session kept; null when it kept none, or what it kept is no standard size. */
export const keptStandardSize = (kept: string | null): StandardSize | null => {
  const ref = parseSizeRef(kept ?? '');
  return standardSizes.find(({ base, length }) => ref?.kind === 'standard' && ref.base === base && ref.length === length) ?? null;
};
