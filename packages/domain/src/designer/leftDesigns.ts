import { type LikedDesign, namesDesign } from './favorite.ts';
import { parseInitials } from './initials.ts';

/** A design that was begun and not bought: a garment in a variant, with initials. A size belongs to who chose it, and is remembered elsewhere. */
export type LeftDesign = LikedDesign & { readonly initials: string };

/** So many garments are remembered with what was begun of them. */
export const mostLeft = 12;

/** What was begun, with one more in front: one design a garment, the last. */
export const leaveDesign = (
  left: readonly LeftDesign[],
  { slug, variantId, initials }: LeftDesign,
): readonly LeftDesign[] =>
  [{ slug, variantId, initials }, ...forgetLeft(left, slug)].slice(0, mostLeft);

/** What was begun, without what belongs to a garment: it was bought, or begun anew. */
export const forgetLeft = (left: readonly LeftDesign[], slug: string): readonly LeftDesign[] =>
  left.filter((design) => design.slug !== slug);

/** Whether this can be a design that was begun. */
export const namesLeft = (design: LeftDesign): boolean =>
  namesDesign(design) && parseInitials(design.initials).ok;
