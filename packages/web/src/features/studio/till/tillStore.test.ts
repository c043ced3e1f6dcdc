import type { Basket } from '@tailorbird/domain/basket';
import {
  handoversFor,
  type Till,
  type TillDesk,
  type TillSaleForm,
} from '@tailorbird/domain/checkout';
import { err, money, ok } from '@tailorbird/domain/kernel';
import {
  aBasket,
  aClothingType,
  aColor,
  aFabricColor,
  aLine,
  aUser,
} from '@tailorbird/domain/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { TillStore } from './tillStore.ts';

const navy = aFabricColor({
  id: 9403,
  color: aColor({ slug: 'navy', title: 'Navy', hex: '#124' }),
});
const olive = aFabricColor({
  id: 9402,
  color: aColor({ slug: 'olive', title: 'Olive', hex: '#463' }),
});
const cap = aClothingType({
  id: 94,
  title: 'Twill Cap',
  productClass: 'Retail',
  isStockItem: true,
  fabricColors: [navy, olive],
});
const shirt = aClothingType({ id: 1, title: 'T-Shirt', isStockItem: false });
const card = aClothingType({
  id: 13,
  title: 'Gift card',
  productClass: 'Gift Card',
  isStockItem: true,
});
const price = 2_500;

const aCounter = ({ isActing = false } = {}) => {
  const world = {
    basket: aBasket([]),
    sold: new Map<string, string>(),
    calls: 0,
    losesAnswer: false,
    needsCustomer: false,
    country: null as string | null,
  };
  const user = { ...aUser(), isStore: !isActing, isStoreImpersonate: isActing };
  const counted: number[] = [];
  const keep = (quantity: number): Basket => {
    world.basket = aBasket(quantity > 0 ? [aLine({ id: 7, quantity })] : []);
    return world.basket;
  };
  const desk = (): TillDesk => ({
    stores: [
      { name: 'Porto', countryCode: 'PT' },
      { name: 'Lisbon', countryCode: 'PT' },
      { name: 'Copenhagen', countryCode: 'DK' },
    ],
    offers: handoversFor(
      world.basket.lines.map(() => ({ isFromStock: true, requiresShipping: true })),
    ).map((handover) => ({
      handover,
      owed: handover === 'now' ? money(price * world.basket.itemCount, 'EUR') : null,
      missing: handover === 'now' ? null : 'address-missing',
    })),
    needsCustomer: world.needsCustomer,
  });
  const asked: (TillSaleForm & { readonly idempotencyKey: string })[] = [];
  const till: Pick<Till, 'desk' | 'sell'> = {
    desk: async () => ok(desk()),
    sell: async (sale) => {
      world.calls += 1;
      asked.push(sale);
      const known = world.sold.get(sale.idempotencyKey);
      if (known === undefined && sale.expected.amount !== price * world.basket.itemCount)
        return err({ kind: 'basket-changed' });
      const orderNumber = known ?? String(100_001 + world.sold.size);
      world.sold.set(sale.idempotencyKey, orderNumber);
      keep(0);
      if (world.losesAnswer) return err({ kind: 'unreachable' });
      return ok({ orderNumber });
    },
  };
  let keys = 0;
  const store = new TillStore({
    till,
    baskets: {
      current: async () => ok(world.basket),
      add: async () =>
        world.basket.itemCount < 3
          ? ok(keep(world.basket.itemCount + 1))
          : err({ kind: 'out-of-stock' }),
      changeQuantity: async (_, quantity) => ok(keep(quantity)),
      remove: async () => ok(keep(0)),
    },
    catalog: { clothingTypes: async () => [shirt, cap, card] },
    visit: {
      user,
      get countryCode() {
        return world.country;
      },
      countBasket: (count) => counted.push(count),
    },
    place: {
      choose: async (country) => {
        world.country = country;
        return true;
      },
    },
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
  });
  return { world, store, asked, counted };
};

let counter: ReturnType<typeof aCounter>;
beforeEach(async () => {
  counter = aCounter();
  await counter.store.load();
});

const withCap = async ({ store }: ReturnType<typeof aCounter>): Promise<void> => {
  const [piece] = store.pieces;
  if (piece) await store.add(piece);
  store.type({ reference: 'T-1', email: 'guest@example.test' });
};

