import { type Locale, locales, localizePath, parseLocalizedPath } from '@tailorbird/domain/kernel';
import { type PageRoute, pageTable } from '@tailorbird/domain/shell';
import { createElement, type ReactNode } from 'react';
import { enterPage } from '../platform/navigation/enterPage.ts';
import { pageFailure } from '../platform/navigation/page.ts';
import {
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
  servicesOf,
  useLoaderData,
} from '../platform/navigation/router.ts';
import { withRetry } from '../platform/offline/withRetry.ts';
import { CallLanguageT } from '../platform/texts/callLanguage.ts';
import { TextsT } from '../platform/texts/textStore.ts';
import { BrokenFrame } from './frame/BrokenFrame.tsx';
import { ErrorPage } from './frame/ErrorPage.tsx';
import { Frame } from './frame/Frame.tsx';
import { usePageHead } from './head/usePageHead.ts';
import { type AnyPage, type PageHandle, pages } from './pages/pages.ts';

const onPathChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href);

const LoadedPage = ({ page }: { readonly page: AnyPage }): ReactNode => {
  usePageHead();
  return createElement(page.Page, { data: useLoaderData() });
};

const lazyPage = async (route: PageRoute, locale: Locale) => {
  const load = pages[route.page] as () => Promise<{ readonly page: AnyPage }>;
  const { page } = await withRetry(load);
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
    loader: async ({ params, request, context }: LoaderFunctionArgs): Promise<unknown> => {
      const services = servicesOf(context);
      // The address still belongs to the previous page: set the new page's language for its
      // calls.
      services.ready(CallLanguageT).current = locale;
      const [url, { signal }] = [new URL(request.url), request];
      const { path } = parseLocalizedPath(url.pathname);
      const load = () =>
        Promise.all([
          enterPage(page, handle.guard, { locale, services, params, url, path, signal }),
          services.ready(TextsT).load(locale, page.namespaces),
        ]);
      const [loaded] = await withRetry(load, url, signal);
      return loaded ?? null;
    },
    shouldRevalidate: page.shouldLoadAgain ?? onPathChange,
  };
};

const pageRoute = (route: PageRoute, locale: Locale): RouteObject => {
  const path = route.path.slice(1);
  const shared = {
    id: `${route.name}___${locale}`,
    caseSensitive: true,
    lazy: () => lazyPage(route, locale),
    hydrateFallbackElement: <></>,
  };
  return path === '' ? { ...shared, index: true } : { ...shared, path };
};

/** Pages of staff, and those that connect two customers. */
const needsServer = ({ page, guard }: PageRoute): boolean =>
  page === 'refer' ||
  page === 'invitation' ||
  (guard !== undefined && /^(admin|retail|store)-only$/.test(guard.kind));

const shownPages = import.meta.env.NO_SERVER
  ? pageTable.filter((route) => !needsServer(route))
  : pageTable;

const missingRoute = (locale: Locale): RouteObject => ({
  id: `not-found___${locale}`,
  path: '*',
  loader: () => {
    throw pageFailure(404);
  },
  element: <></>,
});

const frameRoute = (locale: Locale): RouteObject => ({
  id: `frame___${locale}`,
  path: localizePath('/', locale),
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
      children: [...shownPages.map((route) => pageRoute(route, locale)), missingRoute(locale)],
    },
  ],
});

/** Every page in every language: English without a prefix, German under /de (ROUTE-01). */
export const routes: RouteObject[] = locales.map(frameRoute);
