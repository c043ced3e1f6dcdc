import { inMemoryShop } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { ManualClock } from '../../testing/aTab.ts';
import { MenuGoodsStore } from './menuGoodsStore.ts';
import { menuLevels, menuPictures } from './menuRange.ts';

const anybody = { isAdmin: false };
const labels = { viewAll: 'View all', allGarments: 'All garments' };

const open = () => {
  const { catalog, content } = inMemoryShop();
  const network = { isDown: false, areNotesDown: false };
  let fetches = 0;
  const clock = new ManualClock();
  const store = new MenuGoodsStore({
    catalog: async () => ({
      productGroups: () => {
        fetches += 1;
        return network.isDown ? Promise.reject(new Error('offline')) : catalog.productGroups();
      },
      clothingTypes: () => catalog.clothingTypes(),
    }),
    content: async () => ({
      latestNotes: () => (network.areNotesDown ? Promise.reject(new Error('offline')) : content.latestNotes()),
    }),
    clock,
  });
  return { store, clock, network, fetches: () => fetches };
};

test('the goods are fetched once for all parts of the menu, however often it is opened', async () => {
  const { store, fetches } = open();
  await Promise.all([store.show('en', anybody), store.show('en', anybody)]);
  await store.show('en', anybody);
  expect([store.state.status, fetches()]).toEqual(['ready', 1]);
});

test('[DATA-05] goods that are no longer fresh are fetched again', async () => {
  const { store, clock, fetches } = open();
  await store.show('en', anybody);
  await clock.pass(600_000);
  await store.show('en', anybody);
  expect(fetches()).toBe(2);
});

test('another language, and staff, are shown their own', async () => {
  const { store, fetches } = open();
  await store.show('en', anybody);
  await store.show('de', anybody);
  await store.show('de', { isAdmin: true });
  expect(fetches()).toBe(3);
});

test('what could not be fetched can be asked for again', async () => {
  const { store, network } = open();
  network.isDown = true;
  await store.show('en', anybody);
  expect(store.state.status).toBe('failed');
  network.isDown = false;
  await store.show('en', anybody);
  expect(store.state.status).toBe('ready');
});

test('[NOTES-03] the menu does without the notes', async () => {
  const { store, network } = open();
  network.areNotesDown = true;
  await store.show('en', anybody);
  expect(store.state).toMatchObject({ status: 'ready', goods: { notes: [] } });
});

test('[MENU-02] the levels end with all garments, and pictures show what anybody can buy', async () => {
  const { store } = open();
  await store.show('en', anybody);
  if (store.state.status !== 'ready') throw new Error('The goods did not come');
  expect(menuLevels(store.state.goods, { ...labels, isAdmin: false }).at(-1)).toMatchObject({ label: 'All garments' });
  for (const { picture } of menuPictures(store.state.goods)) expect(picture.pieces.length).toBeGreaterThan(0);
});
