import { defaultStandardSize, parseSizeRef, type StandardSize, standardSizes } from './standardSize.ts';

/** SIZE-30: the choice as the session keeps it, `7R`. */
export const formatStandardSize = ({ base, length }: StandardSize): string => `${base}${length}`;

/** SIZE-30: the kept choice, else base 7 regular. */
export const keptStandardSize = (kept: string | null): StandardSize => {
  const ref = parseSizeRef(kept ?? '');
  return (
    standardSizes.find(({ base, length }) => ref?.kind === 'standard' && ref.base === base && ref.length === length) ?? defaultStandardSize
  );
};
