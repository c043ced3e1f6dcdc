import { aClothingType, aFabricColor } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { cardPath } from './card.ts';
import { cardOf, rangeOf } from './range.ts';

const group = (slug: string, ...subCategories: readonly (readonly [string, readonly string[]])[]) => ({
  slug,
  title: slug,
  description: '',
  subCategories: subCategories.map(([sub, clothingTypeSlugs]) => ({ slug: sub, title: sub, clothingTypeSlugs })),
});

test('[ROUTE-05] [ROUTE-06] the range stands under its headings, without those that have nothing', () => {
  const shirt = aClothingType({ slug: 'tee' });
  const range = rangeOf(
    [shirt],
    [group('t-shirts', ['cotton', ['tee', 'gone']], ['wool', ['gone']]), group('knitwear', ['merino', ['gone']])],
  );
  expect(
    range.map(({ slug, subCategories }) => [slug, subCategories.map((sub) => [sub.slug, sub.cards.map((card) => card.slug)])]),
  ).toEqual([['t-shirts', [['cotton', ['tee']]]]]);
});

test('[CATALOG-19] a card offers the colors that can be chosen, and no single one', () => {
  const colors = [
    aFabricColor({ id: 1 }),
    aFabricColor({ id: 2 }),
    aFabricColor({ id: 3, outOfStock: true }),
    aFabricColor({ id: 4, showInDesigner: false }),
  ];
  const card = cardOf(aClothingType({ fabricColors: colors, defaultFabricColorId: 1 }));
  expect(card.colors.map(({ variantId }) => variantId)).toEqual(['1-101', '2-101']);
  expect(cardOf(aClothingType({ fabricColors: colors.slice(0, 1), defaultFabricColorId: 1 })).colors).toEqual([]);
});

test('a color that comes in two fabrics is named with its fabric', () => {
  expect(cardOf(aClothingType({ supportsMultipleFabrics: true })).colors[0]?.title).toBe('White, Cotton Jersey');
});

test('a card leads to its first color without a variant, to others with one', () => {
  const card = cardOf(aClothingType());
  expect([cardPath(card, card.variantId), cardPath(card, '12-101')]).toEqual(['/product/cotton-t-shirt', '/product/cotton-t-shirt/12-101']);
});
