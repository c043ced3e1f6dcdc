import { type CutFor, cutForOf } from './cutFor.ts';
import type { UserSize } from './sizesPort.ts';
import { type StandardSize, standardSizeOf } from './standardSize.ts';

/** Who is to wear a garment: null is the customer. Their cut is null while nobody said it. */
export type Dressed = { readonly wearerId: number | null; readonly cutFor: CutFor | null };

/** A garment as sizes know it: what it is measured as, and for whose bodies there is a block of it. */
export type SizedGarment = { readonly sizeTypeId: number; readonly blocks: readonly CutFor[] };

type Kept = Pick<
  UserSize,
  'id' | 'title' | 'sizeTypeId' | 'wearerId' | 'standardSize' | 'cutFor' | 'isDefault'
>;

/** What a garment is made in for its wearer where nobody chose (SIZE-125, SIZE-126). */
export type SizeOfWearer<Size extends Kept = UserSize> =
  /** In a size that is there. */
  | { readonly kind: 'saved'; readonly size: Size }
  /** In the same standard size as their garments of another kind. */
  | { readonly kind: 'standard'; readonly size: StandardSize; readonly from: Size }
  /** In their default once it is cut anew for such garments, which they look at first. */
  | { readonly kind: 'to-convert'; readonly size: Size }
  /** In nothing: there is no block for their body. */
  | { readonly kind: 'not-cut'; readonly cutFor: CutFor }
  /** In what they choose: they have no default. */
  | { readonly kind: 'none' };

/** The cuts a garment could be made in for somebody, theirs first; who did not say theirs is asked by what they made their default. */
const cutsFor = (cutFor: CutFor | null, { blocks }: SizedGarment): readonly CutFor[] =>
  cutFor !== null && blocks.includes(cutFor) ? [cutFor] : blocks;

/**
 * The size a garment is made in for a wearer unless another one is chosen: their default of the cut they wear, and that of the other cut only where the garment has no block for theirs. A default of another kind of garment is
 * meant for this one too: as the same standard size, as the size it was converted to, which has its name, or once it is converted.
 */
export const sizeOfWearer = <Size extends Kept>(
  { wearerId, cutFor }: Dressed,
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
