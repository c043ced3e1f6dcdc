import './ui/base.css';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type App, AppContext } from './app.ts';
import { browserPreferences } from './composition/preferences.ts';
import { readVisit } from './composition/readVisit.ts';
import { createTexts } from './i18n/createTexts.ts';
import { readTexts } from './i18n/readTexts.ts';
import { rememberEdits, replayEarlyEvents } from './replayEarlyEvents.ts';
import { createBrowserRouter, ErrorResponse, matchRoutes, RouterProvider } from './router.ts';
import { createRoutes, type PageState } from './routes.tsx';
import { lateServices } from './services.ts';
import { BannerStore } from './shell/bannerStore.ts';
import { FittingStore } from './shell/fittingStore.ts';
import { LoadingStore } from './shell/loadingStore.ts';
import { MenuStore } from './shell/menuStore.ts';
import { reloadOnMissingScripts } from './shell/missingScripts.ts';
import { ToastStore } from './shell/toastStore.ts';
import { VisitStore } from './shell/visitStore.ts';

const state = JSON.parse(document.getElementById('page-state')?.textContent ?? 'null') as PageState;

const visit = new VisitStore(readVisit);
const toasts = new ToastStore();
const preferences = browserPreferences();
const app: App = {
  visit,
  toasts,
  texts: createTexts(readTexts, state),
  loading: new LoadingStore(),
  banner: new BannerStore(preferences),
  menu: new MenuStore(),
  fitting: new FittingStore(visit, preferences),
  services: lateServices(async () => {
    const { composeBrowser } = await import('./composition/composeBrowser.ts');
    return composeBrowser({ visit, toasts, preferences });
  }),
};

const routes = createRoutes(() => app);

/** Pages arrive in parts; the one on screen has to be here before it can be taken over. */
const bringInPage = async (): Promise<void> => {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const page = await route.lazy();
      Object.assign(route, page, { lazy: undefined });
    }),
  );
};

const Hydrated = (): null => {
  useEffect(() => {
    const early = window.earlyEvents;
    early?.stop();
    document.documentElement.dataset.hydrated = '';
    app.banner.recall();
    app.fitting.recall();
    restoreEdits?.();
    if (early) replayEarlyEvents(early);
    void visit.refresh();
  }, []);
  return null;
};

reloadOnMissingScripts(preferences);
await bringInPage();
const errors =
  state.failures && Object.fromEntries(Object.entries(state.failures).map(([id, status]) => [id, new ErrorResponse(status, '', null)]));
const router = createBrowserRouter(routes, { hydrationData: { loaderData: state.loaderData, errors } });
const restoreEdits = window.earlyEvents && rememberEdits(window.earlyEvents);

startTransition(() => {
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <StrictMode>
      <AppContext value={app}>
        <RouterProvider router={router} />
        <Hydrated />
      </AppContext>
    </StrictMode>,
    { onRecoverableError: (error) => console.error(error) },
  );
});
