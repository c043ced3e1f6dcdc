import type { LikedDesign } from '@tailorbird/domain/designer';

/** Tells a design from all others. */
export const designKey = ({ slug, variantId }: LikedDesign): string => `${slug} ${variantId}`;
