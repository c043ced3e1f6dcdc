import { ClockT } from '../../platform/browser/browser.ts';
import { later, lateStore } from '../../platform/services/token.ts';
import { FavoritesT, PreferencesT } from '../ports/ports.ts';
import { VisitT } from '../visit/visitStore.ts';

export const FavoritesStoreT = lateStore('FavoritesStore', {
  scope: 'tab',
  needs: { favorites: later(FavoritesT), preferences: PreferencesT, visit: VisitT, clock: ClockT },
  load: async () => (await import('./favoritesStore.ts')).FavoritesStore,
});

export const ViewedStoreT = lateStore('ViewedStore', {
  scope: 'tab',
  needs: { preferences: PreferencesT },
  load: async () => (await import('./viewedStore.ts')).ViewedStore,
});
