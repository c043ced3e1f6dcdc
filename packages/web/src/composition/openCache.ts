import { reaction } from 'mobx';
import { ClockT } from '../platform/browser/browser.ts';
import { contentNews } from '../platform/browser/contentNews.ts';
import { RemoteCache } from '../platform/loading/remoteCache.ts';
import type { Services } from '../platform/services/services.ts';
import { CallLanguageT } from '../platform/texts/callLanguage.ts';
import { PreferencesT } from '../shared/ports/ports.ts';
import { isAdminUi } from '../shared/visit/viewer.ts';
import { VisitT } from '../shared/visit/visitStore.ts';

/** Response cache of this tab, cleared when the customer changes (AUTH-19). */
export const openCache = (services: Services): RemoteCache => {
  const [visit, preferences] = [services.ready(VisitT), services.ready(PreferencesT)];
  const cache = new RemoteCache({
    clock: services.ready(ClockT),
    scope: () =>
      [
        services.ready(CallLanguageT).current,
        visit.currency,
        visit.user?.id ?? '',
        isAdminUi(visit, preferences),
      ].join(' '),
    onNews: () => dispatchEvent(new Event(contentNews)),
  });
  reaction(
    () => visit.user?.id,
    () => cache.forget(),
  );
  return cache;
};
