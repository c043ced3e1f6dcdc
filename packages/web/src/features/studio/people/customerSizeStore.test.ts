import { openStaffedShop } from '@tailorbird/adapter-memory/staff';
import { garmentBounds, type SizeDeskRefused } from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import { CustomerSizeStore } from './customerSizeStore.ts';

const aDesk = async ({
  refusal = null,
  isNew = false,
}: {
  readonly refusal?: SizeDeskRefused | null;
  readonly isNew?: boolean;
} = {}) => {
  const { enter, sizeDesk } = openStaffedShop();
  const [theirs, mine] = [enter(), enter()];
  const customer = await theirs.account.signIn({
    email: 'customer@tailorbird.example',
    password: 'measure-twice',
  });
  const types = await theirs.sizes.sizeTypes();
  const type = types.ok ? types.value[0] : undefined;
  if (!customer.ok || !type) throw new Error('A shop without a customer or garments');
  await theirs.sizes.ofStandardSize({
    size: { base: 7, length: 'R' },
    sizeTypeId: type.id,
    title: 'Sunday',
  });
  const kept = async () => {
    const all = await theirs.sizes.all();
    return all.ok ? all.value : [];
  };
  const size = (await kept())[0] ?? null;
  const calls: unknown[] = [];
  sizeDesk.refusal = refusal;
  const store = new CustomerSizeStore({
    sizes: mine.sizes,
    desk: {
      create: (...asked) => {
        calls.push(asked);
        return sizeDesk.create(...asked);
      },
      change: (...asked) => {
        calls.push(asked);
        return sizeDesk.change(...asked);
      },
    },
  });
  const asked = {
    customerId: customer.value.id,
    size: isNew ? null : size,
    reason: 'measured in the store',
    languageTag: 'de-DE',
  };
  await store.begin(asked);
  return { store, kept, calls, type, customerId: customer.value.id, size };
};
type Desk = Awaited<ReturnType<typeof aDesk>>;

const chestOf = ({ store }: Desk) => {
  const field = store.fields.find(({ measure }) => measure === 'chest');
  if (!field) throw new Error('A garment without a chest');
  return field;
};

test('[API-70] only changed measures are sent, with the reason, as the shop’s', async () => {
  const desk = await aDesk();
  const { store, calls, customerId, size, kept } = desk;
  const { text, minimum } = chestOf(desk);
  const before = size?.measurements.find(({ measure }) => measure === 'chest')?.value ?? 0;
  expect(Number(text.replace(',', '.'))).toBeCloseTo(before, 1);
  expect(before).toBeGreaterThan(minimum);
  store.measure('chest', ' 60,5 ');
  expect(await store.save()).toMatchObject({ id: size?.id, version: 2, byShop: true });
  expect(calls).toEqual([
    [customerId, size?.id, { measurements: { chest: 60.5 }, reason: 'measured in the store' }],
  ]);
  expect((await kept())[0]?.measurements.find(({ measure }) => measure === 'chest')?.value).toBe(
    60.5,
  );
});

test('errors show at their field on saving; the input stays, nothing is sent', async () => {
  const desk = await aDesk();
  const { store, calls } = desk;
  const { maximum } = chestOf(desk);
  for (const [typed, problem] of [
    ['', 'missing'],
    ['wide', 'not-a-number'],
    [String(maximum + 1), 'out-of-bounds'],
  ] as const) {
    store.measure('chest', typed);
    expect(await store.save()).toBeNull();
    expect(chestOf(desk)).toMatchObject({ text: typed, problem });
  }
  store.measure('chest', '60.5');
  store.change({ reason: 'why' });
  expect(await store.save()).toBeNull();
  expect([chestOf(desk).problem, store.isReasonMissing, calls]).toEqual([null, true, []]);
  store.change({ reason: 'measured again' });
  expect([store.isReasonMissing, (await store.save())?.version]).toEqual([false, 2]);
});

test('an unchanged size is not saved', async () => {
  const { store, calls } = await aDesk();
  expect(await store.save()).toBeNull();
  expect([store.failure, calls]).toEqual([{ kind: 'nothing-changed' }, []]);
});

test('[API-63] a new size needs a name and every measure, for wearer and cut', async () => {
  const { store, kept, type } = await aDesk({ isNew: true });
  expect(await store.save()).toBeNull();
  expect([store.isTitleWrong, new Set(store.fields.map(({ problem }) => problem))]).toEqual([
    true,
    new Set(['missing']),
  ]);
  store.change({ title: ' Measured ', sizeTypeId: type.id, cutFor: 'women' });
  expect([store.isTitleWrong, store.cutFor]).toEqual([
    false,
    store.cuts.includes('women') ? 'women' : 'men',
  ]);
  expect(store.fields.map(({ measure }) => measure).toSorted()).toEqual(
    Object.keys(garmentBounds(type.slug, store.cutFor) ?? {})
      .filter((measure) => type.properties.some((each) => each.measure === measure))
      .toSorted(),
  );
  for (const { measure, minimum } of store.fields) store.measure(measure, String(minimum));
  const saved = await store.save();
  expect(saved).toMatchObject({
    title: 'Measured',
    sizeTypeId: type.id,
    wearerId: null,
    version: 1,
    byShop: true,
  });
  expect((await kept())[0]).toEqual(saved);
});

test('several clicks save a size once', async () => {
  const { store, calls } = await aDesk();
  store.measure('chest', '60');
  const saved = await Promise.all([store.save(), store.save(), store.save()]);
  expect([saved.filter((each) => each !== null).length, calls.length, store.isBusy]).toEqual([
    1,
    1,
    false,
  ]);
});

test.each<SizeDeskRefused['kind']>(['permission-denied', 'size-not-found', 'unreachable'])(
  'the refusal %s shows its message, keeps the input and allows a retry',
  async (kind) => {
    const desk = await aDesk({ refusal: { kind } });
    desk.store.measure('chest', '60');
    expect(await desk.store.save()).toBeNull();
    expect([desk.store.failure, desk.store.isBusy, chestOf(desk).text]).toEqual([
      { kind },
      false,
      '60',
    ]);
    desk.store.measure('chest', '61');
    expect(desk.store.failure).toBeNull();
  },
);
