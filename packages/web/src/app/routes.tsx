import { type Locale, locales, localizePath } from '@tailorbird/domain/kernel';
import type { RouteObject } from '../platform/navigation/router.ts';
import type { Namespace } from '../platform/texts/texts.ts';
import { frameRoute, pageRoute, type ServicesOf } from './pageRoute.tsx';
import { pageRoutes, pages } from './pages/pageRoutes.ts';

const routesIn = (locale: Locale, servicesOf: ServicesOf, shown: RouteObject | null): RouteObject =>
  frameRoute(
    localizePath('/', locale),
    locale,
    servicesOf,
    pageRoutes.map((route): RouteObject => {
      const made = pageRoute(route, locale, servicesOf, pages[route.page]);
      const { path, children, ...rest } = shown !== null && shown.id === made.id ? shown : made;
      return path ? { ...rest, index: false, path } : { ...rest, index: true };
    }),
  );

/**
 * The routes in every language: English without a prefix, German under /de (ROUTE-01). They name every page and its files, which nobody needs who reads the first: the browser brings them in with
 * the router, and hands over the page that is `shown`.
 */
export const createRoutes = (
  servicesOf: ServicesOf,
  shown: RouteObject | null = null,
): RouteObject[] => locales.map((locale) => routesIn(locale, servicesOf, shown));

/** Namespaces every page shows something of. */
export const frameNamespaces: readonly Namespace[] = ['shell'];
