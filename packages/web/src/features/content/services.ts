import { lateStore } from '../../platform/services/token.ts';
import { ContentT } from '../../shared/ports/ports.ts';

export const PreviewStoreT = lateStore('PreviewStore', {
  scope: 'component',
  needs: { content: ContentT },
  load: async () => (await import('./previewStore.ts')).PreviewStore,
});
