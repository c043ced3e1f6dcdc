import { type LikedDesign, namesDesign } from './favorite.ts';
import { parseInitials } from './initials.ts';

/** An unfinished design: garment, variant and initials. The size is remembered separately. */
export type LeftDesign = LikedDesign & { readonly initials: string };

/** Maximum number of garments with an unfinished design. */
export const mostLeft = 12;

/**
 * Adds an unfinished design in front; the latest replaces an earlier one of the same garment.
 */
export const leaveDesign = (
  left: readonly LeftDesign[],
  { slug, variantId, initials }: LeftDesign,
): readonly LeftDesign[] =>
  [{ slug, variantId, initials }, ...forgetLeft(left, slug)].slice(0, mostLeft);

/** Removes the unfinished design of a garment, after a purchase or reset. */
export const forgetLeft = (left: readonly LeftDesign[], slug: string): readonly LeftDesign[] =>
  left.filter((design) => design.slug !== slug);

/** True if the format is valid. */
export const namesLeft = (design: LeftDesign): boolean =>
  namesDesign(design) && parseInitials(design.initials).ok;
