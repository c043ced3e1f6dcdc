import { expect, test } from 'vitest';
import { createSizeTabs, zipCottonHoodieSizeTypeSlug } from './index.ts';

test('[SIZE-03, SIZE-04] garments have two kinds of size, the zip hoodie one', () => {
  expect(createSizeTabs({ id: 4, slug: 'shirt' })).toEqual(['custom', 'standard']);
  expect(createSizeTabs(null)).toEqual(['custom', 'standard']);
  expect(createSizeTabs({ id: 9, slug: zipCottonHoodieSizeTypeSlug })).toEqual(['standard']);
});
