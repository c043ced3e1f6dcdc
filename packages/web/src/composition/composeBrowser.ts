import { SilentAnalytics } from '@tailorbird/adapter-analytics';
import { MailConversations } from '@tailorbird/adapter-chat';
import { createHttpClient } from '@tailorbird/adapter-http/client';
import { findCookie } from '@tailorbird/adapter-storage';
import { Container } from 'inversify';
import { AnalyticsT, ConversationsT } from '../platform/ports/ports.ts';
import type { LateServices, Services } from '../platform/services/services.ts';
import { CallLanguageT } from '../platform/texts/callLanguage.ts';
import { adapters, HttpClientT, sharedStores } from './bindings.ts';
import { lateServices } from './container.ts';

const csrfToken = (): string | null => {
  const found = findCookie(document, 'csrftoken');
  return found.readable ? found.value : null;
};

/** The container of a browser tab. */
export const composeBrowser = (services: Services): LateServices => {
  const container = new Container();
  container.bind(AnalyticsT.id).toConstantValue(new SilentAnalytics());
  container.bind(ConversationsT.id).toConstantValue(new MailConversations((address) => location.assign(address)));
  container.bind(HttpClientT.id).toConstantValue(
    createHttpClient({
      baseUrl: '',
      // What a customer has asked for is done even if they leave the page meanwhile.
      fetch: (address, init) => fetch(address, { ...init, keepalive: init.method !== 'GET' }),
      locale: () => services.ready(CallLanguageT).current,
      csrfToken,
      report: (problem) => console.warn('A call has no usable answer', problem),
    }),
  );
  return lateServices(container, services, [...adapters, ...sharedStores]);
};
