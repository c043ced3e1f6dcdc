import { aShopFixture, inMemoryShop } from '@tailorbird/adapter-memory';
import { type ClothingType, defaultVariant, publicViewer } from '@tailorbird/domain/catalog';
import { parseDesign } from '@tailorbird/domain/designer';
import type { Preferences } from '@tailorbird/domain/shell';
import {
  aClothingType,
  aFabricColor,
  aProperty,
  aPropertyCollection,
} from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { SizePreferences } from '../../shared/sizePreferences/sizePreferences.ts';
import { DesignerStore } from './designerStore.ts';
import { DesignPurchase } from './designPurchase.ts';

const band = aProperty({
  id: 201,
  slug: 'band-collar',
  traitTitle: 'Band Collar',
  excludes: [302],
});
const kent = aProperty({ id: 202, slug: 'kent-collar', traitTitle: 'Kent Collar', default: true });
const button = aProperty({
  id: 301,
  slug: 'one-button-cuff',
  traitTitle: 'One-Button Cuff',
  default: true,
});
const french = aProperty({
  id: 302,
  slug: 'french-cuff',
  traitTitle: 'French Cuff',
  excludes: [201],
});

/** A shirt whose French cuff does not go with a band collar. */
const shirt = aClothingType({
  id: 6,
  slug: 'oxford-shirt',
  pattern: 'shirt',
  sizeType: { id: 4, slug: 'shirt' },
  fabricColors: [
    aFabricColor({ id: 61 }),
    aFabricColor({ id: 62 }),
    aFabricColor({ id: 63, outOfStock: true }),
  ],
  defaultFabricColorId: 61,
  propertyCollections: [
    aPropertyCollection({
      id: 2,
      slug: 'collar',
      traitLabelTitle: 'Collar',
      properties: [kent, band],
    }),
    aPropertyCollection({
      id: 3,
      slug: 'cuff',
      traitLabelTitle: 'Cuff',
      properties: [button, french],
    }),
  ],
});
const scarf = aClothingType({
  id: 7,
  slug: 'merino-scarf',
  pattern: 'scarf',
  sizeType: null,
  supportsInitials: false,
});

const rememberedIn = (kept: Map<string, string>): Preferences => ({
  find: (key) => ({ readable: true, value: kept.get(key) ?? null }),
  read: (key) => kept.get(key) ?? null,
  write: (key, value) => void kept.set(key, value),
  remove: (key) => void kept.delete(key),
});

const openShop = () => {
  const { clothingTypes } = aShopFixture();
  return inMemoryShop(
    aShopFixture({
      clothingTypes: [...clothingTypes, shirt, scarf],
      stock: new Map([[62, 1]]),
    }),
  );
};

const designing = (
  type: ClothingType = shirt,
  { shop = openShop(), kept = new Map([['standardSize', '7R']]) } = {},
) => {
  const sizePreferences = new SizePreferences({
    visit: { countryCode: null },
    preferences: rememberedIn(kept),
  });
  sizePreferences.readStored();
  const store = new DesignerStore(
    type,
    { variant: defaultVariant(type, publicViewer), initials: '', size: null },
    {
      sizes: async () => shop.sizes,
      catalog: async () => shop.catalog,
      sizePreferences,
    },
  );
  const purchase = new DesignPurchase(store, {
    sizes: async () => shop.sizes,
    basket: async () => ({
      isFrozen: false,
      readFrozen: async () => false,
      add: shop.baskets.add,
    }),
    today: () => ({ day: 5, month: 11, year: 2025 }),
  });
  return { store, purchase, shop, kept };
};

const linesOf = async (shop: ReturnType<typeof openShop>) => {
  const basket = await shop.baskets.current();
  return basket.ok ? basket.value.lines : [];
};

test('[ROUTE-07] every design’s URL restores the design', () => {
  const { store } = designing();
  for (const color of [61, 62]) {
    for (const collar of [kent.id, band.id]) {
      store.chooseColor(color);
      store.chooseProperty('collar', collar);
      store.typeInitials('Äb');
      store.chooseSize({ base: 9, length: 'L', ...(collar === band.id && { cutFor: 'women' }) });
      const [path = '', search] = store.path.split('?');
      const query = new URLSearchParams(search);
      const read = parseDesign(
        shirt,
        {
          variantId: path.split('/').at(-1),
          initials: query.get('initials'),
          sizeId: query.get('sizeId'),
        },
        publicViewer,
      );
      expect(read).toEqual({ ok: true, value: store.design });
    }
  }
});

test('[DESIGN-06] choosing a property replaces an excluded one and names it', () => {
  const { store } = designing();
  store.chooseProperty('collar', band.id);
  expect(store.replaced).toEqual([]);
  store.chooseProperty('cuff', french.id);
  expect(store.design.variant.selectedProperties).toEqual({ collar: kent.id, cuff: french.id });
  expect(store.replaced).toEqual([
    { collection: 'collar', label: 'Collar', from: 'Band Collar', to: 'Kent Collar' },
  ]);
  store.chooseColor(62);
  expect(store.replaced).toEqual([]);
});

