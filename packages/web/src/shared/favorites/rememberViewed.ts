import type { LikedDesign } from '@tailorbird/domain/designer';

/** Maximum number of recently viewed garments. */
export const mostViewed = 12;

export const rememberViewed = (
  viewed: readonly LikedDesign[],
  { slug, variantId }: LikedDesign,
): readonly LikedDesign[] =>
  [{ slug, variantId }, ...viewed.filter((other) => other.slug !== slug)].slice(0, mostViewed);
