import { ClockT, OnLeaveT } from '../../platform/browser/browser.ts';
import { deferred, later, store } from '../../platform/services/token.ts';
import { AnalyticsT, BasketsT, CatalogT, PreferencesT } from '../../shared/ports/ports.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { BasketChanges } from './basketChanges.ts';
import { BasketStoreT } from './services.ts';

export const BasketChangesT = store('BasketChanges', {
  scope: 'tab',
  needs: {
    session: BasketStoreT,
    baskets: deferred(BasketsT),
    catalog: later(CatalogT),
    analytics: deferred(AnalyticsT),
    preferences: PreferencesT,
    visit: VisitT,
    clock: ClockT,
    onLeave: OnLeaveT,
  },
  is: BasketChanges,
});
