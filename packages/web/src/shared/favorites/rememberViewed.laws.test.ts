import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maximumViewed, rememberViewed } from './rememberViewed.ts';

describe('rememberViewed', () => {
  it('[LIKE-06] viewed garments are listed once, latest first, up to the limit', () => {
    const many = fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 3 }))
        .map(([garment, variant]) => ({
          slug: `garment-${garment}`,
          variantId: String(variant),
        })),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(many, (looks) => {
        const viewed = looks.reduce<ReturnType<typeof rememberViewed>>(rememberViewed, []);
        const lastFirst = looks.toReversed();
        const expected = lastFirst.filter(
          ({ slug }, place) => lastFirst.findIndex((other) => other.slug === slug) === place,
        );
        expect(viewed).toEqual(expected.slice(0, maximumViewed));
      }),
      runs(200),
    );
  });
});
