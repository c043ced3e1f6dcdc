import { type Locale, parseLocalizedPath } from '@tailorbird/domain/kernel';
import type { PageRoute } from '@tailorbird/domain/shell';
import { createElement, type ReactNode } from 'react';
import { pageFailure } from '../platform/navigation/page.ts';
import {
  type RouteObject,
  type ShouldRevalidateFunction,
  useLoaderData,
} from '../platform/navigation/router.ts';
import { withRetry } from '../platform/offline/withRetry.ts';
import type { Services } from '../platform/services/services.ts';
import { CallLanguageT } from '../platform/texts/callLanguage.ts';
import { TextsT } from '../platform/texts/textStore.ts';
import { BrokenFrame } from './frame/BrokenFrame.tsx';
import { ErrorPage } from './frame/ErrorPage.tsx';
import { Frame } from './frame/Frame.tsx';
import { usePageHead } from './head/usePageHead.ts';
import type { AnyPage, PageHandle } from './pages/pages.ts';

/** Services for route loaders. On the server each request has its own. */
export type ServicesOf = (context: unknown) => Services;

type LoaderRequest = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
  readonly context?: unknown;
};

const onPathChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href);

/** A first view already has its data, so this loads with the router. */
const lateEnterPage = () => import('../platform/navigation/enterPage.ts');

const LoadedPage = ({ page }: { readonly page: AnyPage }): ReactNode => {
  usePageHead();
  return createElement(page.Page, { data: useLoaderData() });
};

const lazyPage =
  (route: PageRoute, locale: Locale, servicesOf: ServicesOf, bringIn: () => Promise<unknown>) =>
  async () => {
    const { page } = await withRetry(bringIn as () => Promise<{ readonly page: AnyPage }>);
    const handle: PageHandle = {
      name: route.name,
      page: route.page,
      guard: route.guard ?? null,
      namespaces: page.namespaces,
      meta: page.meta,
    };
    return {
      handle,
      element: <LoadedPage key={route.name} page={page} />,
      loader: async ({ params, request, context }: LoaderRequest): Promise<unknown> => {
        const services = servicesOf(context);
        // The address still belongs to the previous page: set the new page's language for its
        // calls.
        services.ready(CallLanguageT).current = locale;
        const [url, { signal }] = [new URL(request.url), request];
        const { path } = parseLocalizedPath(url.pathname);
        const load = () =>
          Promise.all([
            lateEnterPage().then(({ enterPage }) =>
              enterPage(page, handle.guard, { locale, services, params, url, path, signal }),
            ),
            services.ready(TextsT).load(locale, page.namespaces),
          ]);
        const [loaded] = await withRetry(load, url, signal);
        return loaded ?? null;
      },
      shouldRevalidate: page.shouldLoadAgain ?? onPathChange,
    };
  };

/** Route of a page in one language; `bringIn` loads its code. */
export const pageRoute = (
  route: PageRoute,
  locale: Locale,
  servicesOf: ServicesOf,
  bringIn: () => Promise<unknown>,
): RouteObject => ({
  id: `${route.name}___${locale}`,
  path: route.path.replace(/^\//, ''),
  caseSensitive: true,
  lazy: lazyPage(route, locale, servicesOf, bringIn),
  hydrateFallbackElement: <></>,
});

const missingRoute = (locale: Locale): RouteObject => ({
  id: `not-found___${locale}`,
  path: '*',
  loader: () => {
    throw pageFailure(404);
  },
  element: <></>,
});

export const frameRoute = (
  path: string,
  locale: Locale,
  servicesOf: ServicesOf,
  pages: readonly RouteObject[],
): RouteObject => ({
  id: `frame___${locale}`,
  path,
  caseSensitive: true,
  element: <Frame locale={locale} />,
  errorElement: <BrokenFrame locale={locale} />,
  loader: async ({ context }) => {
    await servicesOf(context).ready(TextsT).load(locale, ['shell']);
    return null;
  },
  shouldRevalidate: () => false,
  children: [
    {
      id: `page___${locale}`,
      errorElement: <ErrorPage />,
      children: [...pages, missingRoute(locale)],
    },
  ],
});
