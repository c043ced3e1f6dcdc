import { Hono } from 'hono';
import { accountRoutes } from './account/routes.ts';
import { basketRoutes } from './basket/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import type { Shop } from './context.ts';
import { createApi } from './http/api.ts';
import { reply, toResponse } from './http/reply.ts';
import { orderRoutes } from './orders/routes.ts';

export type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

/** Every call and page of the shop as one function from request to response. */
export const createApp = (shop: Shop): Fetch => {
  const app = new Hono();
  const api = createApi(app);
  accountRoutes(api, shop);
  basketRoutes(api, shop);
  checkoutRoutes(api, shop);
  orderRoutes(api, shop);

  app.notFound((context) => api.refuse(context.req.method, context.req.path));
  app.onError((cause, context) => {
    // The address without its query, and no body: neither may carry personal data.
    shop.logger.error({ method: context.req.method, path: context.req.path, cause: cause.stack ?? cause.message }, 'request failed');
    return toResponse(reply(500, { detail: 'Something went wrong on our side.' }));
  });
  return (request, env) => app.fetch(request, env);
};
