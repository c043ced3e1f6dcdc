import { ClockT, OnLeaveT } from '../../platform/browser/browser.ts';
import { AnalyticsT, BasketsT, CatalogT, PaymentsT, PreferencesT } from '../../platform/ports/ports.ts';
import { later, lateStore } from '../../platform/services/token.ts';
import { CallLanguageT } from '../../platform/texts/callLanguage.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';

/** The basket, one for the whole tab. */
export const BasketStoreT = lateStore('BasketStore', {
  scope: 'tab',
  needs: {
    baskets: BasketsT,
    catalog: later(CatalogT),
    payments: PaymentsT,
    analytics: AnalyticsT,
    preferences: PreferencesT,
    visit: VisitT,
    clock: ClockT,
    callLanguage: CallLanguageT,
    onLeave: OnLeaveT,
  },
  load: async () => (await import('./basketStore.ts')).BasketStore,
});
