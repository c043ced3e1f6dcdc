import { lateStore } from '../../../platform/services/token.ts';
import { SocialAccountsT } from '../../../shared/ports/ports.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';

export const SocialStoreT = lateStore('SocialStore', {
  scope: 'component',
  needs: { social: SocialAccountsT, visit: VisitT },
  load: async () => (await import('./socialStore.ts')).SocialStore,
});
