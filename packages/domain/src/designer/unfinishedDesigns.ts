import { isValidDesign, type LikedDesign } from './favorite.ts';
import { parseInitials } from './initials.ts';

/** An unfinished design: garment, variant and initials. The size is remembered separately. */
export type UnfinishedDesign = LikedDesign & { readonly initials: string };

export const maximumUnfinishedDesigns = 12;

/**
 * Adds an unfinished design in front; the latest replaces an earlier one of the same garment.
 */
export const storeUnfinishedDesign = (
  left: readonly UnfinishedDesign[],
  { slug, variantId, initials }: UnfinishedDesign,
): readonly UnfinishedDesign[] =>
  [{ slug, variantId, initials }, ...removeUnfinishedDesign(left, slug)].slice(
    0,
    maximumUnfinishedDesigns,
  );

/** Removes the unfinished design of a garment, after a purchase or reset. */
export const removeUnfinishedDesign = (
  left: readonly UnfinishedDesign[],
  slug: string,
): readonly UnfinishedDesign[] => left.filter((design) => design.slug !== slug);

export const isValidUnfinishedDesign = (design: UnfinishedDesign): boolean =>
  isValidDesign(design) && parseInitials(design.initials).ok;
