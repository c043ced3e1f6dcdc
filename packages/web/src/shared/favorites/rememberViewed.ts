import type { LikedDesign } from '@tailorbird/domain/designer';

export const maximumViewed = 12;

/**
 * The recently viewed list with a new first entry. Each garment appears once, in its latest
 * design.
 */
export const rememberViewed = (
  viewed: readonly LikedDesign[],
  { slug, variantId }: LikedDesign,
): readonly LikedDesign[] =>
  [{ slug, variantId }, ...viewed.filter((other) => other.slug !== slug)].slice(0, maximumViewed);
