import { err, ok } from '@tailorbird/domain/kernel';
import type { ConversionPreview, SizeDesk, SizeDeskRefused, SizeType } from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import { SizeConvertStore } from './sizeConvertStore.ts';

const types: readonly SizeType[] = [
  { id: 1, slug: 't-shirt', title: 'T-shirt', properties: [] },
  { id: 4, slug: 'shirt', title: 'Shirt', properties: [] },
];

const preview = (toSizeTypeId: number): ConversionPreview => ({
  source: { sizeTypeId: 1, title: 'Mine', measurements: [] },
  conversion: { sizeTypeId: toSizeTypeId, through: 'body', measurements: [], standardSize: null },
  recommended: null,
});

/** A desk with size 7, which can be anything but what refuses it. */
const aDesk = (refusal: SizeDeskRefused | null = null) => {
  const asked: (readonly [number, number])[] = [];
  const desk: SizeDesk = {
    preview: async (id, to) => {
      asked.push([id, to]);
      if (refusal) return err(refusal);
      return id === 7 ? ok(preview(to)) : err({ kind: 'size-not-found' });
    },
  };
  return { asked, store: new SizeConvertStore({ sizes: { sizeTypes: async () => ok(types) }, desk }) };
};

test('[ROUTE-60] shows what a size would be for the garment that was chosen, the first at first', async () => {
  const { store, asked } = aDesk();
  await store.load();
  expect([store.targetId, store.titleOf(4), store.titleOf(9)]).toEqual([1, 'Shirt', '']);
  store.tellSize(' 7 ');
  store.chooseTarget(4);
  await store.convert();
  expect([store.preview?.conversion.sizeTypeId, asked, store.failure]).toEqual([4, [[7, 4]], null]);
});

test('a garment that was chosen stays chosen when the names come again in another language', async () => {
  const { store } = aDesk();
  await store.load();
  store.chooseTarget(4);
  await store.load();
  expect(store.targetId).toBe(4);
});

test.each(['', '  ', '0', '-1', '1.5', 'seven', '1234567890'])('"%s" is no number of a size, and nobody is asked', async (typed) => {
  const { store, asked } = aDesk();
  await store.load();
  store.tellSize(typed);
  await store.convert();
  expect([store.failure, asked]).toEqual([{ kind: 'size-missing' }, []]);
});

test('another size or garment takes the result away, so that no result stands beside what it is not of', async () => {
  const { store } = aDesk();
  await store.load();
  store.tellSize('7');
  await store.convert();
  store.chooseTarget(4);
  expect(store.preview).toBeNull();
  await store.convert();
  store.tellSize('8');
  expect(store.preview).toBeNull();
  await store.convert();
  expect([store.preview, store.failure]).toEqual([null, { kind: 'size-not-found' }]);
});

test('is asked once for however many clicks, and not before the garments are known', async () => {
  const { store, asked } = aDesk();
  store.tellSize('7');
  await store.convert();
  expect(asked).toEqual([]);
  await store.load();
  await Promise.all([store.convert(), store.convert(), store.convert()]);
  expect([asked, store.isBusy]).toEqual([[[7, 1]], false]);
});

test.each<SizeDeskRefused['kind']>(['permission-denied', 'cannot-convert', 'unreachable'])('%s is told', async (kind) => {
  const { store } = aDesk({ kind });
  await store.load();
  store.tellSize('7');
  await store.convert();
  expect([store.preview, store.failure, store.isBusy]).toEqual([null, { kind }, false]);
});
