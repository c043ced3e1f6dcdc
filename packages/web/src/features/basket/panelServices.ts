import { ClockT, OnLeaveT } from '../../platform/browser/browser.ts';
import { arriving, later, store } from '../../platform/services/token.ts';
import { AnalyticsT, BasketsT, CatalogT, PreferencesT } from '../../shared/ports/ports.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { BasketChanges } from './basketChanges.ts';
import { BasketStoreT } from './services.ts';

export const BasketChangesT = store('BasketChanges', {
  scope: 'tab',
  needs: {
    session: BasketStoreT,
    baskets: arriving(BasketsT),
    catalog: later(CatalogT),
    analytics: arriving(AnalyticsT),
    preferences: PreferencesT,
    visit: VisitT,
    clock: ClockT,
    onLeave: OnLeaveT,
  },
  is: BasketChanges,
});
