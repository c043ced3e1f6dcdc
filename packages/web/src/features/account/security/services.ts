import { lateStore } from '../../../platform/services/token.ts';
import { PasskeysT, PasswordsT, SecurityT } from '../../../shared/ports/ports.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';

export const SecurityStoreT = lateStore('SecurityStore', {
  scope: 'component',
  needs: { security: SecurityT, passwords: PasswordsT },
  load: async () => (await import('./securityStore.ts')).SecurityStore,
});

export const ConfirmEmailStoreT = lateStore('ConfirmEmailStore', {
  scope: 'component',
  needs: { security: SecurityT, visit: VisitT },
  load: async () => (await import('./confirmEmailStore.ts')).ConfirmEmailStore,
});

export const SecondFactorStoreT = lateStore('SecondFactorStore', {
  scope: 'component',
  needs: { security: SecurityT },
  load: async () => (await import('./secondFactorStore.ts')).SecondFactorStore,
});

export const PasskeysStoreT = lateStore('PasskeysStore', {
  scope: 'component',
  needs: { passkeys: PasskeysT },
  load: async () => (await import('./passkeysStore.ts')).PasskeysStore,
});
