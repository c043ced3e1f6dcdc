import { openStaffedShop } from '@tailorbird/adapter-memory/staff';
import type { CustomerSizeRefused, SizeDesk } from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import { SizeLookUpStore } from './sizeLookUpStore.ts';

type Asked = Parameters<SizeDesk['lookUp']>;

const aDesk = async (refusal: CustomerSizeRefused | null = null) => {
  const { enter, sizeDesk } = openStaffedShop();
  const { sizes } = enter();
  const asked: Asked[] = [];
  const during = { meanwhile: (): void => undefined };
  const store = new SizeLookUpStore({
    sizes,
    desk: {
      lookUp: async (...call) => {
        asked.push(call);
        during.meanwhile();
        return refusal ? { ok: false, failure: refusal } : await sizeDesk.lookUp(...call);
      },
    },
  });
  await store.load();
  return { store, asked, during, sizes };
};

const told = { ageYears: '41', heightCm: '178,5', weightKg: '79.4', footLengthCm: '27.5' };
const wrongOf = (store: SizeLookUpStore): readonly string[] =>
  store.fields.flatMap(({ fact, isWrong }) => (isWrong ? [fact] : []));

test('[API-58] the model’s result shows for the entered body facts', async () => {
  const { store, asked, sizes } = await aDesk();
  store.change({ ...told, bodyShape: 'TRIANGULAR', fit: 'TIGHT' });
  await store.lookUp();
  const prefs = {
    facts: { ageYears: 41, heightCm: 178.5, weightKg: 79.4, footLengthCm: 27.5 },
    bodyShape: 'TRIANGULAR',
    fit: 'TIGHT',
    units: 'metric',
    known: {},
    designVersion: 'V2',
  };
  expect(asked).toEqual([[store.types[0]?.id, prefs]]);
  const [, sent] = asked[0] as Asked;
  const saved = await sizes.create({
    title: 'Mine',
    sizeTypeId: store.types[0]?.id ?? 0,
    prefs: sent,
  });
  expect(saved.ok && saved.value.measurements).toEqual(store.found?.measurements);
  expect([store.failure, store.isBusy, wrongOf(store)]).toEqual([null, false, []]);
});

test('wrong fields show errors on request, and nothing is sent', async () => {
  const { store, asked } = await aDesk();
  expect(wrongOf(store)).toEqual([]);
  store.change({ ...told, heightCm: '221', weightKg: 'much', footLengthCm: '' });
  expect(wrongOf(store)).toEqual([]);
  await store.lookUp();
  expect([wrongOf(store), asked, store.found]).toEqual([
    ['heightCm', 'weightKg', 'footLengthCm'],
    [],
    null,
  ]);
  store.change(told);
  expect(wrongOf(store)).toEqual([]);
});

test('another entry clears the result, also during a request', async () => {
  const { store, during } = await aDesk();
  store.change(told);
  await store.lookUp();
  expect(store.found).not.toBeNull();
  store.change({ fit: 'LOOSE' });
  expect(store.found).toBeNull();
  during.meanwhile = () => store.change({ ageYears: '42' });
  await store.lookUp();
  expect([store.found, store.isBusy]).toEqual([null, false]);
});

test('several clicks send one request', async () => {
  const { store, asked } = await aDesk();
  store.change(told);
  await Promise.all([store.lookUp(), store.lookUp(), store.lookUp()]);
  expect(asked).toHaveLength(1);
});

test.each<CustomerSizeRefused['kind']>(['permission-denied', 'unreachable'])(
  'the failure %s shows its message',
  async (kind) => {
    const { store } = await aDesk({ kind } as CustomerSizeRefused);
    store.change(told);
    await store.lookUp();
    expect([store.found, store.failure]).toEqual([null, { kind }]);
  },
);
