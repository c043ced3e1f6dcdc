import { whenIdle } from '../browser/whenIdle.ts';
import { firstInteraction } from '../hydration/attention.ts';
import { withRetry } from '../offline/withRetry.ts';
import { loadOnce } from '../services/loadOnce.ts';
import { openDocument, shopLocation } from '../site/shopLocation.ts';
import type {
  NavigateFunction,
  PageLocation,
  PageRouter,
  PageView,
  RouteObject,
} from './router.ts';

/** The current location, in the form the router stores in the history. */
export const locationNow = (): PageLocation => {
  const { usr = null, key = 'default' } = (history.state ?? {}) as {
    readonly usr?: unknown;
    readonly key?: string;
  };
  const { pathname, search, hash } = shopLocation();
  return { pathname, search, hash, state: usr, key };
};

const addressOf = (to: Parameters<NavigateFunction>[0]): string => {
  const place = typeof to === 'function' ? to(shopLocation()) : to;
  if (typeof place === 'string') return place;
  const { pathname = shopLocation().pathname, search = '', hash = '' } = place;
  return pathname + search + hash;
};

/**
 * Shows the first view without react-router, which loads when the visitor uses the page or when the
 * page navigates. Navigations wait for it.
 */
export const browserRouter = (
  allRoutes: () => Promise<RouteObject[]>,
  first: PageView,
): PageRouter => {
  const listeners = new Set<(view: PageView) => void>();
  let view = first;
  let scroll: ((view: PageView) => void) | null = null;
  const show = (next: PageView): void => {
    view = next;
    for (const hear of listeners) hear(next);
  };
  const load = loadOnce(() => Promise.all([import('./lateRouter.ts'), allRoutes()]));
  const start = loadOnce(async () => {
    const [late, routes] = await load();
    scroll = late.scrollTo;
    return late.startRouter(routes, view, show);
  });
  // The next use tries a failed load again.
  const begin = (): void => void start().catch(() => {});
  // Starting the router processes every route, so wait until the browser is idle.
  firstInteraction()
    .then(load)
    .then(
      () => whenIdle(begin),
      () => {},
    );
  addEventListener('popstate', begin);
  return {
    get view() {
      return view;
    },
    subscribe: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    navigate: async (to, options = {}) => {
      if (scroll === null) show({ ...view, navigation: { state: 'loading' } });
      // Without a network a press waits until there is one.
      const router = await withRetry(start).catch(() => null);
      if (router) return router.navigate(to, options);
      show({ ...view, navigation: { state: 'idle' } });
      // Without the router, the browser loads the page.
      openDocument(addressOf(to));
    },
    revalidate: async () => (await start()).revalidate(),
    hasShown: (shown) => scroll?.(shown),
  };
};
