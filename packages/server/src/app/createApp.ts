import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { accountRoutes } from '../contexts/account/routes.ts';
import { basketRoutes } from '../contexts/basket/routes.ts';
import { catalogRoutes } from '../contexts/catalog/routes.ts';
import { checkoutRoutes } from '../contexts/checkout/routes.ts';
import { contentRoutes } from '../contexts/content/routes.ts';
import { designerRoutes } from '../contexts/designer/routes.ts';
import { locationRoutes } from '../contexts/location/routes.ts';
import { newsletterRoutes } from '../contexts/newsletter/routes.ts';
import { orderRoutes } from '../contexts/orders/routes.ts';
import { packshotRoutes } from '../contexts/packshots/routes.ts';
import { reviewRoutes } from '../contexts/reviews/routes.ts';
import { searchRoutes } from '../contexts/search/routes.ts';
import { sizingRoutes } from '../contexts/sizing/routes.ts';
import { supportRoutes } from '../contexts/support/routes.ts';
import { createApi } from '../platform/api/api.ts';
import { methodNotAllowed, reply, toResponse, unavailable } from '../platform/api/reply.ts';
import { toPreparedResponse } from '../platform/cache/prepared.ts';
import { publicRequestOf } from '../platform/cache/publicAnswers.ts';
import { maskPath } from '../platform/http/maskPath.ts';
import { linkOrigin } from '../platform/http/origin.ts';
import { outboxPage } from '../platform/mail/outboxPage.ts';
import { Unavailable } from '../platform/runtime/unavailable.ts';
import { openGraph, typeLookupBy } from './graphql/graph.ts';
import { graphqlRoutes } from './graphql/routes.ts';
import type { Pages } from './pages/pages.ts';
import { seoRoutes } from './seo/routes.ts';
import type { Shop } from './shop.ts';

export type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

/** Whether the visitor closed the connection before the request had come. */
const wasCut = (env: unknown): boolean => {
  const incoming = (env as { readonly incoming?: IncomingMessage } | undefined)?.incoming;
  return incoming?.destroyed === true && !incoming.complete;
};

const reads = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Every call and page of the shop as one function from request to response. `pages` is asked when a page is wanted; null while there are none. */
export const createApp = (shop: Shop, pages: () => Pages | null): Fetch => {
  const app = new Hono();
  const api = createApi(app, shop);
  const graph = openGraph(shop);
  accountRoutes(api, shop);
  basketRoutes(api, shop);
  catalogRoutes(api, shop);
  checkoutRoutes(api, shop);
  contentRoutes(api, shop);
  graphqlRoutes(api, graph);
  supportRoutes(api, shop);
  designerRoutes(api, { ...shop, findTypeId: typeLookupBy(graph) });
  locationRoutes(api);
  newsletterRoutes(api, shop);
  orderRoutes(api, shop);
  packshotRoutes(api, shop);
  reviewRoutes(api, shop);
  searchRoutes(api, shop);
  seoRoutes(api, shop);
  sizingRoutes(api, shop);
  if (shop.settings.development) outboxPage(api, shop.database);

  app.notFound(async (context) => {
    const { method, path } = context.req;
    const open = pages();
    if (api.owns(path) || !open) return api.refuse(method, path);
    if (!reads(method)) return toResponse(methodNotAllowed(method));
    return await open.answer(context.req.raw, linkOrigin(context.req.raw, shop.settings));
  });
  app.onError((cause, context) => {
    if (cause instanceof Unavailable) {
      shop.logger.warn({ method: context.req.method, path: maskPath(context.req.path), cause: cause.message }, 'turned away');
      return toResponse(unavailable(cause));
    }
    if (wasCut(context.env)) {
      shop.logger.debug({ method: context.req.method, path: maskPath(context.req.path) }, 'the visitor went away');
      return toResponse(reply(400, { detail: 'The request has no end.' }));
    }
    shop.logger.error(
      { method: context.req.method, path: maskPath(context.req.path), cause: cause.stack ?? cause.message },
      'request failed',
    );
    return toResponse(reply(500, { detail: 'Something went wrong on our side.' }));
  });

  return async (request, env) => {
    // Over a connection this was asked before there was a request (`listen.ts`).
    if (!env && reads(request.method)) {
      const kept = shop.publicAnswers.find(publicRequestOf(request, linkOrigin(request, shop.settings)));
      if (kept) return toPreparedResponse(kept, request);
    }
    if (!shop.logger.isLevelEnabled('debug')) return await app.fetch(request, env);
    const began = performance.now();
    const response = await app.fetch(request, env);
    shop.logger.debug(
      {
        method: request.method,
        path: maskPath(new URL(request.url).pathname),
        status: response.status,
        ms: Math.round(performance.now() - began),
      },
      'request',
    );
    return response;
  };
};
