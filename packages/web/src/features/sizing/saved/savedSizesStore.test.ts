import {
  formatSizeFile,
  type GarmentMeasure,
  idealSizeDefaults,
  type SizePrefs,
} from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import { SizesChanges } from '../../../shared/wearers/sizesChanges.ts';
import { aTab, settled, type Tab } from '../../../testing/aTab.ts';
import { SavedSizesStore } from './savedSizesStore.ts';

const prefs: SizePrefs = {
  facts: idealSizeDefaults,
  bodyShape: 'RECTANGULAR',
  fit: 'REGULAR',
  units: 'metric',
  known: {},
  designVersion: 'V2',
};

const withSizes = async (): Promise<{
  readonly tab: Tab;
  readonly store: SavedSizesStore;
  readonly changes: SizesChanges;
}> => {
  const tab = await aTab();
  const { sizes } = tab.ports;
  const types = await sizes.sizeTypes();
  const sizeTypeId = types.ok ? (types.value[0]?.id ?? 0) : 0;
  await sizes.create({ title: 'Sunday', sizeTypeId, prefs });
  await sizes.ofStandardSize({
    size: { base: 7, length: 'R' },
    sizeTypeId,
    title: 'Standard - 7R - 05/11/25',
  });
  const changes = new SizesChanges();
  const store = new SavedSizesStore({ sizes, changes });
  await store.load();
  tab.network.calls.length = 0;
  return { tab, store, changes };
};

test('[ROUTE-24] sizes are listed by kind of garment', async () => {
  const { store } = await withSizes();
  expect(store.groups.map(({ sizes }) => sizes.map(({ title }) => title).sort())).toEqual([
    ['Standard - 7R - 05/11/25', 'Sunday'],
  ]);
  expect(store.groups[0]?.sizeType).toBe(store.sizeTypes[0]);
});

test('[SIZE-45, SIZE-46] names are trimmed, and empty ones make no request', async () => {
  const { tab, store } = await withSizes();
  const size = store.sizes!.find(({ title }) => title === 'Sunday')!;
  expect(await store.rename(size, '   ')).toEqual({
    ok: false,
    failure: { kind: 'size-name-required' },
  });
  expect(await store.rename(size, 'x'.repeat(51))).toEqual({
    ok: false,
    failure: { kind: 'size-name-too-long', maximum: 50 },
  });
  expect(await store.rename(size, ' Sunday ')).toMatchObject({ ok: true });
  expect(tab.network.calls).toEqual([]);
  expect(await store.rename(size, '  Monday ')).toMatchObject({
    ok: true,
    value: { title: 'Monday' },
  });
  expect(store.sizes!.map(({ title }) => title)).toContain('Monday');
});

test('a deleted size leaves the list, and undo restores it unchanged', async () => {
  const { store } = await withSizes();
  const size = store.sizes!.find(({ title }) => title === 'Sunday')!;
  expect((await store.remove(size))?.ok).toBe(true);
  expect(store.sizes!.map(({ id }) => id)).not.toContain(size.id);
  expect((await store.undoRemoval(size))?.ok).toBe(true);
  expect(store.sizes!.find(({ id }) => id === size.id)).toMatchObject({
    title: 'Sunday',
    version: 1,
    measurements: size.measurements,
  });
});

test('[API-67] a size that could not be deleted stays', async () => {
  const { tab, store } = await withSizes();
  const [size] = store.sizes!;
  tab.network.weather = 'question-lost';
  expect(await store.remove(size!)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  expect(store.sizes).toContain(size);
});

test('[API-69] each change is a version, newest first, and can be restored', async () => {
  const { tab, store } = await withSizes();
  const size = store.sizes!.find(({ title }) => title === 'Sunday')!;
  await tab.ports.sizes.update(size.id, { prefs: { ...prefs, fit: 'LOOSE' } });
  await store.loadHistory(size.id);
  const state = store.historyOf(size.id);
  expect(
    state.status === 'success' && state.value.map(({ version, prefs: of }) => [version, of?.fit]),
  ).toEqual([
    [2, 'LOOSE'],
    [1, 'REGULAR'],
  ]);
  expect(await store.restore(size.id, 1)).toMatchObject({
    ok: true,
    value: { version: 3, measurements: size.measurements },
  });
});

test('a second change is not sent during the first', async () => {
  const { tab, store } = await withSizes();
  const [one, other] = store.sizes!;
  const first = store.remove(one!);
  expect(await store.remove(other!)).toBeNull();
  await first;
  expect(tab.network.calls).toEqual([`sizes.remove ${one!.id}`]);
});

test('all sizes can be exported and permanently deleted', async () => {
  const { store } = await withSizes();
  const exported = await store.exported();
  expect(exported?.ok && JSON.stringify(JSON.parse(exported.value))).toContain('Sunday');
  expect((await store.removeAll())?.ok).toBe(true);
  expect(store.sizes).toEqual([]);
  await store.load();
  expect(store.sizes).toEqual([]);
});

test('sizes load again after a failure', async () => {
  const { tab, store } = await withSizes();
  const fresh = new SavedSizesStore({ sizes: tab.ports.sizes, changes: new SizesChanges() });
  tab.network.weather = 'question-lost';
  await fresh.load();
  expect(fresh.state.status).toBe('error');
  tab.network.weather = 'clear';
  await fresh.load();
  expect(fresh.sizes).toEqual(store.sizes);
});

test('a visible list reloads after another panel saves a size', async () => {
  const { tab, store, changes } = await withSizes();
  const [sizeType] = store.sizeTypes;
  await tab.ports.sizes.create({ title: 'Monday', sizeTypeId: sizeType!.id, prefs });
  changes.publish();
  await settled();
  expect(store.sizes!.map(({ title }) => title)).toContain('Monday');
  store.dispose();
  tab.network.calls.length = 0;
  changes.publish();
  expect(tab.network.calls).toEqual([]);
});

test('an unopened list does not load when a size is saved', async () => {
  const { tab, changes } = await withSizes();
  const unseen = new SavedSizesStore({ sizes: tab.ports.sizes, changes });
  changes.publish();
  expect(unseen.state.status).toBe('initial');
});

test('[SIZE-130] an imported size is listed first; other files change nothing', async () => {
  const { store } = await withSizes();
  const size = store.sizes!.find(({ title }) => title === 'Sunday')!;
  const measurements = size.measurements.map((each) => ({
    ...each,
    measure: each.measure as GarmentMeasure,
  }));
  const file = formatSizeFile(
    store.sizeTypeOf(size)!.slug,
    { ...size, title: 'From afar', measurements },
    'csv',
  );
  expect(await store.importFile(file)).toMatchObject({
    ok: true,
    value: { title: 'From afar', prefs },
  });
  expect(store.sizes!.map(({ title }) => title)).toEqual([
    'From afar',
    'Standard - 7R - 05/11/25',
    'Sunday',
  ]);
  expect(await store.importFile('Dear tailor')).toEqual({
    ok: false,
    failure: { kind: 'size-file-unreadable' },
  });
  expect(store.sizes!.length).toBe(3);
});
