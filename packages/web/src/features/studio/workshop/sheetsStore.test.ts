import { err, ok } from '@tailorbird/domain/kernel';
import type { MakingSheet, Workshop } from '@tailorbird/domain/orders';
import { expect, test } from 'vitest';
import { SheetsStore } from './sheetsStore.ts';

const aSheet = (orderNumber: string, number: number): MakingSheet =>
  ({ orderNumber, piece: { number, part: 'all' } }) as MakingSheet;

const aStore = (sheets: Workshop['sheets']) =>
  new SheetsStore({
    workshop: {
      orders: async () => ok([]),
      awaitingFit: async () => ok([]),
      move: async () => err({ kind: 'unreachable' }),
      moveDelivery: async () => err({ kind: 'unreachable' }),
      undo: async () => err({ kind: 'unreachable' }),
      receiveReturn: async () => err({ kind: 'unreachable' }),
      sheets,
    },
  });

test('a valid number shows one piece; otherwise all pieces show', async () => {
  const store = aStore(async (number) => ok([aSheet(number, 1), aSheet(number, 2)]));
  await store.load('100001');
  const numbers = (piece: string | null): readonly number[] =>
    store.sheetsOf(piece).map(({ piece: { number } }) => number);
  expect([numbers('2'), numbers(null), numbers('7')]).toEqual([[2], [1, 2], [1, 2]]);
});

test('a late answer about another order is not shown', async () => {
  const answers = new Map<string, (answer: Awaited<ReturnType<Workshop['sheets']>>) => void>();
  const store = aStore((number) => new Promise((resolve) => answers.set(number, resolve)));
  const loads = [store.load('100001'), store.load('100002')];
  answers.get('100002')?.(ok([aSheet('100002', 1)]));
  answers.get('100001')?.(ok([aSheet('100001', 1)]));
  await Promise.all(loads);
  expect(store.sheets?.map(({ orderNumber }) => orderNumber)).toEqual(['100002']);
});

test('failed loads can be retried', async () => {
  let asked = 0;
  const store = aStore(async (number) => {
    asked += 1;
    return asked === 1 ? err({ kind: 'unreachable' }) : ok([aSheet(number, 1)]);
  });
  await store.load('100001');
  expect(store.state.status).toBe('error');
  await store.load();
  expect(store.sheets).toHaveLength(1);
});
