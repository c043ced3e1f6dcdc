import { SilentAnalytics } from '@tailorbird/adapter-analytics';
import { MailConversations } from '@tailorbird/adapter-chat';
import { createHttpClient } from '@tailorbird/adapter-http/client';
import { findCookie } from '@tailorbird/adapter-storage';
import type { Locale } from '@tailorbird/domain/kernel';
import type { Preferences } from '@tailorbird/domain/shell';
import { Container } from 'inversify';
import { browserClock } from '../platform/clock/browserClock.ts';
import type { Composed } from '../platform/services/services.ts';
import type { ToastStore } from '../platform/toasts/toastStore.ts';
import type { VisitStore } from '../platform/visit/visitStore.ts';
import { HttpClientT, httpParts } from './httpParts.ts';
import { inParts, ServicesT } from './parts.ts';
import { storeParts } from './storeParts.ts';
import { AnalyticsT, BasketStoreT, ClockT, ConversationsT, PreferencesT, ToastsT, VisitT } from './tokens.ts';

/** What the frame has made before the container is here. */
type FrameParts = {
  readonly visit: VisitStore;
  readonly toasts: ToastStore;
  readonly preferences: Preferences;
  readonly locale: () => Locale;
};

const csrfToken = (): string | null => {
  const found = findCookie(document, 'csrftoken');
  return found.readable ? found.value : null;
};

/** The container of a browser tab. */
export const composeBrowser = ({ visit, toasts, preferences, locale }: FrameParts): Composed => {
  const container = new Container();
  container.bind(VisitT).toConstantValue(visit);
  container.bind(ToastsT).toConstantValue(toasts);
  container.bind(PreferencesT).toConstantValue(preferences);
  container.bind(AnalyticsT).toConstantValue(new SilentAnalytics());
  container.bind(ConversationsT).toConstantValue(new MailConversations((address) => location.assign(address)));
  container.bind(ClockT).toConstantValue(browserClock);
  container.bind(HttpClientT).toConstantValue(
    createHttpClient({
      baseUrl: '',
      // What a customer has asked for is done even if they leave the page meanwhile.
      fetch: (address, init) => fetch(address, { ...init, keepalive: init.method !== 'GET' }),
      locale,
      csrfToken,
      report: (problem) => console.warn('A call has no usable answer', problem),
    }),
  );
  // A quantity that rests for a moment longer is sent before the page is gone.
  container.onActivation(BasketStoreT, (_, basket) => {
    addEventListener('pagehide', () => void basket.settle());
    return basket;
  });
  const composed = inParts(container, [...httpParts, ...storeParts]);
  container.bind(ServicesT).toConstantValue(composed);
  return composed;
};
