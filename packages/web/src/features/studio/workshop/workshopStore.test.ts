import { err, ok } from '@tailorbird/domain/kernel';
import type { Order, OrderEvent, OrderStatus, Workshop } from '@tailorbird/domain/orders';
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

const start = Date.parse('2025-11-05T09:00:00.000Z');

/** A stopped clock that records its timers. */
const aClock = () => {
  const put: { readonly delay: number; readonly run: () => void }[] = [];
  const clock = {
    at: start,
    put,
    now: (): number => clock.at,
    after: (delay: number, run: () => void) => {
      put.push({ delay, run });
      return () => {};
    },
  };
  return clock;
};

const aStore = (
  orders: readonly Order[],
  move: Workshop['move'],
  {
    undo = async () => err({ kind: 'unreachable' }),
    moveDelivery = async () => err({ kind: 'unreachable' }),
    takeBack = async () => err({ kind: 'unreachable' }),
    clock = aClock(),
  }: {
    undo?: Workshop['undo'];
    moveDelivery?: Workshop['moveDelivery'];
    takeBack?: Workshop['receiveReturn'];
    clock?: ReturnType<typeof aClock>;
  } = {},
) =>
  new WorkshopStore({
    workshop: {
      orders: async () => ok(orders),
      awaitingFit: async () => ok([]),
      move,
      undo,
      moveDelivery,
      receiveReturn: takeBack,
      sheets: async () => ok([]),
    },
    clock,
  });

test('[ORDER-02] an order is dragged where it can go, and nowhere else', async () => {
  const order = anOrder('1', 'Confirmed');
  const moved: string[] = [];
  const store = aStore([order], async (_, to) => {
    moved.push(to);
    return ok({ ...order, status: to });
  });
  await store.load();
  store.drag(order);
  expect([store.takes('InProduction'), store.takes('Cancelled'), store.takes('Delivered')]).toEqual(
    [true, true, false],
  );
  store.drop('Delivered');
  expect([moved, store.dragged]).toEqual([[], null]);
  store.drag(order);
  store.drop('InProduction');
  await expect.poll(() => store.result?.kind).toBe('moved');
  expect([moved, store.ofStatus('InProduction').map(({ number }) => number)]).toEqual([
    ['InProduction'],
    ['1'],
  ]);
});

test('the earliest due order comes first', async () => {
  const store = aStore([anOrder('1', 'Confirmed', 14), anOrder('2', 'Confirmed', 10)], async () =>
    err({ kind: 'unreachable' }),
  );
  await store.load();
  expect(store.ofStatus('Confirmed').map(({ number }) => number)).toEqual(['2', '1']);
});

test('an order moved by another person shows a message and is reloaded', async () => {
  let asked = 0;
  const order = anOrder('1', 'Confirmed');
  const store = new WorkshopStore({
    workshop: {
      orders: async () => {
        asked += 1;
        return ok([asked === 1 ? order : anOrder('1', 'InProduction')]);
      },
      awaitingFit: async () => ok([]),
      move: async (_, to) => err({ kind: 'order-cannot-move', from: 'Confirmed', to }),
      undo: async () => err({ kind: 'unreachable' }),
      moveDelivery: async () => err({ kind: 'unreachable' }),
      receiveReturn: async () => err({ kind: 'unreachable' }),
      sheets: async () => ok([]),
    },
    clock: aClock(),
  });
  await store.load();
  await store.move(order, 'Cancelled');
  expect([store.result?.kind, store.ofStatus('InProduction').length]).toEqual(['refused', 1]);
});

const steps = (
  ...moves: readonly (readonly [OrderStatus, OrderEvent['by']])[]
): readonly OrderEvent[] =>
  moves.map(([status, by]) => ({ status, by, at: new Date(start).toISOString() }));

test('[ORDER-02] a recent staff move can be undone until it expires', async () => {
  const order = anOrder('1', 'Confirmed');
  const moved = {
    ...order,
    status: 'InProduction' as const,
    parcels: [],
    history: steps(['Confirmed', 'system'], ['InProduction', 'staff']),
  };
  const clock = aClock();
  const undone: string[] = [];
  const store = aStore([order], async () => ok(moved), {
    clock,
    undo: async ({ number }) => {
      undone.push(number);
      return ok(order);
    },
  });
  await store.load();
  expect(store.undoable.size).toBe(0);
  await store.move(order, 'InProduction');
  expect([...store.undoable]).toEqual(['1']);
  store.undoNewest();
  await expect.poll(() => store.result).toEqual({ kind: 'undone', number: '1', to: 'Confirmed' });
  expect([undone, store.undoable.size, store.ofStatus('Confirmed').length]).toEqual([['1'], 0, 1]);
  await store.move(order, 'InProduction');
  clock.at += 121_000;
  clock.put.at(-1)?.run();
  expect(store.undoable.size).toBe(0);
  store.undoNewest();
  expect(undone).toEqual(['1']);
});

test('an undo that is too late shows an error', async () => {
  const moved = {
    ...anOrder('1', 'InProduction'),
    parcels: [],
    history: steps(['Confirmed', 'system'], ['InProduction', 'staff']),
  };
  const store = aStore([moved], async () => err({ kind: 'unreachable' }), {
    undo: async () => err({ kind: 'undo-too-late' }),
  });
  await store.load();
  await store.undo(moved);
  expect(store.result).toEqual({ kind: 'undo-refused', number: '1', to: 'InProduction' });
});

test('changed delivery days show at the order, with errors for invalid ones', async () => {
  const order = anOrder('1', 'Confirmed');
  const wanted: unknown[] = [];
  const store = aStore([order], async () => err({ kind: 'unreachable' }), {
    moveDelivery: async (_, asked) => {
      wanted.push(asked);
      return wanted.length === 1
        ? err({ kind: 'day-refused' })
        : ok({ ...order, deliveryNote: asked.reason });
    },
  });
  await store.load();
  const asked = { latest: '2025-12-01', reason: 'The cloth came late' };
  expect(await store.moveDelivery(order, asked)).toBe('day-refused');
  expect(await store.moveDelivery(order, asked)).toBeNull();
  expect([store.result?.kind, store.orders?.[0]?.deliveryNote]).toEqual([
    'delivery-moved',
    'The cloth came late',
  ]);
});

test('returned withdrawn pieces show as returned, or an error on failure', async () => {
  const order = anOrder('1', 'Delivered');
  const back = {
    ...order,
    withdrawals: [{ id: 3, backAt: '2025-11-05T09:00:00.000Z' }],
  } as unknown as Order;
  const asked: number[] = [];
  const store = aStore([order], async () => err({ kind: 'unreachable' }), {
    takeBack: async (_, id) => {
      asked.push(id);
      return ok(back);
    },
  });
  await store.load();
  await store.receiveWithdrawal(order, 3);
  expect([asked, store.result?.kind, store.orders?.[0]?.withdrawals[0]?.id]).toEqual([
    [3],
    'taken-back',
    3,
  ]);
  const away = aStore([order], async () => err({ kind: 'unreachable' }));
  await away.load();
  await away.receiveWithdrawal(order, 3);
  expect(away.result?.kind).toBe('failed');
});
