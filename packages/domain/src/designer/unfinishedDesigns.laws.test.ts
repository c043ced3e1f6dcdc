import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import {
  isValidUnfinishedDesign,
  maximumUnfinishedDesigns,
  removeUnfinishedDesign,
  storeUnfinishedDesign,
  type UnfinishedDesign,
} from './unfinishedDesigns.ts';

const design: fc.Arbitrary<UnfinishedDesign> = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.constantFrom('1-2', '3'), fc.constantFrom('', 'AB'))
  .map(([garment, variantId, initials]) => ({ slug: `garment-${garment}`, variantId, initials }));

it('[LIKE-09] each garment keeps its last design, up to twelve garments', () => {
  fc.assert(
    fc.property(fc.array(design, { maxLength: 40 }), design, (begun, one) => {
      const left = begun.reduce<readonly UnfinishedDesign[]>(storeUnfinishedDesign, []);
      expect(left.length).toBeLessThanOrEqual(maximumUnfinishedDesigns);
      expect(new Set(left.map(({ slug }) => slug)).size).toBe(left.length);
      for (const each of left)
        expect(begun.findLast(({ slug }) => slug === each.slug)).toEqual(each);
      expect(storeUnfinishedDesign(left, one)[0]).toEqual(one);
      const without = removeUnfinishedDesign(left, one.slug);
      expect(without).toEqual(left.filter(({ slug }) => slug !== one.slug));
    }),
    runs(200),
  );
});

it('[LIKE-09] a kept design has a valid variant and valid initials', () => {
  expect(isValidUnfinishedDesign({ slug: 'cap', variantId: '1', initials: 'AB' })).toBe(true);
  expect(isValidUnfinishedDesign({ slug: 'cap', variantId: '1', initials: 'A1' })).toBe(false);
  expect(isValidUnfinishedDesign({ slug: 'Cap', variantId: '1', initials: '' })).toBe(false);
});
