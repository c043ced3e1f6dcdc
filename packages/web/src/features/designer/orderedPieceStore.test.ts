import { aShopFixture, inMemoryShop } from '@tailorbird/adapter-memory';
import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { summarizeBasket } from '@tailorbird/domain/basket';
import { defaultVariant, publicViewer } from '@tailorbird/domain/catalog';
import { sandboxCards } from '@tailorbird/domain/checkout';
import { cutOffAt, type Order } from '@tailorbird/domain/orders';
import { aClothingType, aFabricColor, anAddress, payingByCard } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { SizePreferences } from '../../shared/sizePreferences/sizePreferences.ts';
import { type OrderedPieceDependencies, OrderedPieceStore } from './orderedPieceStore.ts';

const shirt = aClothingType({
  id: 6,
  slug: 'oxford-shirt',
  sizeType: { id: 4, slug: 'shirt' },
  fabricColors: [aFabricColor({ id: 61 }), aFabricColor({ id: 62 }), aFabricColor({ id: 63 })],
  defaultFabricColorId: 61,
});

type Opened = { readonly changes?: OrderedPieceDependencies['changes']; readonly later?: number };

const openOrder = async ({ changes, later = 0 }: Opened = {}) => {
  const fixture = aShopFixture();
  const shop = inMemoryShop(
    aShopFixture({
      clothingTypes: [...fixture.clothingTypes, shirt],
      stock: new Map([[63, 0]]),
    }),
  );
  const saved = await shop.sizes.ofStandardSize({
    size: { base: 7, length: 'R' },
    sizeTypeId: 4,
    title: '7 Regular',
  });
  if (!saved.ok) throw new Error(saved.failure.kind);
  await shop.baskets.add({
    ...defaultVariant(shirt, publicViewer),
    userSizeId: saved.value.id,
    initials: 'AB',
    note: '',
    quantity: 2,
    productId: null,
  });
  await shop.checkout.setShippingAddress(anAddress());
  await shop.checkout.chooseShippingMethod('standard');
  const basket = await shop.baskets.current();
  if (!basket.ok) throw new Error(basket.failure.kind);
  const paid = await shop.payments.pay({
    idempotencyKey: 'key',
    expected: summarizeBasket(basket.value, fixture.location.switches).total,
    means: await payingByCard(shop, sandboxCards.authorised),
    guestEmail: 'guest@example.test',
    termsAccepted: true,
    comment: '',
    returnUrl: 'https://shop.example.test/checkout',
  });
  if (!paid.ok || paid.value.status !== 'authorised') throw new Error(JSON.stringify(paid));
  const number = paid.value.orderNumber;
  const order = await shop.orders.byNumber(number);
  if (!order.ok) throw new Error(order.failure.kind);
  const [line] = order.value.lines;
  if (!line) throw new Error('An order without lines');
  const told: Order[] = [];
  const store = new OrderedPieceStore({ number, lineId: line.id }, null, {
    orders: shop.orders,
    changes: changes ?? shop.changes,
    catalog: shop.catalog,
    sizes: shop.sizes,
    sizePreferences: new SizePreferences({
      visit: { countryCode: null },
      preferences: new MemoryPreferences(),
    }),
    orderChanges: { publish: (changed) => told.push(changed) },
    clock: { now: () => Date.parse(fixture.now) + later },
    today: () => ({ day: 5, month: 11, year: 2025 }),
  });
  await store.load();
  const now = async (): Promise<Order> => {
    const read = await shop.orders.byNumber(number);
    if (!read.ok) throw new Error(read.failure.kind);
    return read.value;
  };
  const designer = () => {
    if (store.state.status !== 'ready') throw new Error(store.state.status);
    return store.state.designer;
  };
  return { store, shop, line, order: order.value, told, now, designer, fixture };
};