test('prices are those of the store’s country, independent of the user', async () => {
  expect(counter.world.country).toBe('PT');
  counter.store.choose({ storeName: 'Copenhagen' });
  await vi.waitFor(() => expect(counter.world.country).toBe('DK'));
  expect(counter.store.storeName).toBe('Copenhagen');
});

test('stock items are offered by color; made garments and gift cards are not', () => {
  expect(counter.store.pieces.map(({ color }) => color.id)).toEqual([9403, 9402]);
  counter.store.look('cap oli');
  expect(counter.store.found.map(({ color }) => color.id)).toEqual([9402]);
});

test('a scanned label adds its piece; a search with several results waits', async () => {
  const { store, counted } = counter;
  store.look('cap');
  await store.enter();
  expect([store.basket?.itemCount, store.search]).toEqual([0, 'cap']);
  store.look(' 9403 ');
  await store.enter();
  expect([
    store.basket?.itemCount,
    store.search,
    store.offer?.owed?.amount,
    counted.at(-1),
  ]).toEqual([1, '', price, 1]);
});

test('a missing product shows an error and keeps the scan', async () => {
  const { store } = counter;
  for (const _ of [1, 2, 3]) if (store.pieces[0]) await store.add(store.pieces[0]);
  store.look('9403');
  await store.enter();
  expect([store.failure, store.search, store.basket?.itemCount]).toEqual([
    { kind: 'out-of-stock' },
    '9403',
    3,
  ]);
});

test('ten clicks sell once, and the till is ready for the next', async () => {
  const { store, world } = counter;
  await withCap(counter);
  await Promise.all(Array.from({ length: 10 }, () => store.sell()));
  expect([world.calls, world.sold.size]).toEqual([1, 1]);
  expect(store.sold).toMatchObject({
    orderNumber: '100001',
    paid: { amount: price },
    means: 'card',
    handover: 'now',
  });
  expect([store.reference, store.email, store.basket?.itemCount]).toEqual(['', '', 0]);
  store.next();
  expect(store.sold).toBeNull();
});

test('a retried sale reuses its key and is the same order', async () => {
  const { store, world, asked } = counter;
  await withCap(counter);
  world.losesAnswer = true;
  await store.sell();
  expect([store.failure, store.sold, store.reference]).toEqual([
    { kind: 'unreachable' },
    null,
    'T-1',
  ]);
  world.losesAnswer = false;
  await store.sell();
  expect([
    store.sold?.orderNumber,
    world.sold.size,
    new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size,
  ]).toEqual(['100001', 1, 1]);
});

test('missing fields show errors before sending, which typing clears', async () => {
  const { store, world } = counter;
  await withCap(counter);
  store.type({ reference: ' ', email: 'guest@' });
  await store.sell();
  expect([store.fields, world.calls]).toEqual([
    { reference: { kind: 'reference-required' }, email: { kind: 'email-invalid' } },
    0,
  ]);
  store.type({ reference: 'T-1' });
  expect(store.fields).toEqual({ email: { kind: 'email-invalid' } });
  store.choose({ means: 'cash' });
  expect(store.fields).toEqual({});
});

test('a sale for a known customer needs no address and sends none', async () => {
  const acting = aCounter({ isActing: true });
  await acting.store.load();
  await withCap(acting);
  await acting.store.sell();
  expect(acting.asked).toEqual([
    expect.objectContaining({ email: null, store: 'Porto', handover: 'now' }),
  ]);
});

test('made-to-size pieces need a known customer', async () => {
  const { store, world } = counter;
  world.needsCustomer = true;
  await withCap(counter);
  await store.sell();
  expect([store.fields, world.calls]).toEqual([{ email: { kind: 'customer-needed' } }, 0]);
});

test('an amount that changed meanwhile is shown again before payment', async () => {
  const { store, world } = counter;
  await withCap(counter);
  world.basket = aBasket([aLine({ id: 7, quantity: 2 })]);
  await store.sell();
  expect([store.failure, store.sold, store.offer?.owed?.amount, store.reference]).toEqual([
    { kind: 'basket-changed' },
    null,
    2 * price,
    'T-1',
  ]);
});

test('pieces without a possible handover cannot be sold', async () => {
  const { store, world } = counter;
  await withCap(counter);
  store.choose({ handover: 'delivery' });
  await store.sell();
  expect([store.offer?.missing, world.calls]).toEqual(['address-missing', 0]);
});
