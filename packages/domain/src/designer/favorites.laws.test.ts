import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { type Favorite, isSameDesign, isValidDesign, maximumFavorites } from './favorite.ts';
import { markFavorite, unmarkFavorite } from './markFavorite.ts';
import { mergeFavorites } from './mergeFavorites.ts';

// Few garments, variants and times, so that the same ones are common.
const design = fc.record({
  slug: fc.constantFrom('polo', 'hoodie', 'cap', 'shirt'),
  variantId: fc.constantFrom('1-2', '3-2', '4'),
});
const favorite: fc.Arbitrary<Favorite> = fc
  .tuple(design, fc.integer({ min: 1, max: 9 }))
  .map(([named, markedAt]) => ({ ...named, markedAt }));
const raw = fc.array(favorite, { maxLength: 30 });
const list = raw.map((each) => mergeFavorites(each, []));
const long = fc
  .uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 60, maxLength: 140 })
  .map((places) =>
    mergeFavorites(
      places.map((place) => ({ slug: 'polo', variantId: String(place), markedAt: place * 7 })),
      [],
    ),
  );
const nameOf = ({ slug, variantId }: Pick<Favorite, 'slug' | 'variantId'>): string =>
  `${slug} ${variantId}`;

describe('mergeFavorites', () => {
  it('[LIKE-01] merged favorites have each design once, with its newest mark', () => {
    fc.assert(
      fc.property(raw, raw, (one, other) => {
        const marks = new Map<string, number>();
        for (const each of [...one, ...other])
          marks.set(nameOf(each), Math.max(marks.get(nameOf(each)) ?? 0, each.markedAt));
        const merged = mergeFavorites(one, other);
        expect(merged).toHaveLength(marks.size);
        expect(new Map(merged.map((each) => [nameOf(each), each.markedAt]))).toEqual(marks);
      }),
      runs(300),
    );
  });

  it('[LIKE-01] merged favorites are listed newest first', () => {
    fc.assert(
      fc.property(raw, raw, (one, other) => {
        const marks = mergeFavorites(one, other).map(({ markedAt }) => markedAt);
        expect(marks).toEqual(marks.toSorted((first, second) => second - first));
      }),
      runs(200),
    );
  });

  it('[LIKE-02] merging favorites is commutative and idempotent', () => {
    fc.assert(
      fc.property(
        fc.oneof(list, long),
        fc.oneof(list, long),
        fc.oneof(list, long),
        (one, other, third) => {
          const both = mergeFavorites(one, other);
          expect(mergeFavorites(other, one)).toEqual(both);
          expect(mergeFavorites(both, other)).toEqual(both);
          expect(mergeFavorites(both, third)).toEqual(
            mergeFavorites(one, mergeFavorites(other, third)),
          );
          expect(mergeFavorites(one, [])).toEqual(one);
        },
      ),
      runs(200),
    );
  });

  it('[LIKE-03] merging limits the number of favorites and drops the oldest', () => {
    fc.assert(
      fc.property(long, long, (one, other) => {
        const merged = mergeFavorites(one, other);
        expect(merged.length).toBeLessThanOrEqual(maximumFavorites);
        const oldest = merged.at(-1)?.markedAt ?? 0;
        const left = [...one, ...other].filter(
          (each) => !merged.some((listed) => isSameDesign(listed, each)),
        );
        expect(left.every(({ markedAt }) => markedAt <= oldest)).toBe(true);
        if (left.length > 0) expect(merged).toHaveLength(maximumFavorites);
      }),
      runs(100),
    );
  });
});

describe('marking', () => {
  it('[LIKE-04] undo restores a removed favorite at its place', () => {
    fc.assert(
      fc.property(list, favorite, (before, marked) => {
        const without = unmarkFavorite(before, marked);
        expect(without.some((each) => isSameDesign(each, marked))).toBe(false);
        const listed = before.find((each) => isSameDesign(each, marked));
        if (listed) expect(markFavorite(without, listed)).toEqual(before);
        else expect(unmarkFavorite(markFavorite(before, marked), marked)).toEqual(before);
      }),
      runs(300),
    );
  });

  it('[LIKE-05] a favorite requires a garment and a variant', () => {
    expect(isValidDesign({ slug: 'pique-polo', variantId: '506-12-3' })).toBe(true);
    expect(isValidDesign({ slug: 'pique-polo', variantId: '0' })).toBe(true);
    for (const [slug, variantId] of [
      ['', '1'],
      ['Polo', '1'],
      ['../polo', '1'],
      ['polo', ''],
      ['polo', '1-'],
      ['polo', '1?initials=AB'],
      ['polo', '1-'.repeat(80)],
      ['p'.repeat(81), '1'],
    ] as const)
      expect(isValidDesign({ slug, variantId }), `${slug} ${variantId}`).toBe(false);
  });
});
