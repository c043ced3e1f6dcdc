import { err, ok } from '@tailorbird/domain/kernel';
import type { Aftercare, Order } from '@tailorbird/domain/orders';
import { expect, test } from 'vitest';
import { FirstPiecesStore } from './firstPiecesStore.ts';

const now = Date.parse('2025-12-05T09:00:00.000Z');
const arrived = '2025-11-25T09:00:00.000Z';

const anOrder = (number: string, changes: Partial<Order> = {}): Order =>
  ({
    number,
    status: 'AwaitingFitConfirmation',
    fitAnswer: null,
    parcels: [
      {
        part: 'first',
        carrier: 'Parcel',
        trackingNumber: number,
        sentAt: '2025-11-20T09:00:00.000Z',
        deliveredAt: arrived,
      },
    ],
    lines: [],
    ...changes,
  }) as unknown as Order;

const refuses = async () => err({ kind: 'unreachable' } as const);

const aStore = async (
  orders: readonly Order[],
  fits: Partial<Pick<Aftercare, 'confirmFit' | 'releaseRest'>> = {},
) => {
  const waiting: { now: readonly Order[] } = { now: orders };
  const store = new FirstPiecesStore({
    workshop: { awaitingFit: async () => ok(waiting.now) },
    fits: { confirmFit: refuses, releaseRest: refuses, ...fits },
    clock: { now: () => now, after: () => () => {} },
  });
  await store.load();
  return { store, waiting };
};

const numbersOf = (store: FirstPiecesStore): readonly string[] | undefined =>
  store.orders?.map(({ number }) => number);

test('[API-19] the longest-delivered first pieces are listed first', async () => {
  const onItsWay = anOrder('1', {
    parcels: [
      { part: 'first', carrier: '', trackingNumber: '', sentAt: arrived, deliveredAt: null },
    ],
  });
  const longest = anOrder('3', {
    parcels: [
      {
        part: 'first',
        carrier: '',
        trackingNumber: '',
        sentAt: arrived,
        deliveredAt: '2025-11-01T09:00:00.000Z',
      },
    ],
  });
  const { store } = await aStore([onItsWay, anOrder('2'), longest]);
  expect(numbersOf(store)).toEqual(['3', '2', '1']);
  expect(store.firstPiecesOf(onItsWay)).toEqual({ kind: 'sent', at: arrived });
  expect(store.firstPiecesOf(anOrder('2'))).toEqual({
    kind: 'arrived',
    at: arrived,
    daysAgo: 10,
    restReleaseDueAt: '2026-01-24T09:00:00.000Z',
  });
  expect(store.firstPiecesOf(anOrder('2', { fitAnswer: 'negative' }))).toMatchObject({
    restReleaseDueAt: null,
  });
});

test('[ORDER-04] an order leaves the list when the rest is made, not for changes', async () => {
  const told: unknown[] = [];
  const { store } = await aStore([anOrder('1'), anOrder('2')], {
    confirmFit: async (number, answer) => {
      told.push([number, answer]);
      const isPositive = answer.fit === 'positive';
      return ok(
        anOrder(number, {
          fitAnswer: answer.fit,
          status: isPositive ? 'InProduction' : 'AwaitingFitConfirmation',
        }),
      );
    },
    releaseRest: async (number) =>
      ok(anOrder(number, { fitAnswer: 'negative', status: 'InProduction' })),
  });
  const [one, other] = [anOrder('1'), anOrder('2')];
  await store.answer(one, 'positive', 'by phone');
  expect([numbersOf(store), store.result]).toEqual([['2'], { number: '1', kind: 'released' }]);
  await store.answer(other, 'negative', '');
  expect([numbersOf(store), store.orders?.[0]?.fitAnswer, store.result?.kind]).toEqual([
    ['2'],
    'negative',
    'adjusting',
  ]);
  await store.release(other);
  expect([numbersOf(store), store.result?.kind]).toEqual([[], 'released']);
  expect(told).toEqual([
    ['1', { fit: 'positive', comment: 'by phone' }],
    ['2', { fit: 'negative', comment: '' }],
  ]);
});

test('concurrent changes are reloaded, and a failed call changes nothing', async () => {
  const { store, waiting } = await aStore([anOrder('1')], {
    confirmFit: async () => err({ kind: 'fit-already-answered' }),
  });
  waiting.now = [anOrder('1', { fitAnswer: 'negative' })];
  await store.answer(anOrder('1'), 'positive', '');
  expect([store.result?.kind, store.orders?.[0]?.fitAnswer]).toEqual([
    'fit-already-answered',
    'negative',
  ]);
  await store.release(anOrder('1'));
  expect([store.result?.kind, numbersOf(store), store.answering.size]).toEqual([
    'failed',
    ['1'],
    0,
  ]);
});

test('orders are updated independently, and a repeated press has no effect', async () => {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const asked: string[] = [];
  const { store } = await aStore([anOrder('1'), anOrder('2')], {
    confirmFit: async (number) => {
      asked.push(number);
      if (number === '1') await promise;
      return ok(anOrder(number, { fitAnswer: 'positive', status: 'InProduction' }));
    },
  });
  const first = store.answer(anOrder('1'), 'positive', '');
  await store.answer(anOrder('1'), 'positive', '');
  await store.answer(anOrder('2'), 'positive', '');
  expect([asked, numbersOf(store), [...store.answering]]).toEqual([['1', '2'], ['1'], ['1']]);
  resolve();
  await first;
  expect([numbersOf(store), store.answering.size]).toEqual([[], 0]);
});
