import { err, ok } from '@tailorbird/domain/kernel';
import type { ErrorDesk, ErrorGroup } from '@tailorbird/domain/shell';
import { expect, test } from 'vitest';
import { ErrorDeskStore } from './errorDeskStore.ts';

const group = (id: number, resolved: ErrorGroup['resolved'] = null): ErrorGroup => ({
  id,
  source: 'browser',
  kind: 'TypeError',
  problem: '',
  frames: [],
  page: '/faq',
  times: 2,
  firstAt: '2026-11-22T10:00:00.000Z',
  lastAt: '2026-11-22T11:00:00.000Z',
  lastReference: 'request',
  release: '',
  resolved,
});
const desk = (change: Partial<ErrorDesk> = {}): ErrorDesk => ({
  list: async () => ok([group(1), group(2)]),
  resolve: async (id) =>
    ok(group(id, { at: '2026-11-22T12:00:00.000Z', by: 'staff@shop.example' })),
  ...change,
});

test('what is resolved moves to what was', async () => {
  const store = new ErrorDeskStore({ desk: desk() });
  await store.load();
  await store.resolve(1);
  expect(store.open.map(({ id }) => id)).toEqual([2]);
  expect(store.resolved.map(({ id, resolved }) => [id, resolved?.by])).toEqual([
    [1, 'staff@shop.example'],
  ]);
});

test('what could not be resolved stays open, and says so', async () => {
  const store = new ErrorDeskStore({
    desk: desk({ resolve: async () => err({ kind: 'unreachable' }) }),
  });
  await store.load();
  await store.resolve(2);
  expect([store.open.length, store.notResolved, store.busyWith]).toEqual([2, 2, null]);
});

test('without an answer it says so, and loads again', async () => {
  let answers = false;
  const store = new ErrorDeskStore({
    desk: desk({ list: async () => (answers ? ok([]) : err({ kind: 'unreachable' })) }),
  });
  await store.load();
  expect([store.hasFailed, store.groups]).toEqual([true, null]);
  answers = true;
  await store.load();
  expect([store.hasFailed, store.groups]).toEqual([false, []]);
});
