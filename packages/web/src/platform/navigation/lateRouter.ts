import { contentNews } from '../browser/contentNews.ts';
import { isMissingScript } from '../missingScripts/missingScripts.ts';
import { shopLocation } from '../site/shopLocation.ts';
import type { NavigateFunction, PageLocation, PageRouter, PageView } from './router.ts';
import {
  createBrowserRouter,
  type LoaderFunction,
  type RouteObject,
  redirectDocument,
} from './routerPackage.ts';
import { shopWindow } from './shopWindow.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Scroll positions of this tab by history key. */
const positionsName = 'react-router-scroll-positions';

const readPositions = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(positionsName) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

const keepPositions = (router: Router): void => {
  const positions = readPositions();
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    if (router.state.navigation.state === 'idle') positions[router.state.location.key] = scrollY;
    try {
      sessionStorage.setItem(positionsName, JSON.stringify(positions));
    } catch {
      // Without stored positions, pages start at the top.
    }
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
  router.enableScrollRestoration(positions, () => scrollY);
};

const targetOf = (hash: string): Element | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/** Restores the scroll position of a history entry, or scrolls to the anchor of a link. */
export const scrollTo = ({
  location,
  restoreScrollPosition,
  preventScrollReset,
}: PageView): void => {
  if (restoreScrollPosition === false) return;
  if (restoreScrollPosition !== null) {
    window.scrollTo(0, restoreScrollPosition);
    return;
  }
  if (preventScrollReset) return;
  const target = location.hash && targetOf(location.hash);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
};

/**
 * Pages with missing scripts load from the server, which may have a newer release
 * (ERR-12).
 */
const following =
  (load: LoaderFunction): LoaderFunction =>
  async (given, context) => {
    try {
      return await load(given, context);
    } catch (error) {
      const { url } = given.request;
      if (!isMissingScript(error) || url === shopLocation().href) throw error;
      return redirectDocument(url);
    }
  };

const withMissingScripts = ({ lazy, loader, children, ...route }: RouteObject): RouteObject =>
  ({
    ...route,
    ...(children && { children: children.map(withMissingScripts) }),
    ...(typeof loader === 'function' && { loader: following(loader) }),
    ...(typeof lazy === 'function' && {
      lazy: () =>
        lazy().then(withMissingScripts, (error: unknown) => ({
          loader: following(() => {
            throw error;
          }),
        })),
    }),
  }) as RouteObject;

/** True if two locations differ only in their hash. */
const isOnePage = (
  one: Pick<PageLocation, 'pathname' | 'search'>,
  other: Pick<PageLocation, 'pathname' | 'search'>,
): boolean => one.pathname === other.pathname && one.search === other.search;

/**
 * Takes over from the server-rendered page. If the visitor went back meanwhile, the page of the
 * current address loads.
 */
export const startRouter = (
  routes: RouteObject[],
  shown: PageView,
  show: (view: PageView) => void,
): Pick<PageRouter, 'navigate' | 'revalidate'> => {
  const { loaderData, errors } = shown;
  const isShown = isOnePage(shown.location, shopLocation());
  const router = createBrowserRouter(routes.map(withMissingScripts), {
    window: shopWindow(),
    ...(isShown && { hydrationData: { loaderData, errors } }),
  });
  router.subscribe((state) => {
    if (state.initialized) show(state);
  });
  keepPositions(router);
  import('./enterPage.ts').catch(() => {});
  addEventListener(contentNews, () => void router.revalidate());
  if (isShown && shown.location.hash !== location.hash) show(router.state);
  const navigate: NavigateFunction = (to, options) =>
    router.navigate(typeof to === 'function' ? to(router.state.location) : to, options);
  return { navigate, revalidate: () => router.revalidate() };
};
