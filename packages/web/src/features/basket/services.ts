import { ClockT } from '../../platform/browser/browser.ts';
import { AnalyticsT, BasketsT, PaymentsT, PreferencesT } from '../../platform/ports/ports.ts';
import { arriving, later, store } from '../../platform/services/token.ts';
import { CallLanguageT } from '../../platform/texts/callLanguage.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';
import { BasketStore } from './basketStore.ts';
import { BasketOutboxT } from './offline/services.ts';

/** The basket, one for the whole tab. */
export const BasketStoreT = store('BasketStore', {
  scope: 'tab',
  needs: {
    baskets: arriving(BasketsT),
    payments: arriving(PaymentsT),
    analytics: arriving(AnalyticsT),
    visit: VisitT,
    clock: ClockT,
    callLanguage: CallLanguageT,
    preferences: PreferencesT,
    outbox: later(BasketOutboxT),
  },
  is: BasketStore,
});
