import { expect, test } from 'vitest';
import { aClothingType, aFabricColor } from '../testing/index.ts';
import { isInCollection, productCollections } from './index.ts';

test('[ROUTE-09] [ROUTE-10] [ROUTE-11] [ROUTE-12] collections select by placement, kind or fabric', () => {
  const collectionsOf = (changes: Parameters<typeof aClothingType>[0]) =>
    productCollections.filter((collection) => isInCollection(aClothingType(changes), collection));
  const fabric = aFabricColor().fabric;
  expect(collectionsOf({})).toEqual([]);
  expect(collectionsOf({ placements: ['NEW_PRODUCT_LIST'] })).toEqual(['new-arrivals']);
  expect(collectionsOf({ placements: ['BEST_SELLER_COTTON', 'BASKET'] })).toEqual(['bestsellers']);
  expect(collectionsOf({ placements: ['BEST_SELLER_WOOL'] })).toEqual(['bestsellers']);
  expect(collectionsOf({ kind: 'SEASONAL' })).toEqual(['seasonal-favorites']);
  expect(
    collectionsOf({
      fabricColors: [aFabricColor({ fabric: { ...fabric, slug: 'merino-cashmere' } })],
    }),
  ).toEqual(['cashmere-collection']);
});
