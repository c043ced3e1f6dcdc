import { reloadDocument, shopLocation } from '../platform/site/shopLocation.ts';
import '../ui/base.css';
import { isClientError } from '@tailorbird/domain/shell';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fileAddresses, hasNetwork, readVisit } from '../composition/firstView.ts';
import { browserPreferences } from '../composition/preferences.ts';
import { ReportT } from '../platform/browser/browser.ts';
import {
  reloadForMissingScript,
  watchMissingScripts,
} from '../platform/missingScripts/missingScripts.ts';
import { browserRouter } from '../platform/navigation/browserRouter.ts';
import { problemOf } from '../platform/navigation/errorPage.ts';
import {
  type DataRouter,
  ErrorResponse,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from '../platform/navigation/router.ts';
import { withRetry } from '../platform/offline/withRetry.ts';
import { createServices } from '../platform/services/services.ts';
import { CallLanguageT } from '../platform/texts/callLanguage.ts';
import { createTexts, TextsT } from '../platform/texts/textStore.ts';
import { ToastsT } from '../platform/toasts/toastStore.ts';
import { ReporterT } from '../shared/ports/ports.ts';
import { VisitStore } from '../shared/visit/visitStore.ts';
import { drawMissingRenders } from '../ui/drawMissingRenders.ts';
import type { EarlyEvents } from './boot/boot.ts';
import type { PageState } from './document/pageState.ts';
import { BannerT } from './frame/bannerStore.ts';
import { pageServices } from './pageServices.ts';
import { Root } from './Root.tsx';
import { routes } from './routes.tsx';

const state = JSON.parse(document.getElementById('page-state')?.textContent ?? 'null') as PageState;

const visit = new VisitStore(readVisit);
const preferences = browserPreferences();
const services = createServices(
  pageServices({
    locale: state.locale,
    texts: createTexts(
      async (locale, namespace) =>
        (await import('../composition/readTexts.ts')).readTexts(
          locale,
          namespace,
          state.changedTexts,
        ),
      state.figures,
      state,
    ),
    visit,
    preferences,
    addresses: fileAddresses,
    hasNetwork,
    supportAddress: state.supportAddress,
    seller: state.seller,
    hasReviews: state.hasReviews,
  }),
  async (own) => (await import('../composition/composeBrowser.ts')).composeBrowser(own),
);

/** Keeps server-rendered data if a later load fails (DATA-02). */
const keepFirstData = (route: RouteObject): void => {
  const { id = '', loader } = route;
  const [first, { origin, pathname, search }] = [state.loaderData[id], shopLocation()];
  if (first === undefined || typeof loader !== 'function') return;
  route.loader = async (given, context) => {
    try {
      return await loader(given, context);
    } catch (error) {
      const isFirst = given.request.url === origin + pathname + search;
      if (isFirst && !isClientError(problemOf(error).status)) return first;
      throw error;
    }
  };
};

/** The code of the current page must load before hydration. */
const loadPage = async (): Promise<void> => {
  const page = matchRoutes(routes, shopLocation())?.at(-1)?.route;
  if (typeof page?.lazy !== 'function') return;
  Object.assign(page, await page.lazy(), { lazy: undefined });
  keepFirstData(page);
};

const failuresOf = (
  failures: PageState['failures'],
): NonNullable<HydrationState['errors']> | null =>
  failures &&
  Object.fromEntries(
    Object.entries(failures).map(([id, { status, explanation }]) => [
      id,
      new ErrorResponse(status, explanation),
    ]),
  );

/** A cached page for another address of its path is rendered on the client. */
const isForAnother = 'kept' in document.documentElement.dataset;

const hasHappened = ({ clicks, submits, edited }: EarlyEvents): boolean =>
  clicks.length + submits.length + edited.size > 0;

/** Delay before offline use starts, so that it does not slow the first view; in ms. */
const workerDelayMs = 3_000;

/** If its code cannot load offline, it loads when the network returns. */
const startOfflineUse = (router: DataRouter): Promise<void> =>
  withRetry(() => import('./boot/startOfflineUse.ts'))
    .then((kept) => kept.startOfflineUse(router, services))
    .catch(() => {});

const hydratePage = async (): Promise<void> => {
  await loadPage();
  const router = browserRouter(routes, services, {
    loaderData: state.loaderData,
    errors: failuresOf(state.failures),
  });
  const early = window.earlyEvents;
  const restoreEdits =
    early && hasHappened(early)
      ? (await import('./boot/replayEarlyEvents.ts')).rememberEdits(early)
      : null;
  const onHydrated = (): void => {
    early?.stop();
    document.documentElement.dataset.hydrated = '';
    services.ready(BannerT).recall();
    restoreEdits?.();
    if (early && hasHappened(early))
      void import('./boot/replayEarlyEvents.ts').then(({ replayEarlyEvents }) =>
        replayEarlyEvents(early),
      );
    void visit.refresh();
    setTimeout(() => void startOfflineUse(router), workerDelayMs);
  };
  const place = document.getElementById('root') as HTMLElement;
  const shop = (
    <Root services={services} router={router} onHydrated={onHydrated}>
      <RouterProvider router={router} />
    </Root>
  );
  // ERR-18: React re-rendered the page correctly, but the server HTML did not match.
  const onRecoverableError = (error: unknown): void =>
    services.ready(ReportT)('A page was not hydrated as the server wrote it', error);
  const options = { onRecoverableError };
  startTransition(() => {
    if (isForAnother) createRoot(place, options).render(shop);
    else hydrateRoot(place, shop, options);
  });
};

drawMissingRenders();
watchMissingScripts(preferences, () => {
  const { current } = services.ready(CallLanguageT);
  const t = services.ready(TextsT).translate(current, 'shell');
  services.ready(ToastsT).notify(t('missingPart'), {
    isLasting: true,
    action: { label: t('reload'), run: () => reloadDocument() },
  });
});
hydratePage().catch((error: unknown) => {
  if ((window.earlyEvents?.edited.size ?? 0) === 0 && reloadForMissingScript(error)) return;
  // The server HTML stays, and its links work.
  window.earlyEvents?.stop();
  reportError(error);
  // The reporter subscribes to errors when it loads.
  void services.get(ReporterT);
});
