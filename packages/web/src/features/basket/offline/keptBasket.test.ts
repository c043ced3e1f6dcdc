import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { openInMemoryShop } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { aTab, beanie, signIn, withPieces } from '../../../testing/aTab.ts';
import { followBasket } from './followBasket.ts';
import { keptBasketOf } from './keptBasketOf.ts';

test('without a network the basket shows as it was last, says since when, and comes anew once there is one', async () => {
  const preferences = new MemoryPreferences();
  const enter = openInMemoryShop();
  const shop = enter();
  const before = await aTab({ shop, preferences });
  followBasket({ ...before, store: before.basket });
  const { lines } = await withPieces(before, beanie);
  const tab = await aTab({ shop, preferences });
  tab.network.weather = 'question-lost';
  await tab.basket.show('en');
  expect(tab.basket.basket?.lines.map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
  expect([tab.basket.state.status, tab.basket.asOf]).toEqual([
    'stale-if-error',
    before.clock.now(),
  ]);
  tab.network.weather = 'clear';
  await tab.basket.reload();
  expect([tab.basket.state.status, tab.basket.asOf]).toEqual(['success', null]);
});

test('a basket that was kept says whose it is, and one that is shown as it was kept is not kept anew', async () => {
  const preferences = new MemoryPreferences();
  const tab = await aTab({ shop: openInMemoryShop()(), preferences });
  await signIn(tab);
  const stop = followBasket({ ...tab, store: tab.basket });
  await withPieces(tab, beanie);
  expect(JSON.parse(preferences.read('keptBasket') ?? '{}')).toMatchObject({
    owner: tab.visit.user?.id,
    at: tab.clock.now(),
  });
  stop();
});

test('what was kept of somebody else, or cannot be read, is not shown', () => {
  const kept = (value: unknown, owner?: number | null) =>
    keptBasketOf(JSON.stringify(value), owner);
  const basket = { lines: [] };
  expect(kept({ owner: 99, at: 1, basket }, 99)).toEqual({ at: 1, basket });
  expect(kept({ owner: 99, at: 1, basket })).toEqual({ at: 1, basket });
  expect([
    kept({ owner: 99, at: 1, basket }, null),
    kept({ owner: null, at: 1, basket }, 99),
  ]).toEqual([null, null]);
  expect([
    kept({ owner: null, at: 'then', basket }),
    kept({ owner: null, at: 1, basket: {} }),
    kept([]),
    keptBasketOf('{', null),
  ]).toEqual([null, null, null, null]);
});
