import { defaultVariant, publicViewer } from '@tailorbird/domain/catalog';
import { addDesign } from '@tailorbird/domain/designer';
import { aClothingType } from '@tailorbird/domain/testing/builders';
import { expect, test } from 'vitest';
import { inMemoryShop } from './shop.ts';
import { aShopFixture } from './shopFixture.ts';

const shirt = aClothingType();
const today = { day: 5, month: 11, year: 2025 };

const openShop = ({ isFrozen = false } = {}) => {
  const shop = inMemoryShop({ ...aShopFixture(), clothingTypes: [shirt] });
  const basket = { add: shop.baskets.add, readFrozen: async () => isFrozen };
  return { shop, add: addDesign({ sizes: shop.sizes, basket }) };
};

const design = {
  variant: defaultVariant(shirt, publicViewer),
  initials: '',
  size: null,
};
const standard = { kind: 'standard', base: 7, length: 'R', cutFor: 'men' } as const;

test('[SIZE-31, SIZE-32] adding a standard-size design saves the size once', async () => {
  const { shop, add } = openShop();
  for (const _ of [1, 2])
    expect(await add({ type: shirt, design, size: standard, today })).toMatchObject({ ok: true });
  expect(await shop.sizes.all()).toMatchObject({
    ok: true,
    value: [{ title: 'Standard - 7R - 05/11/25' }],
  });
});

test('a design without a size is refused, and the basket stays empty', async () => {
  const { shop, add } = openShop();
  expect(await add({ type: shirt, design, size: null, today })).toEqual({
    ok: false,
    failure: { kind: 'missing-size' },
  });
  expect(await shop.baskets.current()).toMatchObject({ ok: true, value: { lines: [] } });
});

test('a type without sizes is added without a size', async () => {
  const scarf = { ...shirt, sizeType: null };
  const shop = inMemoryShop({ ...aShopFixture(), clothingTypes: [scarf] });
  const basket = { add: shop.baskets.add, readFrozen: async () => false };
  const added = await addDesign({ sizes: shop.sizes, basket })({
    type: scarf,
    design,
    size: null,
    today,
  });
  expect(added).toMatchObject({ ok: true, value: { lines: [{ quantity: 1 }] } });
});

test('[BASKET-10] a frozen basket is refused before a size is saved', async () => {
  const { shop, add } = openShop({ isFrozen: true });
  expect(await add({ type: shirt, design, size: standard, today })).toEqual({
    ok: false,
    failure: { kind: 'basket-frozen' },
  });
  expect(await shop.sizes.all()).toEqual({ ok: true, value: [] });
});
