import type { UserSize } from './sizesPort.ts';
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

/** SIZE-31: the user size made of a standard size before, for the same size type; undefined when one is to be made. */
export const madeBefore = (sizes: readonly UserSize[], size: StandardSize, sizeTypeId: number): UserSize | undefined =>
  sizes.find((each) => each.sizeTypeId === sizeTypeId && each.standardSize?.base === size.base && each.standardSize.length === size.length);

/** SIZE-32: on the designer the garment goes to the basket in that size, in the profile the size is kept and the panel closes. */
export const afterStandardSize = (place: 'designer' | 'profile'): 'add-to-basket' | 'save-and-close' =>
  place === 'designer' ? 'add-to-basket' : 'save-and-close';
