import { inMemoryShop } from '@tailorbird/adapter-memory';
import { defaultSiteFilter, type SiteFilter } from '@tailorbird/domain/catalog';
import { expect, test, vi } from 'vitest';
import { ManualClock } from '../../testing/aTab.ts';
import { MenuGoodsStore } from './menuGoodsStore.ts';
import { menuLevels, menuPictures } from './menuRange.ts';

const anybody = { isAdmin: false };
const labels = { viewAll: 'View all', allGarments: 'All garments' };

const open = () => {
  const { catalog, content } = inMemoryShop();
  const network = {
    isDown: false,
    areNotesDown: false,
    isGraphDown: false,
    active: null as ReadonlySet<number> | null,
    notesWait: Promise.resolve(),
  };
  const filters: SiteFilter[] = [];
  let fetches = 0;
  const clock = new ManualClock();
  const store = new MenuGoodsStore({
    catalog: async () => ({
      productGroups: () => {
        fetches += 1;
        return network.isDown ? Promise.reject(new Error('offline')) : catalog.productGroups();
      },
      clothingTypes: () => catalog.clothingTypes(),
      activeTypeIds: async (site) => {
        filters.push(site);
        if (network.isGraphDown) throw new Error('offline');
        return network.active ?? (await catalog.activeTypeIds(site));
      },
    }),
    content: async () => ({
      latestNotes: async () => {
        await network.notesWait;
        if (network.areNotesDown) throw new Error('offline');
        return await content.latestNotes();
      },
    }),
    clock,
  });
  return { store, clock, network, filters, fetches: () => fetches };
};

test('the goods load once for all parts of the menu', async () => {
  const { store, fetches } = open();
  await Promise.all([store.show('en', anybody), store.show('en', anybody)]);
  await store.show('en', anybody);
  expect([store.state.status, fetches()]).toEqual(['ready', 1]);
});

test('[DATA-05] stale goods reload', async () => {
  const { store, clock, fetches } = open();
  await store.show('en', anybody);
  await clock.pass(600_000);
  await store.show('en', anybody);
  expect(fetches()).toBe(2);
});

test('goods reload for another language and for staff', async () => {
  const { store, fetches } = open();
  await store.show('en', anybody);
  await store.show('de', anybody);
  await store.show('de', { isAdmin: true });
  expect(fetches()).toBe(3);
});

test('goods reload after a failure', async () => {
  const { store, network } = open();
  network.isDown = true;
  await store.show('en', anybody);
  expect(store.state.status).toBe('failed');
  network.isDown = false;
  await store.show('en', anybody);
  expect(store.state.status).toBe('ready');
});

test('[NOTES-03] the menu shows without notes when they fail to load', async () => {
  const { store, network } = open();
  network.areNotesDown = true;
  await store.show('en', anybody);
  expect(store.state).toMatchObject({ status: 'ready', goods: { notes: [] } });
});

test('[NOTES-03] the menu shows before its notes, which appear later', async () => {
  const { store, network } = open();
  let resolve = (): void => {};
  network.notesWait = new Promise((done) => {
    resolve = done;
  });
  await store.show('en', anybody);
  expect(store.state).toMatchObject({ status: 'ready', goods: { notes: [] } });
  resolve();
  await vi.waitFor(() => expect(store.notes.length).toBeGreaterThan(0));
  expect(store.state).toMatchObject({ status: 'ready', goods: { notes: store.notes } });
});

test('[MENU-02] each level ends with all garments, pictured in public colors', async () => {
  const { store } = open();
  await store.show('en', anybody);
  if (store.state.status !== 'ready') throw new Error('The goods did not come');
  expect(menuLevels(store.state.goods, { ...labels, isAdmin: false }).at(-1)).toMatchObject({
    label: 'All garments',
  });
  for (const { picture } of menuPictures(store.state.goods))
    expect(picture.pieces.length).toBeGreaterThan(0);
});

test('[API-54] [MENU-16] [MENU-19] inactive types are in no level', async () => {
  const { store, network, filters } = open();
  network.active = new Set();
  await store.show('en', anybody);
  expect(filters).toEqual([defaultSiteFilter]);
  if (store.state.status !== 'ready') throw new Error('The goods did not come');
  const { goods } = store.state;
  expect(menuPictures(goods)).toEqual([]);
  expect(JSON.stringify(menuLevels(goods, { ...labels, isAdmin: false }))).not.toMatch(
    /"clothingTypeId":\d/,
  );
  expect(JSON.stringify(menuLevels(goods, { ...labels, isAdmin: true }))).toMatch(
    /"clothingTypeId":\d/,
  );
});

test('[MENU-16] without data about active types the default rule decides', async () => {
  const [told, untold] = [open(), open()];
  untold.network.isGraphDown = true;
  for (const { store } of [told, untold]) await store.show('en', anybody);
  const [one, other] = [told.store.state, untold.store.state];
  if (one.status !== 'ready' || other.status !== 'ready') throw new Error('The goods did not come');
  expect(other.goods.activeIds).toBeNull();
  const levels = [one, other].map(({ goods }) => menuLevels(goods, { ...labels, isAdmin: false }));
  expect(levels[1]).toEqual(levels[0]);
});
