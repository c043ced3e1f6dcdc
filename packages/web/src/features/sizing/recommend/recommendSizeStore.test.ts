import { idealSizeDefaults, kilograms, type SizePrefs } from '@tailorbird/domain/sizing';
import { observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { aTab, settled, type Tab } from '../../../testing/aTab.ts';
import { RecommendSizeStore } from './recommendSizeStore.ts';

const prefs: SizePrefs = {
  facts: idealSizeDefaults,
  bodyShape: 'RECTANGULAR',
  fit: 'REGULAR',
  units: 'metric',
  known: {},
  designVersion: 'V2',
};

const withSize = async (
  of: SizePrefs = prefs,
): Promise<{
  readonly tab: Tab;
  readonly store: RecommendSizeStore;
  readonly id: number;
  readonly reports: string[];
}> => {
  const tab = await aTab();
  const types = await tab.ports.sizes.sizeTypes();
  const sizeTypeId = types.ok ? types.value[0]!.id : 0;
  const made = await tab.ports.sizes.create({ title: 'Sunday', sizeTypeId, prefs: of });
  const reports: string[] = [];
  const { sizes } = tab.ports;
  const store = new RecommendSizeStore(sizeTypeId, {
    sizes,
    session: { wearerId: null },
    clock: tab.clock,
    report: (message) => reports.push(message),
  });
  await store.load();
  return { tab, store, id: made.ok ? made.value.id : 0, reports };
};

test('[PANEL-08] a size type that the shop does not have is marked as unknown', async () => {
  const { tab, store } = await withSize();
  expect(store.isUnknown).toBe(false);
  const unknown = new RecommendSizeStore(999, {
    sizes: tab.ports.sizes,
    session: { wearerId: null },
    clock: tab.clock,
    report: () => {},
  });
  await unknown.load();
  expect(unknown.isUnknown).toBe(true);
});

test('[SIZE-37] continuing without a size shows an error and makes no call', async () => {
  const { tab, store } = await withSize();
  store.send({ type: 'mode-chosen', mode: 'existing-size' });
  tab.network.calls.length = 0;
  await store.goToNextStep();
  expect(store.panel).toMatchObject({
    status: 'size-selection',
    notice: 'select-a-size-to-continue',
  });
  expect(tab.network.calls).toEqual([]);
});

test('[SIZE-38] a fast response shows as loading for 750 ms', async () => {
  const { tab, store, id } = await withSize();
  store.send({ type: 'mode-chosen', mode: 'existing-size' });
  store.send({ type: 'size-chosen', userSizeId: id });
  const calculated = store.goToNextStep();
  await settled();
  expect(store.panel.status).toBe('calculating');
  await tab.clock.pass(749);
  expect(store.panel.status).toBe('calculating');
  await tab.clock.pass(1);
  await calculated;
  expect(store.panel).toMatchObject({
    status: 'size-recommendation',
    size: { length: expect.stringMatching(/[RL]/) },
  });
  expect(store.basis?.title).toBe('Sunday');
  store.send({ type: 'button-pressed' });
  expect(store.panel).toMatchObject({
    status: 'closed',
    exit: { to: 'create-size', tab: 'standard' },
  });
});

test('[SIZE-40, SIZE-62, SIZE-63] no size is reported and links to support', async () => {
  const giant = {
    ...prefs,
    facts: { ...idealSizeDefaults, weightKg: kilograms(180) },
    bodyShape: 'ROUND',
  } as const;
  const { tab, store, id, reports } = await withSize(giant);
  store.send({ type: 'mode-chosen', mode: 'existing-size' });
  store.send({ type: 'size-chosen', userSizeId: id });
  const calculated = store.goToNextStep();
  await settled();
  await tab.clock.pass(750);
  await calculated;
  expect(store.panel).toEqual({ status: 'size-recommendation', size: null });
  expect(reports).toEqual(['No recommendation result found']);
  store.send({ type: 'button-pressed' });
  expect(store.panel).toEqual({ status: 'closed', exit: { to: 'support-chat' } });
});

test('[SIZE-58] a failed calculation is reported and stays at the selection', async () => {
  const { tab, store, id, reports } = await withSize();
  store.send({ type: 'mode-chosen', mode: 'existing-size' });
  store.send({ type: 'size-chosen', userSizeId: id });
  tab.network.weather = 'question-lost';
  const asked = store.goToNextStep();
  await settled();
  await tab.clock.pass(750);
  await asked;
  expect(store.panel).toEqual({
    status: 'size-selection',
    userSizeId: id,
    notice: 'size-calculation-failed',
  });
  expect(reports).toEqual(['A standard size could not be recommended: unreachable']);
});

test('only the wearer’s sizes are offered, and others are rejected', async () => {
  const { store, id } = await withSize();
  const session = observable<{ wearerId: number | null }>({ wearerId: null });
  const tab = await aTab();
  const [own] = store.sizes ?? [];
  const hers = { ...own!, id: 71, wearerId: 7, title: 'Anna’s' };
  const shared = new RecommendSizeStore(own!.sizeTypeId, {
    sizes: { ...tab.ports.sizes, all: async () => ({ ok: true, value: [own!, hers] }) },
    session,
    clock: tab.clock,
    report: () => {},
  });
  await shared.load();
  expect(shared.sizes?.map((size) => size.id)).toEqual([id]);
  shared.send({ type: 'mode-chosen', mode: 'existing-size' });
  shared.send({ type: 'size-chosen', userSizeId: id });
  runInAction(() => {
    session.wearerId = 7;
  });
  expect(shared.sizes?.map((size) => size.id)).toEqual([71]);
  await shared.goToNextStep();
  expect(shared.panel).toMatchObject({ userSizeId: null, notice: 'select-a-size-to-continue' });
});
