/** The only module that imports the router package. */
import { createContext, use, useCallback, useEffect, useMemo } from 'react';
import {
  type DataRouter,
  type Location,
  createContext as loaderContext,
  type NavigateOptions,
  RouterContextProvider,
  type To,
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
} from 'react-router-dom';
import type { Services } from '../services/services.ts';

export {
  createBrowserRouter,
  createStaticHandler,
  createStaticRouter,
  type DataRouter,
  type HydrationState,
  isRouteErrorResponse,
  type LoaderFunction,
  type LoaderFunctionArgs,
  matchRoutes,
  Outlet,
  type RouteObject,
  RouterProvider,
  redirectDocument,
  type ShouldRevalidateFunction,
  type StaticHandlerContext,
  StaticRouterProvider,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';

/** Passes a `RouterContextProvider` to loaders; the default of version 8. */
export const future = { v8_middleware: true } as const;

const servicesContext = loaderContext<Services>();

/** Gives the services to the loaders of routes. On the server each request has its own. */
export const contextOf = (services: Services): RouterContextProvider =>
  new RouterContextProvider(new Map([[servicesContext, services]]));

export const servicesOf = (context: Readonly<RouterContextProvider>): Services =>
  context.get(servicesContext);

/**
 * The router, which never changes. The package's hooks read contexts that change with each
 * navigation and would rerender every link of a page.
 */
export const RouterContext = createContext<DataRouter | null>(null);

export const useRouter = (): DataRouter => {
  const router = use(RouterContext);
  if (!router) throw new Error('No router found');
  return router;
};

/** A location, or a function of the latest one, so that changes build on each other. */
type Target = To | ((latest: Pick<Location, 'search' | 'hash'>) => To);
export type NavigateFunction = (
  to: Target,
  options?: Pick<NavigateOptions, 'replace' | 'preventScrollReset' | 'state'>,
) => Promise<void>;

export const useNavigate = (): NavigateFunction => {
  const router = useRouter();
  return useCallback(
    (to, options) =>
      router.navigate(typeof to === 'function' ? to(router.state.location) : to, options),
    [router],
  );
};

/** A new object after each change of the router, such as the start of a navigation. */
export const useRouterChange = (): object => {
  const parts = [useLocation(), useNavigation(), useRevalidator().state, useMatches()];
  // biome-ignore lint/correctness/useExhaustiveDependencies: changes with each part.
  return useMemo(() => ({}), parts);
};

/**
 * For error pages: shows the page again after a reload of its data. The router's error boundary
 * only does so if the start of the reload has rendered, so it gets a new location.
 */
export const useResetAfterReload = (): void => {
  const router = useRouter();
  useEffect(() => {
    let isReloading = false;
    return router.subscribe(({ revalidation, errors, location }) => {
      const hasReloaded = isReloading && revalidation === 'idle' && !errors;
      isReloading = revalidation !== 'idle';
      if (!hasReloaded) return;
      // The router is still completing the reload.
      queueMicrotask(
        () =>
          void router.navigate(location, {
            replace: true,
            state: location.state,
            preventScrollReset: true,
            defaultShouldRevalidate: false,
          }),
      );
    });
  }, [router]);
};

/**
 * A response status as an error, with an optional message for visitors. The router recognizes
 * it by its fields.
 */
export class ErrorResponse {
  readonly status: number;
  readonly statusText = '';
  readonly internal = false;
  readonly data = null;
  readonly explanation: string;
  constructor(status: number, explanation = '') {
    this.status = status;
    this.explanation = explanation;
  }
}
