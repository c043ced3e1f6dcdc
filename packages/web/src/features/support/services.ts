import { NewKeyT } from '../../platform/browser/browser.ts';
import { ClaimsT, PreferencesT, StudioClaimsT } from '../../platform/ports/ports.ts';
import { lateStore } from '../../platform/services/token.ts';

export const ClaimStoreT = lateStore('ClaimStore', {
  scope: 'component',
  needs: { claims: ClaimsT, preferences: PreferencesT, newKey: NewKeyT },
  load: async () => (await import('./claims/claimStore.ts')).ClaimStore,
});

export const ShownClaimStoreT = lateStore('ShownClaimStore', {
  scope: 'component',
  needs: { claims: ClaimsT },
  load: async () => (await import('./claims/shownClaimStore.ts')).ShownClaimStore,
});

export const StudioClaimsStoreT = lateStore('StudioClaimsStore', {
  scope: 'component',
  needs: { claims: StudioClaimsT },
  load: async () => (await import('./studio/studioClaimsStore.ts')).StudioClaimsStore,
});
