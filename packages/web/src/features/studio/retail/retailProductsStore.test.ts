import type { ClothingType } from '@tailorbird/domain/catalog';
import { aClothingType } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { RetailProductsStore } from './retailProductsStore.ts';

const tee = aClothingType({ id: 1, title: 'Cotton T-shirt', subtitle: 'Jersey' });
const pouch = aClothingType({
  id: 2,
  title: 'Pouch',
  subtitle: 'For a tape measure',
  visibility: 'STORE_ONLY',
});
const cap = aClothingType({ id: 3, title: 'Twill cap', subtitle: 'Cotton' });

const storeOver = (clothingTypes: () => Promise<readonly ClothingType[]>): RetailProductsStore =>
  new RetailProductsStore({ catalog: { clothingTypes } });

test('[RETAIL-01] store-only products come first, others in shop order', async () => {
  const store = storeOver(async () => [tee, pouch, cap]);
  expect([store.types, store.found]).toEqual([null, []]);
  await store.load();
  expect(store.found).toEqual([pouch, tee, cap]);
});

test.each([
  ['COTTON', [tee, cap]],
  ['cap cot', [cap]],
  ['  tape  ', [pouch]],
  ['wool', []],
])(
  'every word of “%s” is searched in name and second line, in any case',
  async (search, expected) => {
    const store = storeOver(async () => [tee, pouch, cap]);
    await store.load();
    store.look(search);
    expect(store.found).toEqual(expected);
  },
);

test('a catalog that failed to load shows an error and can be retried', async () => {
  let isAway = true;
  const store = storeOver(async () => {
    if (isAway) throw new Error('away');
    return [tee];
  });
  await store.load();
  expect([store.hasFailed, store.types]).toEqual([true, null]);
  isAway = false;
  await store.load();
  expect([store.hasFailed, store.types]).toEqual([false, [tee]]);
});
