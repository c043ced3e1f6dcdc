import { parseDesign, parseStockItem } from '@tailorbird/domain/designer';
import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import type { MiddlewareHandler } from 'hono';
import { isReachable, type WithCatalog } from '../../contexts/catalog/index.ts';
import { startVisit, type VisitNeeds } from '../../platform/api/visit.ts';
import { sessionCookie } from '../../platform/session/cookieNames.ts';

const isDesignFor = async (
  request: Request,
  slug: string,
  variantId: string | undefined,
  shop: VisitNeeds & WithCatalog,
): Promise<boolean> => {
  const type = shop.catalog.clothingTypes.find((each) => each.slug === slug);
  if (!type) return false;
  const viewer = await startVisit(request, () => '', shop).viewer();
  const parse = type.isStockItem ? parseStockItem : parseDesign;
  return isReachable(type, viewer) && parse(type, { variantId }, viewer).ok;
};

/**
 * Pages are rendered for the public, so a garment for staff is rendered as missing until the
 * browser knows the user. Those who may design it get the page with 200 instead of 404, because
 * browsers log a 404 as an error (CATALOG-18).
 */
export const restrictedDesigns =
  (shop: VisitNeeds & WithCatalog): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const request = context.req.raw;
    if (context.res.status !== 404 || !request.headers.get('cookie')?.includes(`${sessionCookie}=`))
      return;
    const { path } = parseLocalizedPath(new URL(request.url).pathname);
    const [, slug, variantId] = /^\/product\/([^/]+)(?:\/([^/]+))?\/?$/.exec(path) ?? [];
    if (slug === undefined || !(await isDesignFor(request, slug, variantId, shop))) return;
    const { body, headers } = context.res;
    context.res = new Response(body, { status: 200, headers });
    context.res.headers.set('cache-control', 'private, no-store');
  };
