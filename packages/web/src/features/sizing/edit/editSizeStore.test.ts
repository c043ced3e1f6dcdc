import {
  centimeters,
  idealSizeDefaults,
  type OwnedGarment,
  type SizePrefs,
  sideDifference,
} from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import { SizesChanges } from '../../../shared/wearers/sizesChanges.ts';
import { aTab, type Tab } from '../../../testing/aTab.ts';
import { EditSizeStore } from './editSizeStore.ts';

const prefs: SizePrefs = {
  facts: idealSizeDefaults,
  bodyShape: 'RECTANGULAR',
  fit: 'REGULAR',
  units: 'metric',
  known: {},
  designVersion: 'V2',
};

const editing = async (
  kind: 'custom' | 'standard' = 'custom',
): Promise<{ readonly tab: Tab; readonly store: EditSizeStore; readonly id: number }> => {
  const tab = await aTab();
  const { sizes } = tab.ports;
  const types = await sizes.sizeTypes();
  const sizeTypeId = types.ok ? types.value[0]!.id : 0;
  const made =
    kind === 'custom'
      ? await sizes.create({ title: 'Sunday', sizeTypeId, prefs })
      : await sizes.ofStandardSize({
          size: { base: 7, length: 'R' },
          sizeTypeId,
          title: 'Standard',
        });
  const id = made.ok ? made.value.id : 0;
  const store = new EditSizeStore(id, { sizes, changes: new SizesChanges(), report: () => {} });
  await store.load();
  tab.network.calls.length = 0;
  return { tab, store, id };
};

test('[SIZE-05] another fit recomputes the measures, saved as a new version', async () => {
  const { store } = await editing();
  expect(store.mode).toBe('simple');
  expect(store.isChanged).toBe(false);
  store.chooseFit('LOOSE');
  const [chest] = store.differences;
  expect(chest).toMatchObject({ measure: 'chest', change: 5 });
  const { entered } = store;
  const saved = await store.save();
  expect(saved).toMatchObject({ version: 2, prefs: { fit: 'LOOSE' } });
  expect(
    Object.fromEntries(saved!.measurements.map(({ measure, value }) => [measure, value])),
  ).toEqual(entered);
  expect(store.panel.status).toBe('closed');
});

test('[SIZE-05] a manual measurement is limited to its bounds and saved as manual', async () => {
  const { store } = await editing();
  store.choose('advanced');
  const maximum = store.dependencyOf('bodyLength')?.maximum;
  store.measure('bodyLength', 999);
  expect(store.entered.bodyLength).toBe(maximum);
  store.measure('bodyLength', 75);
  expect(store.differences.map(({ measure }) => measure)).toEqual(['bodyLength']);
  const saved = await store.save();
  expect(saved?.measurements.find(({ measure }) => measure === 'bodyLength')).toMatchObject({
    value: 75,
    origin: 'manual',
  });
  expect(saved?.measurements.find(({ measure }) => measure === 'chest')).toMatchObject({
    origin: 'lookup',
  });
});

test('[SIZE-05] manual measures stay when the others are recomputed', async () => {
  const { store } = await editing();
  store.measure('bodyLength', 75);
  store.adjust('weightKg', 999);
  expect(store.prefs?.facts.weightKg).toBe(180);
  expect(store.entered.bodyLength).toBe(75);
  const saved = await store.save();
  expect(saved?.measurements.find(({ measure }) => measure === 'bodyLength')).toMatchObject({
    value: 75,
    origin: 'manual',
  });
  expect(saved?.prefs?.facts.weightKg).toBe(180);
});

test('[SIZE-05] a size without preferences is edited by measure as custom', async () => {
  const { store } = await editing('standard');
  expect(store.mode).toBe('advanced');
  store.measure('chest', store.entered.chest! + 2);
  expect(await store.save()).toMatchObject({ standardSize: null, version: 2 });
});

test('[SIZE-64] missing sizes cannot be edited; a failed save keeps the input', async () => {
  const { tab, store } = await editing();
  const missing = new EditSizeStore(987654, {
    sizes: tab.ports.sizes,
    changes: new SizesChanges(),
    report: () => {},
  });
  await missing.load();
  expect(missing.panel).toMatchObject({ status: 'not-editable', because: 'size-not-found' });
  store.chooseFit('TIGHT');
  tab.network.weather = 'question-lost';
  expect(await store.save()).toBeNull();
  expect(store.panel).toMatchObject({ status: 'editing', notice: 'size-not-updated' });
  expect(store.isChanged).toBe(true);
  expect(store.failure).toEqual({ kind: 'unreachable' });
});

