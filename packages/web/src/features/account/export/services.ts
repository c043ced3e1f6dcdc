import { ProfileExportT } from '../../../platform/ports/ports.ts';
import { lateStore } from '../../../platform/services/token.ts';

export const ExportStoreT = lateStore('ExportStore', {
  scope: 'component',
  needs: { profileExport: ProfileExportT },
  load: async () => (await import('./exportStore.ts')).ExportStore,
});
