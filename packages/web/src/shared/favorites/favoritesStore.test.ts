import type { CurrentUser } from '@tailorbird/domain/account';
import {
  type Favorite,
  type Favorites,
  mergeFavorites,
  unmarkFavorite,
} from '@tailorbird/domain/designer';
import { err, ok } from '@tailorbird/domain/kernel';
import { aUser, InMemoryPreferences } from '@tailorbird/domain/testing';
import { observable, runInAction, when } from 'mobx';
import { expect, it } from 'vitest';
import { FavoritesStore } from './favoritesStore.ts';

const polo = { slug: 'pique-polo', variantId: '1-2' };
const cap = { slug: 'cap', variantId: '3' };

/** An account's list in memory; can simulate being offline. */
class InMemoryFavorites implements Favorites {
  list: readonly Favorite[] = [];
  isAway = false;
  readonly all: Favorites['all'] = async () => this.#answer(this.list);
  readonly add: Favorites['add'] = async (designs) =>
    this.#answer(mergeFavorites(this.list, designs));
  readonly remove: Favorites['remove'] = async (design) =>
    this.#answer(unmarkFavorite(this.list, design));
  #answer(list: readonly Favorite[]) {
    if (this.isAway) return err({ kind: 'unreachable' } as const);
    this.list = list;
    return ok(list);
  }
}

const open = (user: CurrentUser | null | undefined = null) => {
  const visit = observable<{
    user: typeof user | undefined;
    state: { status: 'known' | 'unreachable' };
    refresh: () => Promise<void>;
  }>(
    { user, state: { status: 'known' }, refresh: async () => {} },
    { refresh: false },
    { deep: false },
  );
  const favorites = new InMemoryFavorites();
  const preferences = new InMemoryPreferences();
  const clock = { time: 0, now: () => (clock.time += 10) };
  const make = () =>
    new FavoritesStore({
      favorites: async () => favorites,
      preferences,
      visit: visit as never,
      clock,
    });
  return { visit, favorites, preferences, store: make(), make };
};
const names = (designs: readonly Favorite[]) => designs.map(({ slug }) => slug);
const ready = (store: FavoritesStore) => when(() => store.status === 'ready');

it('[LIKE-01] a guest’s favorites are stored only in the browser', async () => {
  const { store, make, favorites } = open();
  await store.mark(polo);
  await store.mark(cap);
  expect([names(store.designs), names(make().designs)]).toEqual([
    ['cap', 'pique-polo'],
    ['cap', 'pique-polo'],
  ]);
  expect(favorites.list).toEqual([]);
  await store.unmark(cap);
  await store.unmark(polo);
  expect(make().designs).toEqual([]);
});

it('[LIKE-02] a guest’s favorites move to the account at sign-in', async () => {
  const { store, visit, favorites, preferences } = open();
  await favorites.add([{ ...polo, markedAt: 5 }]);
  await store.mark(polo);
  await store.mark(cap);
  runInAction(() => (visit.user = aUser({ id: 7 })));
  expect(store.status).toBe('loading');
  await ready(store);
  expect(preferences.read('favorites')).toBeNull();
  expect(names(store.designs)).toEqual(['cap', 'pique-polo']);
  expect(favorites.list).toEqual(store.designs);
});

it('favorites stay in the browser while the account is unreachable', async () => {
  const { store, visit, favorites, preferences } = open();
  await store.mark(polo);
  favorites.isAway = true;
  runInAction(() => (visit.user = aUser({ id: 7 })));
  await when(() => store.status === 'unreachable');
  expect(preferences.read('favorites')).toContain('pique-polo');
  favorites.isAway = false;
  await store.load();
  expect([favorites.list.length, preferences.read('favorites')]).toEqual([1, null]);
});

it('guest favorites do not merge while staff act for a customer', async () => {
  const { store, visit, favorites, preferences } = open();
  await store.mark(polo);
  runInAction(() => (visit.user = aUser({ id: 7, impersonate: true })));
  await ready(store);
  expect(favorites.list).toEqual([]);
  expect(preferences.read('favorites')).toContain('pique-polo');
});

it('[LIKE-04] failed changes are reverted, removed favorites restored', async () => {
  const { store, favorites } = open(aUser({ id: 7 }));
  await ready(store);
  await store.mark(polo);
  await store.mark(cap);
  const [, first] = store.designs;
  await store.unmark(polo);
  expect(names(store.designs)).toEqual(['cap']);
  await store.mark(polo, first?.markedAt);
  expect(names(store.designs)).toEqual(['cap', 'pique-polo']);
  favorites.isAway = true;
  expect((await store.unmark(polo)).ok).toBe(false);
  expect(store.has(polo)).toBe(true);
});

it('invalid stored favorites are ignored', () => {
  const { preferences, make } = open();
  preferences.write(
    'favorites',
    JSON.stringify({
      designs: [
        { ...polo, markedAt: 1 },
        { slug: '../x', variantId: '1', markedAt: 1 },
        7,
        { ...cap },
      ],
    }),
  );
  expect(names(make().designs)).toEqual(['pique-polo']);
  preferences.write('favorites', 'no JSON');
  expect(make().designs).toEqual([]);
});

it('the previous account’s favorites are hidden while the next load', async () => {
  const { visit, favorites, store } = open(aUser({ id: 1 }));
  favorites.list = [{ ...polo, markedAt: 1 }];
  await ready(store);
  expect(names(store.designs)).toEqual(['pique-polo']);
  runInAction(() => (visit.user = aUser({ id: 2 })));
  expect([store.designs, store.status]).toEqual([[], 'loading']);
});

it('a failed change is not restored after the account changed', async () => {
  const { store, visit, favorites } = open(aUser({ id: 7 }));
  await store.load();
  await store.mark(polo);
  favorites.isAway = true;
  const marking = store.mark(cap);
  runInAction(() => (visit.user = null));
  await store.load();
  await marking;
  expect(store.designs).toEqual([]);
});

it('a retry loads the visit first if it is unknown, then the list', async () => {
  const { visit, favorites, make } = open();
  await favorites.add([{ ...polo, markedAt: 5 }]);
  runInAction(() => {
    visit.user = undefined;
    visit.state = { status: 'unreachable' };
  });
  const store = make();
  expect(store.status).toBe('unreachable');
  const again = store.tryAgain();
  expect(store.status).toBe('loading');
  await again;
  expect(store.status).toBe('unreachable');
  visit.refresh = async () =>
    runInAction(() => {
      visit.user = aUser({ id: 7 });
      visit.state = { status: 'known' };
    });
  await store.tryAgain();
  await ready(store);
  expect(names(store.designs)).toEqual(['pique-polo']);
});
