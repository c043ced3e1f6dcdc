import { PaymentsT } from '../../../platform/ports/ports.ts';
import { lateStore } from '../../../platform/services/token.ts';

export const MeansStoreT = lateStore('MeansStore', {
  scope: 'component',
  needs: { payments: PaymentsT },
  load: async () => (await import('./meansStore.ts')).MeansStore,
});
