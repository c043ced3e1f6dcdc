import '../ui/base.css';
import { localizePath, parseLocalizedPath } from '@tailorbird/domain/kernel';
import { nextPath } from '@tailorbird/domain/shell';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readDemoFile } from '../composition/demo/demoFixture.ts';
import { type DemoShop, openDemoShop } from '../composition/demo/openDemoShop.ts';
import { showPictures, startOfflineUse, startWorker } from '../composition/demo/startWorker.ts';
import { browserPreferences } from '../composition/preferences.ts';
import { DemoBar } from '../features/demo/DemoBar.tsx';
import { contentNews } from '../platform/browser/contentNews.ts';
import { browserRouter } from '../platform/navigation/browserRouter.ts';
import { type DataRouter, RouterProvider } from '../platform/navigation/router.ts';
import type { Services } from '../platform/services/services.ts';
import {
  dropTrailingSlash,
  openDocument,
  replaceDocument,
  shopLocation,
} from '../platform/site/shopLocation.ts';
import { CallLanguageT } from '../platform/texts/callLanguage.ts';
import { TextsT } from '../platform/texts/textStore.ts';
import { paintAround } from '../platform/theme/paintAround.ts';
import { VisitStore } from '../shared/visit/visitStore.ts';
import { demoNamespaces, demoServices } from './demoServices.ts';
import { BannerT } from './frame/bannerStore.ts';
import { applyPageHead, pageHead } from './head/pageHead.ts';
import type { PageHandle } from './pages/pages.ts';
import { Root } from './Root.tsx';
import { routes } from './routes.tsx';

dropTrailingSlash();
const { locale } = parseLocalizedPath(shopLocation().pathname);

/** A router that has loaded its first page. */
const openRouter = async (services: Services): Promise<DataRouter> => {
  const router = browserRouter(routes, services);
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      router.subscribe(({ initialized }) => initialized && resolve());
    });
  return router;
};

/** Writes the head of the first page; the frame updates it later. */
const writeHead = (services: Services, { state }: DataRouter): void => {
  document.documentElement.lang = locale;
  const { route } = state.matches.at(-1) ?? {};
  if (!route?.handle || state.errors) return;
  const page = { handle: route.handle as PageHandle, data: state.loaderData[route.id] };
  const { pathname, search } = state.location;
  const { path } = parseLocalizedPath(pathname);
  applyPageHead(pageHead(page, { locale, path, search, texts: services.ready(TextsT) }), locale);
};

/** `?as=customer&at=/profile/orders` signs in and opens a page. */
const openPrepared = async (shop: DemoShop): Promise<boolean> => {
  const query = new URLSearchParams(shopLocation().search);
  if (query.get('as') !== 'customer') return false;
  await shop.prepareCustomer();
  replaceDocument(localizePath(nextPath(query.get('at')) ?? '/', locale));
  return true;
};

const restoreTheme = (): void => {
  const theme = localStorage.getItem('tailorbird.theme');
  if (!theme) return;
  document.documentElement.dataset.theme = theme;
  paintAround(theme);
};

const open = async (): Promise<void> => {
  restoreTheme();
  let currentLocale = () => locale;
  let moved = (): void => {};
  const [shop] = await Promise.all([
    openDemoShop({
      locale: () => currentLocale(),
      readFile: readDemoFile,
      storage: localStorage,
      moved: () => moved(),
      startedOver: () => {
        localStorage.clear();
        sessionStorage.clear();
        openDocument(localizePath('/', currentLocale()));
      },
    }),
    startWorker().then(showPictures),
  ]);
  if (await openPrepared(shop)) return;
  const visit = new VisitStore(shop.visit);
  moved = () => {
    dispatchEvent(new Event(contentNews));
    void visit.refresh();
  };
  const services = demoServices(shop, { locale, visit, preferences: browserPreferences() });
  currentLocale = () => services.ready(CallLanguageT).current;
  const [router] = await Promise.all([
    openRouter(services),
    services.ready(TextsT).load(locale, demoNamespaces),
  ]);
  const place = document.getElementById('root') as HTMLElement;
  // Pages are rendered without a query.
  const isRendered = place.hasChildNodes() && shopLocation().search === '';
  if (!isRendered) writeHead(services, router);
  const onHydrated = (): void => {
    document.documentElement.dataset.hydrated = '';
    services.ready(BannerT).recall();
    void visit.refresh();
    setTimeout(startOfflineUse, workerDelayMs);
  };
  const content = (
    <Root services={services} router={router} onHydrated={onHydrated}>
      <DemoBar />
      <RouterProvider router={router} />
    </Root>
  );
  if (isRendered) startTransition(() => void hydrateRoot(place, content));
  else createRoot(place).render(content);
};

/** Delay before the folder is stored for offline use, in ms. */
const workerDelayMs = 1_000;

// Not awaited here: chunks import this one.
void open();
