import type { SizeTypeRef } from '../catalog/index.ts';
import { zipCottonHoodieSizeTypeSlug } from './sizeDesign.ts';

export type CreateSizeTab = 'custom' | 'standard';

/**
 * Both tabs, except for the zip cotton hoodie, which has only standard sizes (SIZE-03, SIZE-04).
 */
export const createSizeTabs = (sizeType: SizeTypeRef | null): readonly CreateSizeTab[] =>
  sizeType?.slug === zipCottonHoodieSizeTypeSlug ? ['standard'] : ['custom', 'standard'];
