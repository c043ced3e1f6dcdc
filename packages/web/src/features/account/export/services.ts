import { lateStore } from '../../../platform/services/token.ts';
import { ProfileExportT } from '../../../shared/ports/ports.ts';

export const ExportStoreT = lateStore('ExportStore', {
  scope: 'component',
  needs: { profileExport: ProfileExportT },
  load: async () => (await import('./exportStore.ts')).ExportStore,
});
