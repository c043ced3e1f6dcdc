import { ClockT } from '../../platform/browser/browser.ts';
import { deferred, store } from '../../platform/services/token.ts';
import { CallLanguageT } from '../../platform/texts/callLanguage.ts';
import { AnalyticsT, BasketsT, PaymentsT } from '../../shared/ports/ports.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { BasketStore } from './basketStore.ts';

export const BasketStoreT = store('BasketStore', {
  scope: 'tab',
  needs: {
    baskets: deferred(BasketsT),
    payments: deferred(PaymentsT),
    analytics: deferred(AnalyticsT),
    visit: VisitT,
    clock: ClockT,
    callLanguage: CallLanguageT,
  },
  is: BasketStore,
});
