import type { LikedDesign } from '@tailorbird/domain/designer';
import fc from 'fast-check';
import { it } from 'vitest';
import { matchesDocument, roundTrips } from '../testing/roundTrips.ts';
import { favoriteList, fromWireFavoriteList, toWireFavoriteList } from './favorite.ts';

const design: fc.Arbitrary<LikedDesign> = fc.record({
  slug: fc.constantFrom('pique-polo', 'cap', 'hi-neck-7'),
  variantId: fc
    .array(fc.nat(999_999_999), { minLength: 1, maxLength: 8 })
    .map((ids) => ids.join('-')),
});
const designs = fc.array(
  fc
    .tuple(design, fc.integer({ min: 0, max: Date.parse('9999-12-31T23:59:59.999Z') }))
    .map(([named, markedAt]) => ({ ...named, markedAt })),
);

it('favorites survive the round trip', () =>
  roundTrips(favoriteList, designs, toWireFavoriteList, fromWireFavoriteList));

it('GET /customizer_api/v2/favorites/ matches its documented body', () =>
  matchesDocument(
    favoriteList,
    {
      body: {
        designs: [
          { slug: 'pique-polo', variant_id: '506-12', marked_at: '2026-11-21T05:00:00.000Z' },
        ],
      },
      means: [{ slug: 'pique-polo', variantId: '506-12', markedAt: 1_795_237_200_000 }],
    },
    toWireFavoriteList,
    fromWireFavoriteList,
  ));