test.each([
  ['[DESIGN-21]', 'A1', 'only-letters'],
  ['[DESIGN-22]', 'ABCD', 'too-long'],
])('%s %s is invalid: the input stays, the drawing keeps the last initial', (_, typed, kind) => {
  const { store } = designing();
  store.typeInitials('AB');
  store.typeInitials(typed);
  expect(store.typedInitials).toBe(typed);
  expect(store.initialsProblem?.kind).toBe(kind);
  expect(store.design.initials).toBe('AB');
});

test('no piece with invalid initials is added', async () => {
  const { store, purchase, shop } = designing();
  store.typeInitials('A1');
  expect(await purchase.addToBasket()).toBe(false);
  expect(purchase.state).toEqual({ status: 'refused', failure: { kind: 'initials' } });
  expect(await linesOf(shop)).toEqual([]);
});

test('a new session must choose a size, which the next garment reuses (SIZE-30)', async () => {
  const { store, purchase, shop, kept } = designing(shirt, { kept: new Map() });
  expect([store.size, store.isUnsized]).toEqual([null, true]);
  expect(await purchase.addToBasket()).toBe(false);
  expect(purchase.state).toEqual({ status: 'refused', failure: { kind: 'missing-size' } });
  expect(await linesOf(shop)).toEqual([]);
  store.chooseSize({ base: 9, length: 'L' });
  expect(store.isUnsized).toBe(false);
  expect(designing(scarf, { kept }).store).toMatchObject({ size: null, isUnsized: false });
  expect(designing(shirt, { kept }).store.size).toEqual({ kind: 'standard', base: 9, length: 'L' });
});

test('[SIZE-31] [SIZE-32] a standard size chosen twice makes one size and line', async () => {
  const { purchase, shop } = designing();
  expect([await purchase.addToBasket(), await purchase.addToBasket()]).toEqual([true, true]);
  const sizes = await shop.sizes.all();
  expect(sizes.ok && sizes.value.map(({ title, standardSize }) => [title, standardSize])).toEqual([
    ['Standard - 7R - 05/11/25', { base: 7, length: 'R' }],
  ]);
  expect((await linesOf(shop)).map(({ quantity, size }) => [quantity, size?.title])).toEqual([
    [2, 'Standard - 7R - 05/11/25'],
  ]);
});

test('the design on screen is added as a line', async () => {
  const { store, purchase, shop } = designing();
  store.chooseColor(62);
  store.chooseProperty('cuff', french.id);
  store.typeInitials('Zoë');
  await purchase.addToBasket();
  const [line] = await linesOf(shop);
  expect(line?.snapshot).toMatchObject({
    clothingTypeId: shirt.id,
    fabricColorId: 62,
    selectedProperties: { collar: kent.id, cuff: french.id },
    initials: 'Zoë',
  });
});

test('a garment without sizes is added without asking for one', async () => {
  const { purchase, shop } = designing(scarf);
  expect(await purchase.addToBasket()).toBe(true);
  expect((await linesOf(shop))[0]?.snapshot.userSizeId).toBeNull();
});

test('a double click adds one piece', async () => {
  const { purchase, shop } = designing();
  expect(await Promise.all([purchase.addToBasket(), purchase.addToBasket()])).toEqual([
    true,
    false,
  ]);
  expect((await linesOf(shop)).map(({ quantity }) => quantity)).toEqual([1]);
});

test('[BASKET-18] missing stock is explained until another choice', async () => {
  const { store, purchase } = designing();
  store.chooseColor(62);
  expect(await purchase.addToBasket()).toBe(true);
  expect(await purchase.addToBasket()).toBe(false);
  expect(purchase.state).toMatchObject({
    status: 'refused',
    failure: { kind: 'quantity-exceeded' },
  });
  store.chooseColor(61);
  expect(purchase.state).toEqual({ status: 'idle' });
  expect(await purchase.addToBasket()).toBe(true);
});

test('[BASKET-20] another person’s saved size requires choosing a size', async () => {
  const { store, purchase } = designing();
  store.adopt({ ...store.design, size: { kind: 'user', id: 99 } });
  await store.findSavedSize();
  expect(store.needsSize).toBe(true);
  expect(await purchase.addToBasket()).toBe(false);
  expect(purchase.state).toMatchObject({ failure: { kind: 'missing-size' } });
  store.chooseSize({ base: 3, length: 'R' });
  expect(store.needsSize).toBe(false);
  expect(await purchase.addToBasket()).toBe(true);
});

