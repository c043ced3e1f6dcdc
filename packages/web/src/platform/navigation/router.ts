import { createContext, useContext, useMemo } from 'react';
import type { RouteObject } from './routerPackage.ts';

export type { RouteObject, ShouldRevalidateFunction } from './routerPackage.ts';

export type PageLocation = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  /** Unique per history entry. */
  readonly key: string;
};

type Params = Readonly<Record<string, string | undefined>>;
export type ShownRoute = Pick<RouteObject, 'id' | 'element' | 'errorElement' | 'handle'>;

export type PageView = {
  readonly location: PageLocation;
  readonly matches: readonly { readonly route: ShownRoute; readonly params: Params }[];
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, unknown>> | null;
  readonly navigation: { readonly state: 'idle' | 'loading' | 'submitting' };
  readonly revalidation: 'idle' | 'loading';
  /** Scroll position to restore; false keeps the current one, null is unknown. */
  readonly restoreScrollPosition: number | false | null;
  readonly preventScrollReset: boolean;
};

type Place =
  | string
  | { readonly pathname?: string; readonly search?: string; readonly hash?: string };
/**
 * A location, or a function of the latest one: changes that wait for the router build
 * on each other.
 */
type Target = Place | ((latest: Pick<PageLocation, 'search' | 'hash'>) => Place);
type NavigateOptions = {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
  readonly state?: unknown;
};
export type NavigateFunction = (to: Target, options?: NavigateOptions) => Promise<void>;

/**
 * Navigation between pages. Static on the server; in the browser it loads at the first
 * interaction.
 */
export type PageRouter = {
  readonly view: PageView;
  readonly subscribe: (hear: (view: PageView) => void) => () => void;
  readonly navigate: NavigateFunction;
  readonly revalidate: () => Promise<void>;
  readonly hasShown: (view: PageView) => void;
};

const missing = (): never => {
  throw new Error('No router found');
};

export const RouterContext = createContext<PageRouter | null>(null);
export const ViewContext = createContext<PageView | null>(null);
export const LocationContext = createContext<PageLocation | null>(null);
/** Index of the rendered route among the matches. */
export const LevelContext = createContext(-1);
export const RouteErrorContext = createContext<unknown>(undefined);

const useRouter = (): PageRouter => useContext(RouterContext) ?? missing();
export const useView = (): PageView => useContext(ViewContext) ?? missing();

export const useLocation = (): PageLocation => useContext(LocationContext) ?? missing();
export const useNavigate = (): NavigateFunction => useRouter().navigate;
export const useNavigation = (): PageView['navigation'] => useView().navigation;
export const useRevalidator = (): Pick<PageRouter, 'revalidate'> => useRouter();
export const useRouteError = (): unknown => useContext(RouteErrorContext);
export const useParams = (): Params => useView().matches.at(-1)?.params ?? {};

export const useLoaderData = (): unknown => {
  const { matches, loaderData } = useView();
  return loaderData[matches[useContext(LevelContext)]?.route.id ?? ''];
};

type Match = { readonly params: Params; readonly handle: unknown; readonly loaderData: unknown };

export const useMatches = (): readonly Match[] => {
  const { matches, loaderData } = useView();
  return useMemo(
    () =>
      matches.map(({ route, params }) => ({
        params,
        handle: route.handle as unknown,
        loaderData: loaderData[route.id ?? ''],
      })),
    [matches, loaderData],
  );
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
  readonly said: string;
  constructor(status: number, said = '') {
    this.status = status;
    this.said = said;
  }
}

export const isRouteErrorResponse = (error: unknown): error is { readonly status: number } =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  'internal' in error;
