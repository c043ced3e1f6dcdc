import { later, lateStore } from '../../platform/services/token.ts';
import {
  AccountT,
  AnalyticsT,
  BasketsT,
  ConversationsT,
  PasskeysT,
  PasswordsT,
} from '../../shared/ports/ports.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';

/** One per tab, so that a page can continue what a panel started. */
export const AuthStoreT = lateStore('AuthStore', {
  scope: 'tab',
  needs: {
    account: AccountT,
    baskets: BasketsT,
    passkeys: PasskeysT,
    passwords: PasswordsT,
    conversations: ConversationsT,
    analytics: AnalyticsT,
    visit: VisitT,
  },
  load: async () => (await import('./authStore.ts')).AuthStore,
});
/** For actions before the store has loaded. */
export const LaterAuthStoreT = later(AuthStoreT);
