import { ClockT, OnLeaveT } from '../../platform/browser/browser.ts';
import { AnalyticsT, BasketsT, CatalogT, PaymentsT, PreferencesT } from '../../platform/ports/ports.ts';
import { arriving, later, store } from '../../platform/services/token.ts';
import { CallLanguageT } from '../../platform/texts/callLanguage.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';
import { BasketStore } from './basketStore.ts';

/** The basket, one for the whole tab. */
export const BasketStoreT = store('BasketStore', {
  scope: 'tab',
  needs: {
    baskets: arriving(BasketsT),
    catalog: later(CatalogT),
    payments: arriving(PaymentsT),
    analytics: arriving(AnalyticsT),
    preferences: PreferencesT,
    visit: VisitT,
    clock: ClockT,
    callLanguage: CallLanguageT,
    onLeave: OnLeaveT,
  },
  is: BasketStore,
});
