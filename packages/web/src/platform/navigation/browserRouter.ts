import { contentNews } from '../browser/contentNews.ts';
import { isMissingScript } from '../missingScripts/missingScripts.ts';
import type { Services } from '../services/services.ts';
import { shopLocation } from '../site/shopLocation.ts';
import {
  contextOf,
  createBrowserRouter,
  type DataRouter,
  future,
  type HydrationState,
  type LoaderFunction,
  type RouteObject,
  redirectDocument,
} from './router.ts';
import { storeScrollPositions } from './scrollPosition.ts';
import { shopWindow } from './shopWindow.ts';

/**
 * Loads a page with a missing script from the server, which may have a newer release (ERR-12).
 */
const orFromServer =
  (load: LoaderFunction): LoaderFunction =>
  async (route, context) => {
    try {
      return await load(route, context);
    } catch (error) {
      const { url } = route.request;
      if (!isMissingScript(error) || url === shopLocation().href) throw error;
      return redirectDocument(url);
    }
  };

const withMissingScripts = ({ lazy, loader, children, ...route }: RouteObject): RouteObject =>
  ({
    ...route,
    ...(children && { children: children.map(withMissingScripts) }),
    ...(typeof loader === 'function' && { loader: orFromServer(loader) }),
    ...(typeof lazy === 'function' && {
      lazy: () =>
        lazy().then(withMissingScripts, (error: unknown) => ({
          loader: orFromServer(() => {
            throw error;
          }),
        })),
    }),
  }) as RouteObject;

export const browserRouter = (
  routes: RouteObject[],
  services: Services,
  hydrationData?: HydrationState,
): DataRouter => {
  const context = contextOf(services);
  const router = createBrowserRouter(routes.map(withMissingScripts), {
    window: shopWindow(),
    future,
    getContext: () => context,
    ...(hydrationData && { hydrationData }),
  });
  storeScrollPositions(router);
  addEventListener(contentNews, () => void router.revalidate());
  return router;
};
