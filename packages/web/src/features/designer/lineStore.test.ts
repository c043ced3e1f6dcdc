import { aShopFixture, inMemoryShop } from '@tailorbird/adapter-memory';
import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { type ClothingType, defaultVariant, publicViewer } from '@tailorbird/domain/catalog';
import { err } from '@tailorbird/domain/kernel';
import {
  aClothingType,
  aFabricColor,
  aProperty,
  aPropertyCollection,
} from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { SizePreferences } from '../../shared/sizePreferences/sizePreferences.ts';
import { LineStore } from './lineStore.ts';

const shirt = aClothingType({
  id: 6,
  slug: 'oxford-shirt',
  pattern: 'shirt',
  sizeType: { id: 4, slug: 'shirt' },
  fabricColors: [aFabricColor({ id: 61 }), aFabricColor({ id: 62 })],
  defaultFabricColorId: 61,
  propertyCollections: [
    aPropertyCollection({
      id: 2,
      slug: 'collar',
      properties: [
        aProperty({ id: 201, default: true }),
        aProperty({ id: 202, slug: 'band-collar' }),
      ],
    }),
  ],
});

const openBasket = async (type: ClothingType = shirt) => {
  const { clothingTypes } = aShopFixture();
  const shop = inMemoryShop(
    aShopFixture({
      clothingTypes: [...clothingTypes, shirt],
      stock: new Map([[62, 0]]),
    }),
  );
  const size = await shop.sizes.ofStandardSize({
    size: { base: 7, length: 'R' },
    sizeTypeId: 4,
    title: '7 Regular',
  });
  if (!size.ok) throw new Error(size.failure.kind);
  const added = await shop.baskets.add({
    ...defaultVariant(type, publicViewer),
    userSizeId: size.value.id,
    initials: 'AB',
    note: '',
    quantity: 2,
    productId: null,
  });
  const line = added.ok ? added.value.lines[0] : undefined;
  if (!line) throw new Error('Nothing was added');
  const lines = async () => {
    const basket = await shop.baskets.current();
    return basket.ok ? basket.value.lines : [];
  };
  let known = added.ok ? added.value : undefined;
  const store = new LineStore(line.id, {
    desk: {
      line: async (id) => ({
        ok: true,
        value: (await lines()).find((each) => each.id === id) ?? null,
      }),
      changePiece: async (...asked) => {
        const changed = await shop.baskets.changePiece(...asked);
        if (changed.ok) known = changed.value;
        return changed;
      },
      get basket() {
        return known;
      },
    },
    catalog: shop.catalog,
    sizes: shop.sizes,
    sizePreferences: new SizePreferences({
      visit: { countryCode: null },
      preferences: new MemoryPreferences(),
    }),
    today: () => ({ day: 5, month: 11, year: 2025 }),
  });
  await store.load('en');
  return { store, lines, line };
};

test('a line opens as designed and changes color, properties, initials, size', async () => {
  const { store, lines, line } = await openBasket();
  const { designer } = store;
  expect(designer?.typedInitials).toBe('AB');
  expect(designer?.size).toEqual({ kind: 'user', id: line.snapshot.userSizeId });
  designer?.chooseProperty('collar', 202);
  designer?.typeInitials('');
  designer?.chooseSize({ base: 9, length: 'L' });
  expect(await store.save()).toBe(true);
  const [changed, ...others] = await lines();
  expect(others).toEqual([]);
  expect(changed).toMatchObject({
    id: line.id,
    quantity: 2,
    snapshot: { selectedProperties: { collar: 202 }, initials: '' },
  });
  expect(changed?.snapshot.userSizeId).not.toBe(line.snapshot.userSizeId);
});

test('changing and undoing one of two pieces does not affect the other', async () => {
  const { store, lines, line } = await openBasket();
  const shown = async () =>
    (await lines()).map(({ quantity, snapshot }) => [quantity, snapshot.initials]);
  store.choose('one');
  store.designer?.typeInitials('XY');
  expect(store.canUndo).toBe(false);
  expect(await store.save()).toBe(true);
  expect(await shown()).toEqual([
    [1, 'AB'],
    [1, 'XY'],
  ]);
  expect(store.canUndo).toBe(true);
  expect(await store.undo()).toBe(true);
  const together = await lines();
  expect(together).toEqual([{ ...line, id: together[0]?.id }]);
  expect(await store.undo()).toBe(false);
});

test('undoing restores all pieces of a line', async () => {
  const { store, lines, line } = await openBasket();
  store.designer?.typeInitials('');
  expect(await store.save()).toBe(true);
  expect((await lines()).map(({ quantity, snapshot }) => [quantity, snapshot.initials])).toEqual([
    [2, ''],
  ]);
  expect(await store.undo()).toBe(true);
  expect(await lines()).toEqual([line]);
});

test('a refusal leaves the line unchanged and keeps the choices', async () => {
  const { store, lines, line } = await openBasket();
  store.designer?.chooseColor(62);
  expect(await store.save()).toBe(false);
  expect(store.saving).toEqual({ status: 'refused', failure: { kind: 'out-of-stock' } });
  expect(store.designer?.design.variant.fabricColorId).toBe(62);
  expect(await lines()).toEqual([line]);
});

test('[DESIGN-21] invalid initials are not sent', async () => {
  const { store, lines, line } = await openBasket();
  store.designer?.typeInitials('A1');
  expect(await store.save()).toBe(false);
  expect(store.saving).toEqual({ status: 'refused', failure: { kind: 'initials' } });
  expect(await lines()).toEqual([line]);
});

test('unchanged parts are not sent; missing lines and failures show errors', async () => {
  const { store } = await openBasket();
  expect(await store.save()).toBe(true);
  const shop = inMemoryShop();
  const dependencies = {
    catalog: shop.catalog,
    sizes: shop.sizes,
    sizePreferences: new SizePreferences({
      visit: { countryCode: null },
      preferences: new MemoryPreferences(),
    }),
    today: () => ({ day: 5, month: 11, year: 2025 }),
  };
  const changePiece = shop.baskets.changePiece;
  const missing = new LineStore(9, {
    ...dependencies,
    desk: { line: async () => ({ ok: true, value: null }), changePiece, basket: undefined },
  });
  await missing.load('en');
  expect(missing.state.status).toBe('missing');
  const failed = new LineStore(9, {
    ...dependencies,
    desk: { line: async () => err({ kind: 'unreachable' }), changePiece, basket: undefined },
  });
  await failed.load('en');
  expect(failed.state.status).toBe('failed');
  expect(await failed.save()).toBe(false);
});
