import { type Locale, locales, localizePath } from '@tailorbird/domain/kernel';
import { type PageRoute, pageTable } from '@tailorbird/domain/shell';
import type { RouteObject } from '../platform/navigation/router.ts';
import type { Namespace } from '../platform/texts/texts.ts';
import { frameRoute, pageRoute, type ServicesOf } from './pageRoute.tsx';
import { pages } from './pages/pages.ts';

/** Pages of staff, and those that connect two customers. */
const needsServer = ({ page, guard }: PageRoute): boolean =>
  page === 'refer' ||
  page === 'invitation' ||
  (guard !== undefined && /^(admin|retail|store)-only$/.test(guard.kind));

const shownPages = import.meta.env.NO_SERVER
  ? pageTable.filter((route) => !needsServer(route))
  : pageTable;

const routesIn = (locale: Locale, servicesOf: ServicesOf, shown: RouteObject | null): RouteObject =>
  frameRoute(
    localizePath('/', locale),
    locale,
    servicesOf,
    shownPages.map((route): RouteObject => {
      const made = pageRoute(route, locale, servicesOf, pages[route.page]);
      const { path, children, ...rest } = shown !== null && shown.id === made.id ? shown : made;
      return path ? { ...rest, index: false, path } : { ...rest, index: true };
    }),
  );

/**
 * The routes in every language: English without a prefix, German under /de (ROUTE-01). The
 * table names all pages and files, which a first view does not need: the browser loads it with
 * the router and passes in the `shown` page.
 */
export const createRoutes = (
  servicesOf: ServicesOf,
  shown: RouteObject | null = null,
): RouteObject[] => locales.map((locale) => routesIn(locale, servicesOf, shown));

export const frameNamespaces: readonly Namespace[] = ['shell'];
