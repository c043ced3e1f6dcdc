import { SilentAnalytics } from '@tailorbird/adapter-analytics';
import { SilentConversations } from '@tailorbird/adapter-chat';
import { createHttpClient } from '@tailorbird/adapter-http/client';
import type { LateServices, Services } from '../platform/services/services.ts';
import { CallLanguageT } from '../platform/texts/callLanguage.ts';
import { AnalyticsT, ConversationsT } from '../shared/ports/ports.ts';
import { adaptersOver, readingPorts } from './bindings.ts';
import { lateServices } from './container.ts';
import { createPorts } from './ports.ts';

export type CallShop = (address: string, init: RequestInit) => Promise<Response>;

export const composeServer = (services: Services, fetch: CallShop): LateServices => {
  const client = createHttpClient({
    baseUrl: '',
    fetch,
    locale: () => services.ready(CallLanguageT).current,
    csrfToken: () => null,
    report: (problem) => console.error('A call failed during rendering', problem),
  });
  return lateServices(
    services,
    createPorts([
      [AnalyticsT, async () => new SilentAnalytics()],
      [ConversationsT, async () => new SilentConversations()],
      ...adaptersOver(client),
      ...readingPorts(client, (_, port) => port),
    ]),
  );
};
