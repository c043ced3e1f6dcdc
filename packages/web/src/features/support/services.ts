import { ClockT, NewKeyT, ReportT } from '../../platform/browser/browser.ts';
import { lateStore } from '../../platform/services/token.ts';
import { ConsentT } from '../../shared/consent/consent.ts';
import { ChatDeskT, ConversationsT, PreferencesT } from '../../shared/ports/ports.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';

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
