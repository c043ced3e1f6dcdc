import { later, lateStore } from '../../../platform/services/token.ts';
import { CatalogT, ContentT } from '../../../shared/ports/ports.ts';

export const IdeasT = lateStore('BasketIdeas', {
  scope: 'tab',
  needs: { catalog: later(CatalogT), content: later(ContentT) },
  load: async () => (await import('./ideasStore.ts')).IdeasStore,
});
