import type { BodyFacts, BodyShape } from './idealSizeInput.ts';
import { currentSizeDesign } from './sizeDesign.ts';
import type { SizePrefs } from './sizePrefs.ts';
import type { UserSize } from './sizesPort.ts';
import { isSameStandardSize, type StandardSize } from './standardSize.ts';

export const savedStandardSize = (
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

/** The body data behind a recommended standard size, as prefs for a regular fit. */
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
