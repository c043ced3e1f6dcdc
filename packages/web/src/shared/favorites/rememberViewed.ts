import type { LikedDesign } from '@tailorbird/domain/designer';

/** So many garments are remembered as looked at. */
export const mostViewed = 12;

/** What was looked at last with one more in front: each garment once, as it was seen last. */
export const rememberViewed = (
  viewed: readonly LikedDesign[],
  { slug, variantId }: LikedDesign,
): readonly LikedDesign[] =>
  [{ slug, variantId }, ...viewed.filter((other) => other.slug !== slug)].slice(0, mostViewed);
