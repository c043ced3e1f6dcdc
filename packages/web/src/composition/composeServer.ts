import { SilentAnalytics } from '@tailorbird/adapter-analytics';
import { SilentConversations } from '@tailorbird/adapter-chat';
import { createHttpClient } from '@tailorbird/adapter-http/client';
import { Container } from 'inversify';
import { AnalyticsT, ConversationsT } from '../platform/ports/ports.ts';
import type { LateServices, Services } from '../platform/services/services.ts';
import { CallLanguageT } from '../platform/texts/callLanguage.ts';
import { adapters, HttpClientT } from './bindings.ts';
import { lateServices } from './container.ts';

/** Answers a call to one of the shop's own paths. */
export type CallShop = (address: string, init: RequestInit) => Promise<Response>;

const shared = new Container();
shared.bind(AnalyticsT.id).toConstantValue(new SilentAnalytics());
shared.bind(ConversationsT.id).toConstantValue(new SilentConversations());

/** The container of one rendered page: a child of the server's, with adapters that call the server from within. */
export const composeServer = (services: Services, fetch: CallShop): LateServices => {
  const container = new Container({ parent: shared });
  container.bind(HttpClientT.id).toConstantValue(
    createHttpClient({
      baseUrl: '',
      fetch,
      locale: () => services.ready(CallLanguageT).current,
      csrfToken: () => null,
      report: (problem) => console.error('A page was rendered without an answer', problem),
    }),
  );
  return lateServices(container, services, adapters);
};