test('[GUARD-05] in the studio, editing begins from any version', async () => {
  const { store, tab, id } = await editing();
  store.chooseFit('LOOSE');
  await store.save();
  const again = new EditSizeStore(id, {
    sizes: tab.ports.sizes,
    changes: new SizesChanges(),
    report: () => {},
  });
  await again.load();
  await again.loadVersions();
  expect(again.versions.map(({ version }) => version)).toEqual([2, 1]);
  again.showVersion(1);
  expect(again.prefs?.fit).toBe('REGULAR');
  expect(again.differences[0]).toMatchObject({ measure: 'chest', change: -5 });
  expect(await again.save()).toMatchObject({ version: 3, prefs: { fit: 'REGULAR' } });
});

test('[SIZE-132] adding, measuring and removing a fitting garment make versions', async () => {
  const { tab, store, id } = await editing();
  const changes = new SizesChanges();
  let told = 0;
  changes.onSizesChanged(() => {
    told += 1;
  });
  const reopened = async (): Promise<EditSizeStore> => {
    const again = new EditSizeStore(id, { sizes: tab.ports.sizes, changes, report: () => {} });
    await again.load();
    return again;
  };
  const shirt: OwnedGarment = {
    sizeTypeSlug: 'shirt',
    fit: 'REGULAR',
    flat: { halfChest: centimeters(64) },
  };
  const before = store.shares.afterOne;
  store.addGarment(shirt);
  expect(store.shares.afterOne).toBeGreaterThan(before);
  expect(store.differences.map(({ measure }) => measure)).toContain('chest');
  expect(await store.save()).toMatchObject({ version: 2, prefs: { owned: [shirt] } });

  const again = await reopened();
  expect([again.isChanged, again.owned]).toEqual([false, [shirt]]);
  const slimmer = { ...shirt, flat: { halfChest: centimeters(52) } };
  again.replaceGarment(again.owned[0]!, slimmer);
  again.addMeasurements({ neckCircumference: centimeters(40) });
  expect(again.known).toEqual({ neckCircumference: 40 });
  expect(await again.save()).toMatchObject({
    version: 3,
    prefs: { owned: [slimmer], known: { neckCircumference: 40 } },
  });

  const last = await reopened();
  last.removeGarment(last.owned[0]!);
  expect((await last.save())?.prefs?.owned ?? []).toEqual([]);
  expect(told).toBe(2);
  expect(await last.undo()).toBe(true);
  expect(told).toBe(3);
  expect((await reopened()).size).toMatchObject({ version: 5, prefs: { owned: [slimmer] } });
});

test('[SIZE-132] a garment that changes no measure is stored as well', async () => {
  const { store } = await editing();
  const chest = store.estimate.chestCircumference.meanCm;
  store.addGarment({
    sizeTypeSlug: 'shirt',
    fit: 'REGULAR',
    flat: { halfChest: centimeters((chest + 12) / 2) },
  });
  expect(store.differences).toEqual([]);
  expect(store.isChanged).toBe(true);
  expect(await store.save()).toMatchObject({ version: 2, prefs: { owned: [expect.anything()] } });
});

test('[SIZE-134] left-right differences are saved with the size and removable', async () => {
  const { store, tab, id } = await editing();
  store.setSides('lowerShoulder', sideDifference('right', 1.5));
  expect(store.isChanged).toBe(true);
  expect(store.differences).toEqual([]);
  const saved = await store.save();
  expect(saved).toMatchObject({
    version: 2,
    asymmetry: { lowerShoulder: { side: 'right', differenceCm: 1.5 }, longerArm: null },
  });
  const again = new EditSizeStore(id, {
    sizes: tab.ports.sizes,
    changes: new SizesChanges(),
    report: () => {},
  });
  await again.load();
  expect(again.isChanged).toBe(false);
  again.setSides('lowerShoulder', null);
  expect(again.isChanged).toBe(true);
  expect((await again.save())?.asymmetry).toBeUndefined();
});
