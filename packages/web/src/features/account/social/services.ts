import { SocialAccountsT } from '../../../platform/ports/ports.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { VisitT } from '../../../platform/visit/visitStore.ts';

export const SocialStoreT = lateStore('SocialStore', {
  scope: 'component',
  needs: { social: SocialAccountsT, visit: VisitT },
  load: async () => (await import('./socialStore.ts')).SocialStore,
});
