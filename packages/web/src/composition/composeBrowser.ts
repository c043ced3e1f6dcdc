import { createHttpClient } from '@tailorbird/adapter-http/client';
import { findCookie } from '@tailorbird/adapter-storage';
import { type ConsentRecords, isSessionRefusal } from '@tailorbird/domain/shell';
import type { Conversations } from '@tailorbird/domain/support';
import { ClockT, NewKeyT } from '../platform/browser/browser.ts';
import { serverBack, serverBusy } from '../platform/browser/serverBusy.ts';
import type { RemoteCache } from '../platform/loading/remoteCache.ts';
import { loadOnce } from '../platform/services/loadOnce.ts';
import type { LateServices, Services } from '../platform/services/services.ts';
import type { AnyToken } from '../platform/services/token.ts';
import { CallLanguageT } from '../platform/texts/callLanguage.ts';
import { ToastsT } from '../platform/toasts/toastStore.ts';
import {
  AccountT,
  AnalyticsT,
  ConsentManagerT,
  ConsentRecordsT,
  ConversationsT,
  OrdersT,
  PreferencesT,
  ReferralsT,
  ReporterT,
  SizesT,
} from '../shared/ports/ports.ts';
import { readChatProvider } from '../shared/support/chatProvider.ts';
import { VisitT } from '../shared/visit/visitStore.ts';
import { adaptersOver, readingPorts, storesFor } from './bindings.ts';
import { createPorts } from './ports.ts';

const csrfToken = (): string | null => {
  const found = findCookie(document, 'csrftoken');
  return found.readable ? found.value : null;
};

const kindOf = ({ id }: { readonly id: symbol }): string => `${id.description}/`;
/** Ports whose cached data a customer's own change may outdate. */
const ofCustomer = [OrdersT, AccountT, ReferralsT, SizesT];

/**
 * Late services of a browser tab: ports load individually, the container with the first late
 * store.
 */
export const composeBrowser = (services: Services): LateServices => {
  let opened: RemoteCache | null = null;
  const cache = loadOnce(async () => {
    opened = (await import('./openCache.ts')).openCache(services);
    return opened;
  });
  const client = createHttpClient({
    baseUrl: '',
    // `keepalive` lets a customer's action finish after the page is left; files are too large
    // for it.
    fetch: (address, init) =>
      fetch(address, {
        ...init,
        keepalive: init.method !== 'GET' && !(init.body instanceof Uint8Array),
      }),
    locale: () => services.ready(CallLanguageT).current,
    csrfToken,
    // A staff change can affect any cached data.
    changed: () => {
      if (services.ready(VisitT).isAdmin) opened?.forget();
      else for (const token of ofCustomer) opened?.forget(kindOf(token));
    },
    waits: (isWaiting) => dispatchEvent(new Event(isWaiting ? serverBusy : serverBack)),
    refused: (status, isAction) => {
      if (!isAction && !isSessionRefusal(status)) return;
      import('./onRefusal.ts')
        .then(({ onRefusal }) => onRefusal(services, status, isAction))
        .catch(() => {});
    },
    report: (problem) => console.warn('A call failed', problem),
  });
  const ports = createPorts([
    [
      AnalyticsT,
      async () => {
        const { openAnalytics } = await import('./openAnalytics.ts');
        return openAnalytics(services, ports);
      },
    ],
    [
      ConsentManagerT,
      async () => {
        const { CookieConsent } = await import('@tailorbird/adapter-storage/cookieConsent');
        return new CookieConsent({
          preferences: services.ready(PreferencesT),
          records: {
            record: async (consent) =>
              ((await ports(ConsentRecordsT)) as ConsentRecords).record(consent),
          },
          now: services.ready(ClockT).now,
          newReference: services.ready(NewKeyT),
          ended: (purpose) => {
            if (purpose !== 'chat' || readChatProvider() === null) return;
            ports(ConversationsT).then(
              (conversations) => (conversations as Conversations).end(),
              () => {},
            );
          },
        });
      },
    ],
    [ReporterT, async () => (await import('./reportErrors.ts')).openReporter(ports)],
    [
      ConversationsT,
      async () => (await import('./openConversations.ts')).openConversations(services),
    ],
    ...adaptersOver(client),
    ...storesFor(services),
    ...readingPorts(client, async (token, port, calls) =>
      (await cache()).keep(kindOf(token), port, calls),
    ),
  ]);
  window.pageErrors?.setListener((event, page) => {
    // If the reporter cannot load, the console has the error.
    import('./reportErrors.ts')
      .then(({ reportError }) => reportError(event, page, ports, services.ready(ToastsT)))
      .catch(() => {});
  });
  const stores = loadOnce(async () =>
    (await import('./container.ts')).lateServices(services, ports),
  );
  const get = async (token: AnyToken, ...given: readonly unknown[]): Promise<unknown> =>
    token.kind === 'port' ? ports(token) : (await stores()).get(token, ...(given as never));
  return { get } as LateServices;
};