test('[API-21] changing an ordered piece updates the order on screen', async () => {
  const { store, line, told, now, designer } = await openOrder();
  expect(designer().typedInitials).toBe('AB');
  designer().chooseColor(62);
  designer().typeInitials('XY');
  designer().chooseSize({ base: 9, length: 'L' });
  expect(await store.save()).toBe(true);
  const changed = await now();
  expect(told).toEqual([changed]);
  expect(store.hasChanged).toBe(true);
  expect(changed.lines[0]).toMatchObject({
    id: line.id,
    quantity: 2,
    snapshot: { fabricColorId: 62, initials: 'XY' },
  });
  expect(changed.lines[0]?.snapshot.userSizeId).not.toBe(line.snapshot.userSizeId);
});

test('[API-21] changing one of two ordered pieces leaves the other', async () => {
  const { store, line, now, designer } = await openOrder();
  store.choose('one');
  designer().typeInitials('XY');
  expect(await store.save()).toBe(true);
  const { lines } = await now();
  expect(lines.map(({ quantity, snapshot }) => [quantity, snapshot.initials])).toEqual([
    [1, 'AB'],
    [1, 'XY'],
  ]);
  expect(lines.reduce((sum, { priceInclDiscounts }) => sum + priceInclDiscounts.amount, 0)).toBe(
    line.priceInclDiscounts.amount,
  );
});

test('[API-21] unchanged pieces are not sent, and no update is published', async () => {
  const { store, told } = await openOrder({
    changes: {
      changePiece: async () => {
        throw new Error('sent');
      },
    },
  });
  expect(await store.save()).toBe(true);
  expect(told).toEqual([]);
  expect(store.hasChanged).toBe(false);
});

test('[API-21] a refusal leaves the piece unchanged and keeps the choices', async () => {
  const { store, order, told, now, designer } = await openOrder();
  designer().chooseColor(63);
  expect(await store.save()).toBe(false);
  expect(store.problem).toBe('out-of-stock');
  designer().chooseColor(62);
  designer().typeInitials('A1');
  expect(await store.save()).toBe(false);
  expect(store.problem).toBe('initials');
  expect(designer().design.variant.fabricColorId).toBe(62);
  expect(await now()).toEqual(order);
  expect(told).toEqual([]);
});

test('a missing response is reported and can be retried', async () => {
  let isAway = true;
  const opened = await openOrder({
    changes: {
      changePiece: async (...asked) => {
        if (isAway) throw new Error('away');
        return await opened.shop.changes.changePiece(...asked);
      },
    },
  });
  opened.designer().chooseColor(62);
  expect(await opened.store.save()).toBe(false);
  expect(opened.store.problem).toBe('unreachable');
  isAway = false;
  expect(await opened.store.save()).toBe(true);
  expect(opened.store.problem).toBe(null);
});

test('[API-21] after the cut-off nothing can be chosen, and the order is updated', async () => {
  const { order, fixture } = await openOrder();
  const later = Date.parse(cutOffAt(order) ?? '') - Date.parse(fixture.now);
  expect((await openOrder({ later })).store.state).toEqual({
    status: 'fixed',
    problem: 'cut-off-passed',
  });
  expect((await openOrder({ later: later - 1 })).store.state.status).toBe('ready');
  const late = await openOrder({
    changes: { changePiece: async () => ({ ok: false, failure: { kind: 'cut-off-passed' } }) },
  });
  late.designer().chooseColor(62);
  expect(await late.store.save()).toBe(false);
  expect(late.store.problem).toBe('cut-off-passed');
  expect(late.told).toEqual([late.order]);
});

test('[SIZE-17] a newer version of a size is used only on request', async () => {
  const { store, shop, line, now, designer } = await openOrder();
  const id = line.snapshot.userSizeId ?? 0;
  expect(store.hasNewerSize).toBe(false);
  const updated = await shop.sizes.update(id, { title: 'Changed since' });
  if (!updated.ok) throw new Error(updated.failure.kind);
  await designer().findSavedSize();
  expect(store.hasNewerSize).toBe(true);
  designer().typeInitials('Q');
  expect(await store.save()).toBe(true);
  expect((await now()).lines[0]?.size?.version).toBe(line.size?.version);
  await store.load();
  await designer().findSavedSize();
  store.takeSizeAsNow(true);
  expect(await store.save()).toBe(true);
  expect((await now()).lines[0]?.size?.version).toBe(updated.value.version);
});
