import { openStaffedShop } from '@tailorbird/adapter-memory/staff';
import type { SizeDesk, SizeDeskRefused, SizeType } from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import { SizeConvertStore } from './sizeConvertStore.ts';

const aDesk = async (refusal: SizeDeskRefused | null = null) => {
  const { enter, sizeDesk } = openStaffedShop();
  const { sizes } = enter();
  sizeDesk.refusal = refusal;
  const asked: (readonly [number, number])[] = [];
  const desk: Pick<SizeDesk, 'preview'> = {
    preview: (id, to) => {
      asked.push([id, to]);
      return sizeDesk.preview(id, to);
    },
  };
  const types = await sizes.sizeTypes();
  const [first, second] = (types.ok ? types.value : []) as readonly [SizeType, SizeType];
  const made = await sizes.ofStandardSize({
    size: { base: 7, length: 'R' },
    sizeTypeId: first.id,
    title: 'Mine',
  });
  const id = made.ok ? made.value.id : 0;
  return { asked, first, second, id, store: new SizeConvertStore({ sizes, desk }) };
};

test('[ROUTE-60] the size shows for the chosen garment, initially the first', async () => {
  const { store, asked, first, second, id } = await aDesk();
  await store.load();
  expect([store.targetId, store.titleOf(second.id), store.titleOf(999)]).toEqual([
    first.id,
    second.title,
    '',
  ]);
  store.setSize(` ${id} `);
  store.chooseTarget(second.id);
  await store.convert();
  expect([store.preview?.source.title, store.preview?.conversion.sizeTypeId]).toEqual([
    'Mine',
    second.id,
  ]);
  expect([asked, store.failure]).toEqual([[[id, second.id]], null]);
});

test('the chosen garment stays chosen in another language', async () => {
  const { store, second } = await aDesk();
  await store.load();
  store.chooseTarget(second.id);
  await store.load();
  expect(store.targetId).toBe(second.id);
});

test.each(['', '  ', '0', '-1', '1.5', 'seven', '1234567890'])(
  '“%s” is not a valid size number and sends no request',
  async (typed) => {
    const { store, asked } = await aDesk();
    await store.load();
    store.setSize(typed);
    await store.convert();
    expect([store.failure, asked]).toEqual([{ kind: 'size-missing' }, []]);
  },
);

test('choosing another size or garment clears the old result', async () => {
  const { store, second, id } = await aDesk();
  await store.load();
  store.setSize(String(id));
  await store.convert();
  expect(store.preview).not.toBeNull();
  store.chooseTarget(second.id);
  expect(store.preview).toBeNull();
  await store.convert();
  expect(store.preview).not.toBeNull();
  store.setSize('8');
  expect(store.preview).toBeNull();
  await store.convert();
  expect([store.preview, store.failure]).toEqual([null, { kind: 'size-not-found' }]);
});

test('several clicks send one request, once the garments are loaded', async () => {
  const { store, asked, first, id } = await aDesk();
  store.setSize(String(id));
  await store.convert();
  expect(asked).toEqual([]);
  await store.load();
  await Promise.all([store.convert(), store.convert(), store.convert()]);
  expect([asked, store.isBusy]).toEqual([[[id, first.id]], false]);
});

test.each<SizeDeskRefused['kind']>(['permission-denied', 'cannot-convert', 'unreachable'])(
  'the failure %s shows its message',
  async (kind) => {
    const { store } = await aDesk({ kind });
    await store.load();
    store.setSize('7');
    await store.convert();
    expect([store.preview, store.failure, store.isBusy]).toEqual([null, { kind }, false]);
  },
);
