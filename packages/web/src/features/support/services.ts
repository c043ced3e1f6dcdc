import { ClockT, NewKeyT, ReportT } from '../../platform/browser/browser.ts';
import { ConsentT } from '../../platform/consent/consent.ts';
import {
  ChatDeskT,
  ClaimsT,
  ConversationsT,
  PreferencesT,
  StudioChatsT,
  StudioClaimsT,
} from '../../platform/ports/ports.ts';
import { lateStore } from '../../platform/services/token.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';

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

export const InboxStoreT = lateStore('InboxStore', {
  scope: 'component',
  needs: { chats: StudioChatsT, newKey: NewKeyT },
  load: async () => (await import('./inbox/inboxStore.ts')).InboxStore,
});
