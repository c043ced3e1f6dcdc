import { expect, test } from 'vitest';
import { aClothingType, aFabricColor } from '../testing/index.ts';
import { filterableOf, isInCollection, productCollections, propertyValue } from './index.ts';

test('[ROUTE-09] [ROUTE-10] [ROUTE-11] [ROUTE-12] a garment is in a collection by placement, kind or cloth', () => {
  const collectionsOf = (changes: Parameters<typeof aClothingType>[0]) =>
    productCollections.filter((collection) => isInCollection(aClothingType(changes), collection));
  const fabric = aFabricColor().fabric;
  expect(collectionsOf({})).toEqual([]);
  expect(collectionsOf({ placements: ['NEW_PRODUCT_LIST'] })).toEqual(['new-arrivals']);
  expect(collectionsOf({ placements: ['BEST_SELLER_COTTON', 'BASKET'] })).toEqual(['bestsellers']);
  expect(collectionsOf({ placements: ['BEST_SELLER_WOOL'] })).toEqual(['bestsellers']);
  expect(collectionsOf({ kind: 'SEASONAL' })).toEqual(['seasonal-favorites']);
  expect(collectionsOf({ fabricColors: [aFabricColor({ fabric: { ...fabric, slug: 'merino-cashmere' } })] })).toEqual([
    'cashmere-collection',
  ]);
});

test('[CATALOG-19] a garment is found by what a customer can choose', () => {
  const type = aClothingType({
    fabricColors: [
      aFabricColor(),
      aFabricColor({ id: 2, outOfStock: true, color: { slug: 'moss', title: 'Moss', hex: '#4A5A3C' } }),
      aFabricColor({ id: 3, availability: 'PRE_PUBLISH', color: { slug: 'rust', title: 'Rust', hex: '#A44C2B' } }),
    ],
  });
  expect(filterableOf(type, ['t-shirts'])).toEqual({
    families: ['t-shirts'],
    fabricColors: [{ fabric: 'cotton-jersey', color: 'white' }],
    properties: [propertyValue('neck', 'crew-neck'), propertyValue('neck', 'v-neck')],
    priceBand: 'up-to-60',
  });
});
