import { aShopFixture } from '@tailorbird/adapter-memory';
import { type ClothingType, defaultVariant, publicViewer } from '@tailorbird/domain/catalog';
import { err } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { aTab, settled, type Tab } from '../../../testing/aTab.ts';
import { type SizeBasketDependencies, SizeBasketStore } from './sizeBasketStore.ts';

type Setting = {
  readonly tab: Tab;
  readonly type: ClothingType;
  readonly sizeId: number;
  readonly reports: string[];
};

const withSize = async (): Promise<Setting> => {
  const tab = await aTab();
  const [type] = aShopFixture().clothingTypes.filter(({ sizeType }) => sizeType !== null);
  if (!type?.sizeType) throw new Error('The shop has no garment with sizes');
  const saved = await tab.ports.sizes.ofStandardSize({
    size: { base: 7, length: 'R' },
    sizeTypeId: type.sizeType.id,
    title: 'Mine',
  });
  tab.network.calls.length = 0;
  return {
    tab,
    type: type as unknown as ClothingType,
    sizeId: saved.ok ? saved.value.id : 0,
    reports: [],
  };
};

const opened = async (
  setting: Setting,
  dependencies: Partial<SizeBasketDependencies> = {},
): Promise<SizeBasketStore> => {
  const { tab, sizeId, reports } = setting;
  const store = new SizeBasketStore(sizeId, {
    sizes: tab.ports.sizes,
    basket: async () => tab.basket,
    report: (problem) => reports.push(problem),
    ...dependencies,
  });
  await store.load();
  return store;
};

const designOf = ({ type, sizeId }: Setting) => ({
  variant: defaultVariant(type, publicViewer),
  initials: '',
  size: { kind: 'user', id: sizeId } as const,
});

test('[SIZE-43] the garment is added to the basket in its size', async () => {
  const setting = await withSize();
  const store = await opened(setting);
  expect(store.found).toMatchObject({ status: 'found', size: { title: 'Mine' } });
  expect(await store.add(setting.type, designOf(setting))).toBe(true);
  expect(store.adding.status).toBe('idle');
  await setting.tab.basket.show('en');
  expect(setting.tab.basket.basket?.lines.map(({ snapshot }) => snapshot.userSizeId)).toEqual([
    setting.sizeId,
  ]);
});

test('an addition in progress is not sent twice', async () => {
  const setting = await withSize();
  const store = await opened(setting);
  const first = store.add(setting.type, designOf(setting));
  expect(store.adding.status).toBe('adding');
  expect(await store.add(setting.type, designOf(setting))).toBe(false);
  expect(await first).toBe(true);
});

test('a refusal of the basket is shown and can be retried', async () => {
  const setting = await withSize();
  const store = await opened(setting, {
    basket: async () => ({ add: async () => err({ kind: 'unreachable' }) }) as never,
  });
  expect(await store.add(setting.type, designOf(setting))).toBe(false);
  expect(store.adding).toEqual({ status: 'refused', failure: { kind: 'unreachable' } });
});

test('[SIZE-63] a basket that fails to load is reported', async () => {
  const setting = await withSize();
  const store = await opened(setting, { basket: () => Promise.reject(new Error('offline')) });
  expect(await store.add(setting.type, designOf(setting))).toBe(false);
  expect(store.adding).toEqual({ status: 'refused', failure: { kind: 'unreachable' } });
  expect(setting.reports).toEqual(['AddToBasket not found in IdealSizeBridge']);
});

test('[SIZE-64] a missing or unreachable size shows an error and adds nothing', async () => {
  const setting = await withSize();
  const missing = await opened({ ...setting, sizeId: 987654 });
  expect(missing.found).toEqual({ status: 'failed', failure: { kind: 'size-not-found' } });
  expect(await missing.add(setting.type, designOf(setting))).toBe(false);
  setting.tab.network.weather = 'question-lost';
  const lost = await opened(setting);
  expect(lost.found).toEqual({ status: 'failed', failure: { kind: 'unreachable' } });
  setting.tab.network.weather = 'clear';
  void lost.load();
  expect(lost.found.status).toBe('looking');
  await settled();
  expect(lost.found.status).toBe('found');
});
