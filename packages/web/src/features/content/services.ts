import { ContentT } from '../../platform/ports/ports.ts';
import { lateStore } from '../../platform/services/token.ts';

export const PreviewStoreT = lateStore('PreviewStore', {
  scope: 'component',
  needs: { content: ContentT },
  load: async () => (await import('./previewStore.ts')).PreviewStore,
});
