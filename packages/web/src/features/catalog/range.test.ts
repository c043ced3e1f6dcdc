import { type ClothingType, noFilter, type ProductGroup } from '@tailorbird/domain/catalog';
import {
  aClothingType,
  aColor,
  aFabricColor,
  aProperty,
  aPropertyCollection,
} from '@tailorbird/domain/testing';
import { describe, expect, test } from 'vitest';
import { cardPath, type ListedGarment } from './card.ts';
import { packRange } from './range.ts';
import { amountsOf, dressRange, unpackRange } from './unpackRange.ts';

const group = (
  slug: string,
  ...subCategories: readonly (readonly [string, readonly string[]])[]
): ProductGroup => ({
  slug,
  title: slug,
  description: '',
  subCategories: subCategories.map(([sub, clothingTypeSlugs]) => ({
    slug: sub,
    title: sub,
    clothingTypeSlugs,
  })),
});

const cardOf = (type: ClothingType): ListedGarment => {
  const [card] = unpackRange(JSON.parse(JSON.stringify(packRange([type], [])))).cards;
  if (!card) throw new Error('No card');
  return card;
};

test('[ROUTE-05] [ROUTE-06] the range has its headings, without empty ones', () => {
  const { groups, cards } = unpackRange(
    packRange(
      [aClothingType({ slug: 'tee' })],
      [
        group('t-shirts', ['cotton', ['tee', 'gone']], ['wool', ['gone']]),
        group('knitwear', ['merino', ['gone']]),
        group('new', ['all', ['tee']]),
      ],
    ),
  );
  expect(
    groups.map(({ slug, subCategories }) => [
      slug,
      subCategories.map((sub) => [sub.slug, sub.cards.map((card) => card.slug)]),
    ]),
  ).toEqual([
    ['t-shirts', [['cotton', ['tee']]]],
    ['new', [['all', ['tee']]]],
  ]);
  expect(cards).toHaveLength(1);
  expect(cards[0]?.families).toEqual(['t-shirts', 'cotton', 'new', 'all']);
});

test('[CATALOG-19] a card offers several available colors, the default first', () => {
  const colors = [
    aFabricColor({ id: 1 }),
    aFabricColor({ id: 2 }),
    aFabricColor({ id: 3, outOfStock: true }),
    aFabricColor({ id: 4, showInDesigner: false }),
  ];
  const card = cardOf(aClothingType({ fabricColors: colors, defaultFabricColorId: 2 }));
  expect(card.colors.map(({ variantId }) => variantId)).toEqual(['2-101', '1-101']);
  expect(
    cardOf(aClothingType({ fabricColors: colors.slice(0, 1), defaultFabricColorId: 1 })).colors,
  ).toEqual([]);
  expect(cardOf(aClothingType({ propertyCollections: [] })).variantId).toBe('11');
});

test('[CATALOG-19] a card matches only options that a customer can choose', () => {
  const type = aClothingType({
    fabricColors: [
      aFabricColor(),
      aFabricColor({
        id: 2,
        outOfStock: true,
        color: aColor({ slug: 'moss', title: 'Moss', hex: '#4A5A3C' }),
      }),
      aFabricColor({
        id: 3,
        availability: 'PRE_PUBLISH',
        color: aColor({ slug: 'rust', title: 'Rust', hex: '#A44C2B' }),
      }),
    ],
  });
  const { cards } = unpackRange(packRange([type], [group('t-shirts', ['cotton', [type.slug]])]));
  expect(cards[0]).toMatchObject({
    families: ['t-shirts', 'cotton'],
    fabricColors: [{ fabric: 'cotton-jersey', color: 'white' }],
    properties: ['neck.crew-neck', 'neck.v-neck'],
    priceBand: 'up-to-60',
  });
});

test('a color that comes in two fabrics is named with its fabric', () => {
  expect(cardOf(aClothingType({ supportsMultipleFabrics: true })).colors[0]?.title).toBe(
    'White, Cotton jersey',
  );
});

test('a card links to its first color without a variant, to others with one', () => {
  const card = cardOf(aClothingType());
  expect([cardPath(card, card.variantId), cardPath(card, '12-101')]).toEqual([
    '/product/cotton-t-shirt',
    '/product/cotton-t-shirt/12-101',
  ]);
});

describe('a picture follows the choice of', () => {
  const neck = aPropertyCollection();
  const pocket = aPropertyCollection({
    id: 2,
    slug: 'pocket',
    properties: [
      aProperty({ id: 201, slug: 'none', default: true }),
      aProperty({ id: 202, slug: 'chest', excludes: [101] }),
    ],
  });
  const packed = packRange([aClothingType({ propertyCollections: [neck, pocket] })], []);
  const dressedIn = (filter: Partial<typeof noFilter>) =>
    dressRange(unpackRange(packed), packed, { ...noFilter, ...filter }).cards[0];

  test('a picture follows the chosen color', () => {
    expect(dressedIn({ color: ['navy'] })).toMatchObject({
      variantId: '12-101-201',
      plainVariantId: '11-101-201',
    });
    expect(dressedIn({ fabric: ['cotton-jersey'] })?.variantId).toBe('11-101-201');
  });

  test('a picture follows the property in each color if that can be made', () => {
    const card = dressedIn({ property: ['neck.v-neck'], color: ['navy'] });
    expect(card?.variantId).toBe('12-102-201');
    expect(card?.colors.map(({ variantId }) => variantId)).toEqual(['11-102-201', '12-102-201']);
    expect(dressedIn({ property: ['pocket.chest'] })?.variantId).toBe('11-101-201');
  });

  test('the range is unchanged without a filter', () => {
    const range = unpackRange(packed);
    expect(dressRange(range, packed, noFilter)).toBe(range);
  });
});

test('a price band contains the garments with its prices', () => {
  const { cards } = unpackRange(
    packRange(
      [
        aClothingType(),
        aClothingType({
          id: 2,
          slug: 'other',
          prices: { ...aClothingType().prices, USD: 4500, EUR: 3900 },
        }),
      ],
      [],
    ),
  );
  expect(amountsOf(cards, 'up-to-60', 'EUR')).toEqual({ from: 3900, to: 5900 });
  expect(amountsOf(cards, 'from-160', 'EUR')).toBeNull();
});
