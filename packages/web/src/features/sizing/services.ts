import { PreferencesT } from '../../platform/ports/ports.ts';
import { lateStore } from '../../platform/services/token.ts';

/** The size on its way from where it was found to where it is saved. */
export const SizeDraftT = lateStore('SizeDraft', {
  scope: 'tab',
  needs: { preferences: PreferencesT },
  load: async () => (await import('./sizeDraftStore.ts')).SizeDraftStore,
});
