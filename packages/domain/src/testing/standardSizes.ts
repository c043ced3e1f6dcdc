import {
  type BodyFacts,
  type BodyShape,
  currentSizeDesign,
  isSameStandardSize,
  type SizePrefs,
  type StandardSize,
  type UserSize,
} from '../sizing/index.ts';

/** SIZE-31: the user size made of a standard size before, for the same size type; undefined when one is to be made. */
export const madeBefore = (
  sizes: readonly UserSize[],
  size: StandardSize,
  sizeTypeId: number,
): UserSize | undefined =>
  sizes.find(
    (each) =>
      each.sizeTypeId === sizeTypeId &&
      each.standardSize !== null &&
      isSameStandardSize(each.standardSize, size),
  );

/** What a standard size was found from, as the prefs that are saved with it: the garment is the regular one. */
export const prefsOfIdealSize = ({
  bodyShape,
  ...facts
}: BodyFacts & { readonly bodyShape: BodyShape }): SizePrefs => ({
  facts,
  bodyShape,
  fit: 'REGULAR',
  units: 'metric',
  known: {},
  designVersion: currentSizeDesign,
});
