import { SilentAnalytics } from '@tailorbird/adapter-analytics';
import { SilentConversations } from '@tailorbird/adapter-chat';
import { createHttpClient } from '@tailorbird/adapter-http/client';
import { MemoryPreferences } from '@tailorbird/adapter-storage';
import type { Locale } from '@tailorbird/domain/kernel';
import { Container } from 'inversify';
import type { Composed } from '../platform/services/services.ts';
import { HttpClientT, httpParts } from './httpParts.ts';
import { inParts } from './parts.ts';
import { AnalyticsT, ConversationsT, PreferencesT } from './tokens.ts';

/** Answers a call to one of the shop's own paths. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

const shared = new Container();
shared.bind(AnalyticsT).toConstantValue(new SilentAnalytics());
shared.bind(ConversationsT).toConstantValue(new SilentConversations());

/** The container of one rendered page: a child of the server's, with adapters that call the server from within. */
export const composeServer = (fetch: Fetch, locale: Locale): Composed => {
  const container = new Container({ parent: shared });
  container.bind(PreferencesT).toConstantValue(new MemoryPreferences());
  container.bind(HttpClientT).toConstantValue(
    createHttpClient({
      baseUrl: '',
      fetch,
      locale: () => locale,
      csrfToken: () => null,
      report: (problem) => console.error('A page was rendered without an answer', problem),
    }),
  );
  return inParts(container, httpParts);
};
