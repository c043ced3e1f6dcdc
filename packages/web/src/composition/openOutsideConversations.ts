import {
  Chatwoot,
  type ChatwootWindow,
  Dixa,
  type DixaWindow,
  OutsideConversations,
} from '@tailorbird/adapter-chat/outside';
import type { ChatProvider, Conversations } from '@tailorbird/domain/support';
import { ClockT } from '../platform/browser/browser.ts';
import type { Services } from '../platform/services/services.ts';
import { CallLanguageT } from '../platform/texts/callLanguage.ts';
import { PreferencesT } from '../shared/ports/ports.ts';
import { VisitT } from '../shared/visit/visitStore.ts';
import { loadScript } from './outsideScripts.ts';
import { cookieNames, removeCookie } from './pageCookies.ts';

const page = {
  remove: (selector: string): void => {
    for (const element of document.querySelectorAll(selector)) {
      // The element may be mounted again and must start without old classes.
      element.className = '';
      element.remove();
    }
  },
  cookieNames,
  removeCookie,
};

/** Support staff in an external messenger. Its script loads when it is opened. */
export const openOutsideConversations = (
  provider: ChatProvider,
  services: Services,
): Conversations => {
  const [preferences, visit, language] = [
    services.ready(PreferencesT),
    services.ready(VisitT),
    services.ready(CallLanguageT),
  ];
  const messenger =
    provider.kind === 'chatwoot'
      ? new Chatwoot({
          url: provider.url,
          window: window as unknown as ChatwootWindow,
          load: loadScript,
          page,
        })
      : new Dixa({ window: window as unknown as DixaWindow, load: loadScript });
  return new OutsideConversations({
    messenger,
    tokens: provider.tokens,
    locale: () => language.current,
    currency: () => visit.currency,
    after: services.ready(ClockT).after,
    known: {
      read: () => preferences.read('chatKnown') !== null,
      write: (isKnown) =>
        isKnown ? preferences.write('chatKnown', '1') : preferences.remove('chatKnown'),
    },
  });
};
