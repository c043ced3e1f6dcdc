import { inMemoryShop } from '@tailorbird/adapter-memory';
import { err, ok } from '@tailorbird/domain/kernel';
import type { Sizes } from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import { ManualClock } from '../../../testing/aTab.ts';
import { SizeChartStore } from './sizeChartStore.ts';

const property = (id: number, measure: string, displayOrder: number, showInSizeCharts = true) => ({
  id,
  measure,
  title: measure,
  displayOrder,
  showInSizeCharts,
});
const open = (sizeTypes: Sizes['sizeTypes']) =>
  new SizeChartStore({ sizes: { ...inMemoryShop().sizes, sizeTypes }, clock: new ManualClock() });

test('[SIZE-21] a chart has its measures in display order for every base size', async () => {
  const properties = [
    property(1, 'waist', 2),
    property(2, 'chest', 1),
    property(3, 'biceps', 3, false),
  ];
  const store = open(async () => ok([{ id: 1, slug: 't-shirt', title: 'T-Shirt', properties }]));
  expect(store.rowsOf('t-shirt', 'R')).toEqual([]);
  await store.load();
  const rows = store.rowsOf('t-shirt', 'R');
  expect(rows.map(({ measure }) => measure)).toEqual(['chest', 'waist']);
  for (const { values } of rows) {
    expect(values).toHaveLength(12);
    expect(values).toEqual(values.toSorted((one, other) => one - other));
  }
});

test('unlisted size types have no chart, and neither has a failed list', async () => {
  const store = open(async () => ok([]));
  await store.load();
  expect(store.rowsOf('rugby-shirt', 'L')).toEqual([]);
  const away = open(async () => err({ kind: 'unreachable' }));
  await away.load();
  expect(away.rowsOf('t-shirt', 'R')).toEqual([]);
});
