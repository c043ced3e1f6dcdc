import type { Order, OrderStatus } from '@tailorbird/domain/orders';
import {
  add,
  currentBasket,
  order,
  readyToPay,
  type ShopUnderTest,
  successOf,
} from '@tailorbird/domain/testing/contracts';
import { expect, test } from 'vitest';
import { type InMemoryShop, nextStepOf, type ShopSnapshot } from './index.ts';
import { openInMemory } from './testing/openInMemory.ts';

type Shop = ShopUnderTest & InMemoryShop;

const open = async (): Promise<Shop> => (await openInMemory()) as Shop;

const advance = (shop: Shop, number: string, ...steps: readonly OrderStatus[]): Order => {
  const moved = steps.map((to) => successOf(shop.advance(number, to)));
  return moved.at(-1) as Order;
};

const orderFour = async (shop: Shop): Promise<string> => {
  await add(shop, { quantity: 4 });
  await readyToPay(shop, { isEmpty: false });
  return order(shop);
};

test('[ORDER-04, ORDER-05] the rest of four pieces is made after the first fits', async () => {
  const shop = await open();
  const number = await orderFour(shop);
  const placed = successOf(await shop.orders.byNumber(number));
  expect(placed.lines).toMatchObject([{ quantity: 4, madeFirst: 1 }]);
  expect(placed.deliveryDays).not.toBeNull();
  const tried = advance(shop, number, 'InProduction', 'AwaitingFitConfirmation');
  expect(tried.parcels).toMatchObject([{ part: 'first' }]);
  expect(nextStepOf(tried)).toBeNull();
  expect(successOf(await shop.fits.awaitingFit())).toEqual([tried]);
  const released = successOf(await shop.fits.confirmFit(number, { fit: 'positive', comment: '' }));
  expect(released).toMatchObject({ status: 'InProduction', fitAnswer: 'positive' });
  const arrived = advance(shop, number, 'Shipped', 'Delivered');
  expect(arrived).toMatchObject({ progress: 100, isCancellable: false });
  expect(arrived.parcels.map(({ part, deliveredAt }) => [part, deliveredAt !== null])).toEqual([
    ['first', true],
    ['rest', true],
  ]);
  expect(nextStepOf(arrived)).toBeNull();
});

test('[ORDER-04] after a misfit the rest waits until it is released', async () => {
  const shop = await open();
  const number = await orderFour(shop);
  advance(shop, number, 'InProduction', 'AwaitingFitConfirmation');
  const misfit = successOf(await shop.fits.confirmFit(number, { fit: 'negative', comment: '' }));
  expect(misfit.status).toBe('AwaitingFitConfirmation');
  expect(successOf(await shop.fits.releaseRest(number)).status).toBe('InProduction');
});

test('an order moves only along the steps of the workshop', async () => {
  const shop = await open();
  const number = await orderFour(shop);
  expect(shop.advance(number, 'Delivered')).toMatchObject({
    failure: { kind: 'order-cannot-move' },
  });
  expect(shop.advance('TB-0', 'InProduction')).toMatchObject({
    failure: { kind: 'order-not-found' },
  });
});

test('a snapshot restores the basket, sizes, orders and ids', async () => {
  const shop = await open();
  const number = await orderFour(shop);
  await add(shop, { quantity: 2 });
  const text = JSON.stringify(shop.snapshot());
  const basket = await currentBasket(shop);
  advance(shop, number, 'InProduction');
  await readyToPay(shop);
  shop.restore(JSON.parse(text) as ShopSnapshot);
  expect(JSON.stringify(shop.snapshot())).toBe(text);
  expect(await currentBasket(shop)).toEqual(basket);
  expect(successOf(await shop.orders.byNumber(number)).status).toBe('Confirmed');
});
