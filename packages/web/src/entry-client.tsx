import './ui/base.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { App } from './app.ts';
import type { EarlyEvents } from './boot.ts';
import { browserPreferences } from './composition/preferences.ts';
import { readVisit } from './composition/readVisit.ts';
import { firstViewEngine } from './i18n/firstViewEngine.ts';
import { textStore } from './i18n/textStore.ts';
import { Root } from './Root.tsx';
import { createBrowserRouter, ErrorResponse, matchRoutes, RouterProvider } from './router.ts';
import { createRoutes, type PageState } from './routes.tsx';
import { lateServices } from './services.ts';
import { BannerStore } from './shell/bannerStore.ts';
import { LoadingStore } from './shell/loadingStore.ts';
import { MenuStore } from './shell/menuStore.ts';
import { reloadOnMissingScripts } from './shell/missingScripts.ts';
import { ToastStore } from './shell/toastStore.ts';
import { VisitStore } from './shell/visitStore.ts';

const state = JSON.parse(document.getElementById('page-state')?.textContent ?? 'null') as PageState;

const visit = new VisitStore(readVisit);
const toasts = new ToastStore();
const preferences = browserPreferences();
const language = { current: state.locale };
const app: App = {
  language,
  visit,
  toasts,
  texts: textStore({
    engine: firstViewEngine(),
    initial: state,
    read: async (locale, namespace) => (await import('./i18n/readTexts.ts')).readTexts(locale, namespace),
    laterEngine: async () => (await import('./i18n/i18nextEngine.ts')).i18nextEngine(),
  }),
  loading: new LoadingStore(),
  banner: new BannerStore(preferences),
  menu: new MenuStore(),
  preferences,
  services: lateServices(async () => {
    const { composeBrowser } = await import('./composition/composeBrowser.ts');
    return composeBrowser({ visit, toasts, preferences, locale: () => language.current });
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

const hasHappened = ({ clicks, submits, edited }: EarlyEvents): boolean => clicks.length + submits.length + edited.size > 0;

/** Makes the page that came from the server a living one. What was done to it before is not lost. */
const takeOver = async (): Promise<void> => {
  await bringInPage();
  const errors =
    state.failures && Object.fromEntries(Object.entries(state.failures).map(([id, status]) => [id, new ErrorResponse(status, '', null)]));
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: state.loaderData, errors } });
  const early = window.earlyEvents;
  const restoreEdits = early && hasHappened(early) ? (await import('./replayEarlyEvents.ts')).rememberEdits(early) : null;
  const onHydrated = (): void => {
    early?.stop();
    document.documentElement.dataset.hydrated = '';
    app.banner.recall();
    restoreEdits?.();
    if (early && hasHappened(early)) void import('./replayEarlyEvents.ts').then(({ replayEarlyEvents }) => replayEarlyEvents(early));
    void visit.refresh();
  };
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <Root app={app} onHydrated={onHydrated}>
        <RouterProvider router={router} />
      </Root>,
      { onRecoverableError: (error) => console.error(error) },
    );
  });
};

reloadOnMissingScripts(preferences);
takeOver().catch((error: unknown) => {
  // The page stays as it came: its links lead on.
  window.earlyEvents?.stop();
  console.error(error);
});
