import { ClockT, NewKeyT, ReportT } from '../../platform/browser/browser.ts';
import { lateStore } from '../../platform/services/token.ts';
import { ConsentT } from '../../shared/consent/consent.ts';
import { ChatDeskT, ClaimsT, ConversationsT, PreferencesT } from '../../shared/ports/ports.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';

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

export const ChatStoreT = lateStore('ChatStore', {
  scope: 'tab',
  needs: {
    desk: ChatDeskT,
    conversations: ConversationsT,
    preferences: PreferencesT,
    consent: ConsentT,
    visit: VisitT,
    clock: ClockT,
    newKey: NewKeyT,
    report: ReportT,
  },
  load: async () => (await import('./chat/chatStore.ts')).ChatStore,
  isOptional: true,
});
