import type { LikedDesign } from '@tailorbird/domain/designer';

export const designKey = ({ slug, variantId }: LikedDesign): string => `${slug} ${variantId}`;
