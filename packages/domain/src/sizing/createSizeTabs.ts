import type { SizeTypeRef } from '../catalog/index.ts';
import { zipCottonHoodieSizeTypeSlug } from './sizeDesign.ts';

/** The two kinds of size a garment is made in: made to measure, or standard (SIZE-03). */
export type CreateSizeTab = 'custom' | 'standard';

/** Both, save for the zip cotton hoodie, which has standard sizes alone (SIZE-03, SIZE-04). */
export const createSizeTabs = (sizeType: SizeTypeRef | null): readonly CreateSizeTab[] =>
  sizeType?.slug === zipCottonHoodieSizeTypeSlug ? ['standard'] : ['custom', 'standard'];
