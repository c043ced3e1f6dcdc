/** Renders pages of the demo for `tools/demo.ts`. */
import { type Locale, parseLocalizedPath } from '@tailorbird/domain/kernel';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { type DemoShop, openDemoShop } from '../composition/demo/openDemoShop.ts';
import { noPreferences } from '../composition/preferences.ts';
import { DemoBar } from '../features/demo/DemoBar.tsx';
import { partsToWrite } from '../platform/hydration/lazyPart.tsx';
import {
  contextOf,
  createStaticHandler,
  createStaticRouter,
  future,
  StaticRouterProvider,
} from '../platform/navigation/router.ts';
import { TextsT } from '../platform/texts/textStore.ts';
import { VisitStore } from '../shared/visit/visitStore.ts';
import { demoNamespaces, demoServices } from './demoServices.ts';
import { type PageHead, pageHead } from './head/pageHead.ts';
import { pageSources } from './pages/pageSources.ts';
import type { PageHandle } from './pages/pages.ts';
import { Root } from './Root.tsx';
import { routes } from './routes.tsx';

type DemoPage = {
  readonly locale: Locale;
  readonly head: PageHead;
  /** Source file of the page: its key in the manifest of the build. */
  readonly source: string;
  readonly content: string;
};

enableStaticRendering(true);

const handler = createStaticHandler(routes, { future });

/**
 * Renders pages by their path with language prefix. Null for a path without a page, such as a
 * redirect. `readFile` returns the initial data of a language.
 */
export const openRenderer = (readFile: Parameters<typeof openDemoShop>[0]['readFile']) => {
  const shops = new Map<Locale, Promise<DemoShop>>();
  const shopIn = (locale: Locale): Promise<DemoShop> => {
    const shop =
      shops.get(locale) ??
      openDemoShop({
        locale: () => locale,
        readFile,
        storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
        moved: () => {},
        startedOver: () => {},
      });
    shops.set(locale, shop);
    return shop;
  };
  return async (localizedPath: string): Promise<DemoPage | null> => {
    const address = new URL(localizedPath, 'http://localhost');
    const { locale, path } = parseLocalizedPath(address.pathname);
    const services = demoServices(await shopIn(locale), {
      locale,
      visit: new VisitStore(() => new Promise(() => {})),
      preferences: noPreferences(),
    });
    const texts = services.ready(TextsT);
    await Promise.all([partsToWrite(), texts.load(locale, demoNamespaces)]);
    const result = await handler.query(new Request(address), {
      requestContext: contextOf(services),
    });
    if (result instanceof Response || result.errors) return null;
    const { route } = result.matches.at(-1) ?? {};
    const handle = route?.handle as PageHandle | undefined;
    if (!handle) return null;
    const router = createStaticRouter(handler.dataRoutes, result);
    return {
      locale,
      head: pageHead(
        { handle, data: result.loaderData[route?.id ?? ''] },
        { locale, path, search: '', texts },
      ),
      source: pageSources[handle.page],
      content: renderToString(
        <Root services={services} router={router}>
          <DemoBar />
          <StaticRouterProvider router={router} context={result} hydrate={false} />
        </Root>,
      ),
    };
  };
};