test('only saved sizes of the same kind are used', async () => {
  const { store, purchase, shop } = designing();
  await purchase.addToBasket();
  const sizes = await shop.sizes.all();
  const id = sizes.ok ? (sizes.value[0]?.id ?? 0) : 0;
  store.adopt({ ...store.design, size: { kind: 'user', id } });
  await store.findSavedSize();
  expect(store.savedSize.status).toBe('found');
  expect(await purchase.addToBasket()).toBe(true);
  const other = designing(aClothingType(), { shop }).store;
  other.adopt({ ...other.design, size: { kind: 'user', id } });
  await other.findSavedSize();
  expect(other.needsSize).toBe(true);
});

test('[BASKET-21] failing to load the basket is a refusal that can be retried', async () => {
  const { store, shop } = designing();
  let isOnline = false;
  const purchase = new DesignPurchase(store, {
    sizes: async () => shop.sizes,
    basket: async () => {
      if (!isOnline) throw new Error('offline');
      return { isFrozen: false, readFrozen: async () => false, add: shop.baskets.add };
    },
    today: () => ({ day: 5, month: 11, year: 2025 }),
  });
  expect(await purchase.addToBasket()).toBe(false);
  expect(purchase.state).toEqual({ status: 'refused', failure: { kind: 'unreachable' } });
  isOnline = true;
  expect(await purchase.addToBasket()).toBe(true);
});

test('[BASKET-10] nothing is added to a frozen basket, and no size is created', async () => {
  const { store, shop } = designing();
  const added: unknown[] = [];
  const add: typeof shop.baskets.add = (request) => {
    added.push(request);
    return shop.baskets.add(request);
  };
  const today = () => ({ day: 5, month: 11, year: 2025 });
  const purchase = new DesignPurchase(store, {
    sizes: async () => shop.sizes,
    basket: async () => ({ isFrozen: true, readFrozen: async () => true, add }),
    today,
  });
  expect(await purchase.addToBasket()).toBe(false);
  expect(purchase.state).toEqual({ status: 'refused', failure: { kind: 'basket-frozen' } });
  expect([added, await shop.sizes.all()]).toEqual([[], { ok: true, value: [] }]);
  expect(purchase.isFrozen).toBe(true);
});

test('every choice can be undone and redone; typed letters are one step', () => {
  const { store } = designing();
  const paths = [store.path];
  const choose = (act: () => void): void => {
    act();
    paths.push(store.path);
  };
  choose(() => store.chooseColor(62));
  choose(() => store.chooseProperty('collar', band.id));
  choose(() => {
    store.typeInitials('A');
    store.typeInitials('AB');
  });
  choose(() => store.chooseSize({ base: 9, length: 'L' }));
  const back = paths.toReversed().slice(1);
  for (const path of back) {
    store.undo();
    expect(store.path).toBe(path);
  }
  expect(store.history.canUndo).toBe(false);
  expect(store.typedInitials).toBe('');
  store.undo();
  for (const path of paths.slice(1)) {
    store.redo();
    expect(store.path).toBe(path);
  }
  store.undo();
  store.chooseColor(61);
  expect(store.history.canRedo).toBe(false);
});

test('[DESIGN-06] undo restores properties that a choice replaced', () => {
  const { store } = designing();
  store.chooseProperty('cuff', french.id);
  store.chooseProperty('collar', band.id);
  expect(store.replaced).toEqual([
    { collection: 'cuff', label: 'Cuff', from: 'French Cuff', to: 'One-Button Cuff' },
  ]);
  store.undo();
  expect(store.replaced).toEqual([]);
  expect(store.selectedProperties).toEqual({ collar: kent.id, cuff: french.id });
});

test('the remaining stock of a limited color is shown', async () => {
  const { store } = designing();
  await store.countStock();
  expect(store.fewLeft).toBeNull();
  store.chooseColor(62);
  expect(store.fewLeft).toBe(1);
});

test('[SIZE-125] the wearer’s default size is used unless another is chosen', async () => {
  const { store, purchase } = designing(shirt, { kept: new Map() });
  expect([store.size, store.isInDefault, store.isUnsized]).toEqual([null, false, true]);
  store.setDefaultSize({ kind: 'standard', base: 7, length: 'L' });
  expect([store.size, store.isInDefault, store.path.includes('sizeId')]).toEqual([
    { kind: 'standard', base: 7, length: 'L' },
    true,
    false,
  ]);
  expect(await purchase.addToBasket()).toBe(true);
  store.chooseSize({ base: 8, length: 'R' });
  expect([store.size, store.isInDefault]).toMatchObject([{ base: 8 }, false]);
  store.resetSize();
  expect([store.size, store.isInDefault]).toMatchObject([{ base: 7, length: 'L' }, true]);
  store.chooseSize({ base: 8, length: 'R' });
  store.changeWearer(null);
  expect([store.size, store.isUnsized]).toEqual([null, true]);
});
