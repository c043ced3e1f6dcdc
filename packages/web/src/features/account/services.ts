import { later, lateStore } from '../../platform/services/token.ts';
import {
  AccountT,
  AnalyticsT,
  BasketsT,
  ConversationsT,
  PasskeysT,
  PasswordsT,
  PreferencesT,
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

export const CreditPopupStoreT = lateStore('CreditPopupStore', {
  scope: 'component',
  needs: { account: AccountT, preferences: PreferencesT, visit: VisitT },
  load: async () => (await import('./creditPopupStore.ts')).CreditPopupStore,
});

export const PasswordResetStoreT = lateStore('PasswordResetStore', {
  scope: 'component',
  needs: { passwords: PasswordsT, visit: VisitT },
  load: async () => (await import('./passwordResetStore.ts')).PasswordResetStore,
});

export const ProfileStoreT = lateStore('ProfileStore', {
  scope: 'component',
  needs: { account: AccountT, visit: VisitT },
  load: async () => (await import('./profileStore.ts')).ProfileStore,
});
