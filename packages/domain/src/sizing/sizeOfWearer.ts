import { type CutFor, cutForOf } from './cutFor.ts';
import type { UserSize } from './sizesPort.ts';
import { type StandardSize, standardSizeOf } from './standardSize.ts';

/** The wearer of a garment: null is the customer. Their cut is null if unknown. */
export type GarmentWearer = { readonly wearerId: number | null; readonly cutFor: CutFor | null };

/** A garment's size type and the bodies it has patterns for. */
export type SizedGarment = { readonly sizeTypeId: number; readonly blocks: readonly CutFor[] };

type Kept = Pick<
  UserSize,
  'id' | 'title' | 'sizeTypeId' | 'wearerId' | 'standardSize' | 'cutFor' | 'isDefault'
>;

/** The default size of a garment for its wearer (SIZE-125, SIZE-126). */
export type SizeOfWearer<Size extends Kept = UserSize> =
  | { readonly kind: 'saved'; readonly size: Size }
  /** In the same standard size as a garment of another type. */
  | { readonly kind: 'standard'; readonly size: StandardSize; readonly from: Size }
  /** In their default after converting it to this type, which they review first. */
  | { readonly kind: 'to-convert'; readonly size: Size }
  /** Not available: there is no pattern for their body. */
  | { readonly kind: 'not-cut'; readonly cutFor: CutFor }
  /** No default: they choose. */
  | { readonly kind: 'none' };

/** The possible cuts for a wearer, their own first; without one, that of their default. */
const cutsFor = (cutFor: CutFor | null, { blocks }: SizedGarment): readonly CutFor[] =>
  cutFor !== null && blocks.includes(cutFor) ? [cutFor] : blocks;

/**
 * The size of a garment for a wearer if none is chosen: the default of their cut, or of the
 * other cut only if the garment has no pattern for theirs. A default of another garment type
 * applies too: as the same standard size, as its conversion with the same name, or to be
 * converted.
 */
export const sizeOfWearer = <Size extends Kept>(
  { wearerId, cutFor }: GarmentWearer,
  garment: SizedGarment,
  sizes: readonly Size[],
): SizeOfWearer<Size> => {
  const theirs = sizes.filter((size) => size.wearerId === wearerId);
  const found = cutsFor(cutFor, garment).flatMap(
    (cut) => theirs.find((size) => size.isDefault === true && cutForOf(size) === cut) ?? [],
  )[0];
  if (!found)
    return cutFor !== null && !garment.blocks.includes(cutFor)
      ? { kind: 'not-cut', cutFor }
      : { kind: 'none' };
  if (found.sizeTypeId === garment.sizeTypeId) return { kind: 'saved', size: found };
  if (found.standardSize)
    return { kind: 'standard', size: standardSizeOf(found.standardSize), from: found };
  const converted = theirs.find(
    (size) =>
      size.sizeTypeId === garment.sizeTypeId &&
      size.title === found.title &&
      cutForOf(size) === cutForOf(found),
  );
  return converted ? { kind: 'saved', size: converted } : { kind: 'to-convert', size: found };
};
