import { err, ok } from '@tailorbird/domain/kernel';
import type { ShopData, ShopRow } from '@tailorbird/domain/shell';
import { expect, test } from 'vitest';
import { ShopDataStore } from './shopDataStore.ts';

const color = (pieces: number): ShopRow => ({ key: '101', title: 'T-shirt, navy', value: { pieces } });

/** A table of one row, which others may change. */
const aTable = () => {
  let row = color(5);
  const data: ShopData = {
    rows: async (_, search) => ok(row.title.includes(search) ? [row] : []),
    history: async () => ok([]),
    previewNames: async () => ok([]),
    previewText: async () => ok({ name: 'preview', path: '/' }),
    change: async (_, __, { before, after }) => {
      if (JSON.stringify(before) !== JSON.stringify(row.value)) return err({ kind: 'row-changed', now: row });
      row = { ...row, value: after };
      return ok(row);
    },
  };
  return { store: new ShopDataStore('stock', { data }), sell: () => (row = color(4)), row: () => row };
};

test('a single find is taken up at once, and saved with a reason', async () => {
  const { store, row } = aTable();
  await store.find('navy');
  expect(store.draft).toMatchObject({ key: '101', before: { pieces: 5 } });
  store.type('pieces', 7);
  await store.save();
  expect([store.isReasonMissing, row().value]).toEqual([true, { pieces: 5 }]);
  store.tellReason('counted again');
  await store.save();
  expect([store.draft, store.saved?.value, row().value]).toEqual([null, { pieces: 7 }, { pieces: 7 }]);
});

test('what somebody else changed meanwhile is shown beside, nothing typed is lost, and either version can be kept', async () => {
  const { store, sell, row } = aTable();
  await store.find('navy');
  store.type('pieces', 9);
  store.tellReason('counted again');
  sell();
  await store.save();
  expect(store.conflict?.now?.value).toEqual({ pieces: 4 });
  expect(store.draft?.after).toEqual({ pieces: 9 });
  store.takeTheirs();
  await store.save();
  expect(row().value).toEqual({ pieces: 9 });
});
