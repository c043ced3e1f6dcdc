import { aShopFixture, inMemoryShop } from '@tailorbird/adapter-memory';
import { sandboxCards } from '@tailorbird/domain/checkout';
import { anAddress, payingByCard } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { aTab, beanie, giftCard, type Tab, withPieces } from '../../testing/aTab.ts';
import { OrdersStore } from './ordersStore.ts';

const withAnOrder = async (
  shop = inMemoryShop(),
): Promise<{ readonly tab: Tab; readonly store: OrdersStore }> => {
  const tab = await aTab({ shop });
  await shop.account.signIn({ email: 'customer@tailorbird.example', password: 'measure-twice' });
  await tab.visit.refresh();
  await withPieces(tab, { ...beanie, quantity: 2 }, giftCard);
  await shop.checkout.setShippingAddress(anAddress());
  await shop.checkout.chooseShippingMethod('standard');
  await tab.basket.reload();
  const paid = await shop.payments.pay({
    idempotencyKey: 'the-one-order',
    expected: tab.basket.summary!.total,
    means: await payingByCard(shop, sandboxCards.authorised),
    guestEmail: null,
    termsAccepted: true,
    comment: '',
    returnUrl: 'http://localhost/',
  });
  expect(paid.ok).toBe(true);
  await tab.basket.reload();
  return { tab, store: new OrdersStore({ ...tab.ports, basket: tab.basket, visit: tab.visit }) };
};

test('[ORDER-11] a repeat order adds garments and skips gift cards', async () => {
  const { tab, store } = await withAnOrder();
  await store.load();
  const [order] = store.orders ?? [];
  expect(await store.reorder(order!)).toBe(true);
  expect(
    tab.basket.basket?.lines.map(({ snapshot, quantity }) => [snapshot.clothingTypeId, quantity]),
  ).toEqual([[2, 2]]);
  expect(tab.visit.basketCount).toBe(2);
  expect(store.result).toEqual({
    kind: 'done',
    number: order!.number,
    leftOut: [],
    inDefault: [],
    wanted: 1,
  });
});

test('[ORDER-11] unavailable pieces are left out and listed', async () => {
  const fixture = aShopFixture();
  const { store } = await withAnOrder(inMemoryShop(fixture));
  await store.load();
  const [order] = store.orders ?? [];
  const gone = {
    ...order!,
    lines: order!.lines.map((line) => ({
      ...line,
      snapshot: { ...line.snapshot, clothingTypeId: 99 },
    })),
  };
  expect(await store.reorder(gone)).toBe(false);
  expect(store.result).toMatchObject({
    kind: 'done',
    wanted: 1,
    leftOut: [{ title: order!.lines[0]!.title }],
  });
});

test('orders that failed to load can be retried', async () => {
  const { tab, store } = await withAnOrder();
  tab.network.weather = 'question-lost';
  await store.load();
  expect(store.state.status).toBe('error');
  tab.network.weather = 'clear';
  await store.load();
  expect(store.orders).toHaveLength(1);
});

test('[GUARD-17] ordering again after the session ended elsewhere adds nothing', async () => {
  const shop = inMemoryShop();
  const { tab, store } = await withAnOrder(shop);
  await store.load();
  const [order] = store.orders ?? [];
  await shop.account.signOut();
  expect(await store.reorder(order!)).toBe(false);
  expect(store.result).toBeNull();
  expect(tab.visit.hasSessionEnded).toBe(true);
  const basket = await shop.baskets.current();
  expect(basket.ok && basket.value.itemCount).toBe(0);
});
