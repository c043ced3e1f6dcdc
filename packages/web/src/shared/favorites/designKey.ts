import type { LikedDesign } from '@tailorbird/domain/designer';

/** Unique key of a design. */
export const designKey = ({ slug, variantId }: LikedDesign): string => `${slug} ${variantId}`;
