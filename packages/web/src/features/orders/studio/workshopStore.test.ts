import { err, ok } from '@tailorbird/domain/kernel';
import type { Order, OrderStatus, Workshop } from '@tailorbird/domain/orders';
import { expect, test } from 'vitest';
import { WorkshopStore } from './workshopStore.ts';

const anOrder = (number: string, status: OrderStatus, latest = 12): Order =>
  ({
    number,
    status,
    datePlaced: '2025-11-05T09:00:00.000Z',
    deliveryDays: { earliest: 8, latest },
    history: [],
    lines: [{ quantity: 1, madeFirst: null, productClass: 'Customize' }],
  }) as unknown as Order;

const aStore = (orders: readonly Order[], move: Workshop['move']) =>
  new WorkshopStore({ workshop: { orders: async () => ok(orders), move, sheets: async () => ok([]) } });

test('[ORDER-02] an order is dragged where it can go, and nowhere else', async () => {
  const order = anOrder('1', 'Confirmed');
  const moved: string[] = [];
  const store = aStore([order], async (_, to) => {
    moved.push(to);
    return ok({ ...order, status: to });
  });
  await store.load();
  store.drag(order);
  expect([store.takes('InProduction'), store.takes('Cancelled'), store.takes('Delivered')]).toEqual([true, true, false]);
  store.drop('Delivered');
  expect([moved, store.dragged]).toEqual([[], null]);
  store.drag(order);
  store.drop('InProduction');
  await expect.poll(() => store.result?.kind).toBe('moved');
  expect([moved, store.ofStatus('InProduction').map(({ number }) => number)]).toEqual([['InProduction'], ['1']]);
});

test('what is due first stands at the top', async () => {
  const store = aStore([anOrder('1', 'Confirmed', 14), anOrder('2', 'Confirmed', 10)], async () => err({ kind: 'unreachable' }));
  await store.load();
  expect(store.ofStatus('Confirmed').map(({ number }) => number)).toEqual(['2', '1']);
});

test('an order somebody else has moved meanwhile is told of, and asked for anew', async () => {
  let asked = 0;
  const order = anOrder('1', 'Confirmed');
  const store = new WorkshopStore({
    workshop: {
      orders: async () => {
        asked += 1;
        return ok([asked === 1 ? order : anOrder('1', 'InProduction')]);
      },
      move: async (_, to) => err({ kind: 'order-cannot-move', from: 'Confirmed', to }),
      sheets: async () => ok([]),
    },
  });
  await store.load();
  await store.move(order, 'Cancelled');
  expect([store.result?.kind, store.ofStatus('InProduction').length]).toEqual(['refused', 1]);
});
