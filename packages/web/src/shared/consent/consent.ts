import { ClockT } from '../../platform/browser/browser.ts';
import { later, lateStore, value } from '../../platform/services/token.ts';
import { AnalyticsT, ConsentManagerT } from '../ports/ports.ts';
import { readChatProvider } from '../support/chatProvider.ts';
import { VisitT } from '../visit/visitStore.ts';
import { readOutsideKeys } from './outsideKeys.ts';

/** Global Privacy Control: the browser's privacy signal. */
const SaysNoT = value(
  'SaysNo',
  () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
);

const OutsideServicesT = value('OutsideServices', () => ({
  statistics: readOutsideKeys() !== null,
  chat: readChatProvider() !== null,
}));

/**
 * The visitor's consent. Loads at the first interaction, or at once for visitors who already
 * chose.
 */
export const ConsentT = lateStore('Consent', {
  scope: 'tab',
  needs: {
    manager: ConsentManagerT,
    analytics: later(AnalyticsT),
    clock: ClockT,
    visit: VisitT,
    sendsPrivacySignal: SaysNoT,
    outside: OutsideServicesT,
  },
  load: async () => (await import('./consentStore.ts')).ConsentStore,
  isOptional: true,
});
