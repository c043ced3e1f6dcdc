import { lateStore } from '../../platform/services/token.ts';
import { GarmentPagesT } from '../ports/ports.ts';

export const GarmentsStoreT = lateStore('GarmentsStore', {
  scope: 'component',
  needs: { pages: GarmentPagesT },
  load: async () => (await import('./garmentsStore.ts')).GarmentsStore,
});
