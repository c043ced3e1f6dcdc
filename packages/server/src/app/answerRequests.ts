import type { IncomingMessage } from 'node:http';
import { type Context, Hono } from 'hono';
import { redirectToDrawings } from '../contexts/packshots/browsersWithoutAvif.ts';
import { createApi, isCallPath } from '../platform/api/api.ts';
import { methodNotAllowed, reply, toResponse, unavailable } from '../platform/api/reply.ts';
import { publicCache } from '../platform/cache/publicCache.ts';
import { linkOrigin } from '../platform/http/origin.ts';
import {
  currentRequest,
  inRequest,
  requestIdHeader,
  requestIdOf,
  setRequestRoute,
} from '../platform/runtime/requestScope.ts';
import { notifyResponse } from '../platform/runtime/responses.ts';
import { Unavailable } from '../platform/runtime/unavailable.ts';
import { withTextSource } from '../platform/texts/textOverrides.ts';
import { type Pages, redirectHome } from './pages/pages.ts';
import { restrictedDesigns } from './pages/restrictedDesigns.ts';
import { readsParameter } from './readsParameter.ts';
import { addRoutes } from './routes.ts';
import type { Shop } from './shop.ts';

export type Answer = (request: Request, env?: object) => Response | Promise<Response>;

/** Whether the client closed the connection before the request was complete. */
const wasAborted = (env: unknown): boolean => {
  const incoming = (env as { readonly incoming?: IncomingMessage } | undefined)?.incoming;
  return incoming?.destroyed === true && !incoming.complete;
};

const reads = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Log fields of a request: the route pattern, never the path, which may contain a name or a
 * secret.
 */
const loggedFields = ({ method }: { readonly method: string }) => ({
  method,
  route: currentRequest()?.route ?? 'none',
});

/**
 * Failures already logged. One that affects several requests, such as an unavailable service,
 * is logged once.
 */
const logged = new WeakSet<Error>();

const answerFailure = ({ logger, errors }: Shop, cause: Error, { req, env }: Context): Response => {
  const fields = loggedFields(req);
  if (cause instanceof Unavailable) {
    if (!logged.has(cause)) logger.warn({ ...fields, cause: cause.message }, 'request rejected');
    logged.add(cause);
    return toResponse(unavailable(cause));
  }
  if (wasAborted(env)) {
    logger.debug(fields, 'request aborted');
    return toResponse(reply(400, { detail: 'The request has no end.' }));
  }
  logger.error({ ...fields, cause: cause.stack ?? cause.message }, 'request failed');
  errors.failed(cause, fields.route);
  return toResponse(
    reply(500, { detail: 'Something went wrong on our side.', request_id: currentRequest()?.id }),
  );
};

/**
 * Combines all routes and pages into one function from request to response. `pages` serves page
 * requests; null before they are ready.
 */
export const answerRequests = (shop: Shop, pages: () => Pages | null): Answer => {
  const app = new Hono();
  const originOf = (request: Request): string => linkOrigin(request, shop.settings);
  app.get('/', async (context, next) =>
    pages()
      ? (redirectHome(context.req.raw, originOf(context.req.raw)) ?? (await next()))
      : await next(),
  );
  app.get('*', restrictedDesigns(shop));
  app.get('/packshots/*', redirectToDrawings);
  app.get('/scenes/row/*', redirectToDrawings);
  app.use(
    publicCache({
      contentVersion: shop.contentVersion,
      now: () => shop.clock().getTime(),
      readsParameter,
      isCall: isCallPath,
      originOf,
      isPreview: shop.texts.isPreview,
    }),
  );
  const api = createApi(app, shop);
  addRoutes(api, shop);
  app.notFound(async (context) => {
    const { method, path } = context.req;
    const open = pages();
    if (api.owns(path) || !open) return api.refuse(method, path);
    if (!reads(method)) return toResponse(methodNotAllowed(method));
    setRequestRoute('page');
    return await open.answer(context, originOf(context.req.raw));
  });
  app.onError((cause, context) => answerFailure(shop, cause, context));

  const answerLogged = async (request: Request, env?: object): Promise<Response> => {
    const began = performance.now();
    const response = await withTextSource(
      shop.texts.source,
      async () => await app.fetch(request, env),
    );
    const ms = performance.now() - began;
    const scope = currentRequest();
    if (scope) scope.isAnswered = true;
    const fields = { ...loggedFields(request), status: response.status };
    shop.logger.info({ ...fields, ms: Math.round(ms) }, 'answered');
    notifyResponse(() => ({
      ...fields,
      began: Date.now() - ms,
      ms,
      request: scope?.id ?? '',
      parts: scope?.parts ?? [],
      traceparent: request.headers.get('traceparent') ?? undefined,
    }));
    return response;
  };
  return (request, env) => {
    // The server has assigned the request id (`httpServer.ts`).
    if (env) return answerLogged(request, env);
    // Requests made while rendering a page belong to the page's own request.
    if (currentRequest()) return app.fetch(request);
    return inRequest(requestIdOf(request.headers.get(requestIdHeader), shop.settings), () =>
      answerLogged(request),
    );
  };
};
