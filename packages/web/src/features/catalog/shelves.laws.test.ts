import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Group, ListedGarment } from './card.ts';
import { countUpTo, rowsOf, shelvesOf } from './shelves.ts';

const groups: fc.Arbitrary<readonly Group[]> = fc
  .array(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }), { maxLength: 4 })
  .map((sizes) =>
    sizes.map((subs, group) => ({
      slug: `g${group}`,
      title: `Group ${group}`,
      description: '',
      subCategories: subs.map((size, sub) => ({
        slug: `g${group}s${sub}`,
        title: `Sub ${sub}`,
        cards: Array.from(
          { length: size },
          (_, at) => ({ slug: `g${group}s${sub}c${at}` }) as ListedGarment,
        ),
      })),
    })),
  );

const slugsOf = (all: readonly Group[]): readonly string[] =>
  all.flatMap(({ subCategories }) =>
    subCategories.flatMap(({ cards }) => cards.map(({ slug }) => slug)),
  );

test('shelves show the first garments in order, each once, in full rows', () => {
  fc.assert(
    fc.property(groups, fc.integer({ min: 0, max: 80 }), (all, most) => {
      const shelves = shelvesOf(all, most);
      const shown = shelves
        .flatMap(({ cards }) => rowsOf(cards).flat())
        .map(({ card }) => card.slug);
      expect(shown).toEqual(slugsOf(all).slice(0, most));
      for (const { cards } of shelves)
        for (const row of rowsOf(cards).slice(0, -1)) expect(row).toHaveLength(6);
    }),
    runs(100),
  );
});

test('[ROUTE-06] every sub-category starts within the garments counted so far', () => {
  fc.assert(
    fc.property(groups, (all) => {
      for (const { slug } of all.flatMap(({ subCategories }) => subCategories)) {
        const begun = shelvesOf(all, countUpTo(all, slug)).flatMap(({ cards }) => cards);
        expect(begun.at(-1)?.begins?.slug).toBe(slug);
      }
      expect(countUpTo(all, 'unknown')).toBe(0);
    }),
    runs(100),
  );
});

test('groups of fewer than six garments have no visible heading', () => {
  fc.assert(
    fc.property(groups, (all) => {
      for (const { slug, isTitled } of shelvesOf(all, 1_000))
        expect(isTitled).toBe(slugsOf(all.filter((group) => group.slug === slug)).length >= 6);
    }),
    runs(100),
  );
});
