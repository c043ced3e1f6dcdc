import { CatalogT, ContentT } from '../../../platform/ports/ports.ts';
import { later, lateStore } from '../../../platform/services/token.ts';

export const IdeasT = lateStore('BasketIdeas', {
  scope: 'tab',
  needs: { catalog: later(CatalogT), content: later(ContentT) },
  load: async () => (await import('./ideasStore.ts')).IdeasStore,
});
