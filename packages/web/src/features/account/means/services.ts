import { lateStore } from '../../../platform/services/token.ts';
import { PaymentsT } from '../../../shared/ports/ports.ts';

export const MeansStoreT = lateStore('MeansStore', {
  scope: 'component',
  needs: { payments: PaymentsT },
  load: async () => (await import('./meansStore.ts')).MeansStore,
});
