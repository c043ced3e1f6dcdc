import { InMemoryShopData } from '@tailorbird/adapter-memory/staff';
import type { ShopTable } from '@tailorbird/domain/shell';
import { expect, test, vi } from 'vitest';
import { ShopDataStore } from './shopDataStore.ts';

const five = { pieces: 5 };
const hello = { en: 'Hello', de: 'Hallo' };
const navy = {
  type: 'cotton-t-shirt',
  typeTitle: 'Cotton T-Shirt',
  variantId: '101',
  title: { en: 'Navy', de: 'Marine' },
  name: { en: 'Cotton T-Shirt', de: 'Baumwoll-T-Shirt' },
};

const aShop = (table: ShopTable = 'stock') => {
  const rows = {
    stock: [{ key: '101', title: 'T-shirt, navy', value: five }],
    texts: [{ key: 'shell.hello', title: 'Hello', value: hello }],
    mails: [
      { key: 'server-orders.subject', title: 'Thanks', value: { en: 'Thanks', de: 'Danke' } },
    ],
  };
  const data = new InMemoryShopData(rows, { pieces: [navy] });
  return { store: new ShopDataStore(table, { data }), data };
};
const piecesIn = async (data: InMemoryShopData) => {
  const rows = await data.rows('stock', '');
  return rows.ok && rows.value[0]?.value;
};

test('a single result opens at once and is saved with a reason', async () => {
  const { store, data } = aShop();
  await store.find('navy');
  expect(store.draft).toMatchObject({ key: '101', before: { pieces: 5 } });
  store.type('pieces', 7);
  await store.save();
  expect([store.isReasonMissing, await piecesIn(data)]).toEqual([true, { pieces: 5 }]);
  store.setReason('counted again');
  await store.save();
  expect([store.draft, store.saved?.value, await piecesIn(data)]).toEqual([
    null,
    { pieces: 7 },
    { pieces: 7 },
  ]);
});

test('concurrent edits show side by side, and either version can be kept', async () => {
  const { store, data } = aShop();
  await store.find('navy');
  store.type('pieces', 9);
  store.setReason('counted again');
  await data.change('stock', '101', { before: five, after: { pieces: 4 }, reason: 'sold one' });
  await store.save();
  expect(store.conflict?.now?.value).toEqual({ pieces: 4 });
  expect(store.draft?.after).toEqual({ pieces: 9 });
  store.acceptTheirs();
  await store.save();
  expect(await piecesIn(data)).toEqual({ pieces: 9 });
});

test('a row shows its history and can be restored', async () => {
  const { store, data } = aShop();
  await data.change('stock', '101', { before: five, after: { pieces: 4 }, reason: 'sold one' });
  await store.find('navy');
  expect(store.history).toMatchObject([{ reason: 'sold one', before: five, after: { pieces: 4 } }]);
  store.goBackTo(store.history?.[0]?.before ?? {});
  store.setReason('it came back');
  await store.save();
  expect(await piecesIn(data)).toEqual(five);
});

test('an invalid value shows its error at the field and stays', async () => {
  const { store, data } = aShop();
  await store.find('navy');
  store.type('pieces', -1);
  store.setReason('counted again');
  await store.save();
  expect([Object.keys(store.problems), store.draft?.after, await piecesIn(data)]).toEqual([
    ['pieces'],
    { pieces: -1 },
    five,
  ]);
  store.type('pieces', 1);
  expect(store.problems).toEqual({});
  data.refusal = { kind: 'unreachable' };
  await store.save();
  expect([store.failure, store.draft?.after, store.isSaving]).toEqual([
    { kind: 'unreachable' },
    { pieces: 1 },
    false,
  ]);
});

test('the preview of a rule stays until the rule changes', async () => {
  const { store } = aShop('naming');
  store.begin('rule-navy', {
    pattern: 'Cotton T-Shirt, *Nowhere*',
    name_en: 'Navy One',
    name_de: 'Marine',
    priority: 1,
    used: true,
  });
  await store.previewNames();
  expect([store.named, Object.keys(store.problems)]).toEqual([null, ['pattern']]);
  store.type('pattern', 'Cotton T-Shirt, *Navy*');
  await store.previewNames();
  expect(store.named).toMatchObject([
    { variantId: '101', before: navy.name, after: { en: 'Navy One', de: 'Marine' } },
  ]);
  store.type('name_en', 'Navy Two');
  expect(store.named).toBeNull();
});

test('a preview is removed when the text changes', async () => {
  const { store } = aShop('texts');
  await store.find('hallo');
  store.type('en', 'Good morning');
  await store.previewText();
  expect(store.shown).toEqual({ name: expect.stringMatching(/\w/), path: '/' });
  store.type('en', '');
  expect(store.shown).toBeNull();
  await store.previewText();
  expect([store.shown, Object.keys(store.problems)]).toEqual([null, ['en']]);
});

test('mails are listed on opening, as soon as access is known', async () => {
  const { store, data } = aShop();
  await store.load();
  expect(store.mails).toEqual([]);
  data.refusal = { kind: 'unreachable' };
  await store.load('mails');
  expect(store.mails).toEqual([]);
  data.refusal = null;
  await store.load();
  await vi.waitFor(() =>
    expect(store.mails).toContainEqual({ name: 'order-receipt', title: 'Receipt of an order' }),
  );
});

test('a mail preview shows the stored text, or on request the edited one', async () => {
  const { store } = aShop('mails');
  await store.chooseMail('order-receipt');
  expect([store.rows?.map(({ key }) => key), store.letters]).toMatchObject([
    ['server-orders.subject'],
    { words: { de: { text: 'Danke' } }, preview: null },
  ]);
  const [row] = store.rows ?? [];
  if (!row) throw new Error('The mail has no text');
  await store.startEditing(row);
  store.type('de', 'Vielen Dank');
  await store.previewText();
  expect(store.letters).toMatchObject({
    words: { de: { text: 'Vielen Dank' } },
    preview: 'text-1',
  });
  store.type('de', '');
  expect([store.letters?.preview, store.shown]).toEqual([null, null]);
  await store.previewText();
  expect([store.letters?.preview, Object.keys(store.problems)]).toEqual([null, ['de']]);
  store.goBackTo(row.value);
  store.setReason('as it was before');
  await store.save();
  expect(store.letters).toMatchObject({ words: { de: { text: 'Danke' } }, preview: null });
});
