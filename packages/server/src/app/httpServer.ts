import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { choose } from '../platform/cache/prepared.ts';
import { originBy } from '../platform/http/origin.ts';
import type { Shop } from '../platform/shop.ts';
import type { Fetch } from './createApp.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const originOf = ({ headers }: IncomingMessage, { settings }: Shop): string =>
  settings.publicAddress ??
  originBy(
    (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    'http',
    settings,
  );

/** Answers from what is kept, before anything is made for the request; false when there is nothing. */
const answerAtOnce = (request: IncomingMessage, response: ServerResponse, shop: Shop): boolean => {
  const { method, url, headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return false;
  const origin = originOf(request, shop);
  const kept = shop.publicAnswers.find({ url, origin, cookie: headers.cookie, acceptLanguage: headers['accept-language'] });
  if (!kept) return false;
  const encoding = headers['accept-encoding'];
  const chosen = choose(kept, {
    acceptEncoding: Array.isArray(encoding) ? encoding.join() : encoding,
    ifNoneMatch: headers['if-none-match'],
  });
  response.writeHead(chosen.status, chosen.headers);
  response.end(method === 'HEAD' || chosen.body === null ? undefined : chosen.body);
  return true;
};

export type HttpServer = {
  readonly server: Server;
  readonly listen: (port: number, host: string) => Promise<string>;
  /** Lets running requests end; connections that are idle are closed. */
  readonly close: () => Promise<void>;
};

/** The shop on a port: kept answers first, then `before` (development), then everything else. */
export const createHttpServer = (shop: Shop, fetch: Fetch): HttpServer & { readonly use: (before: Middleware) => void } => {
  let before: Middleware | undefined;
  const answer = getRequestListener(fetch);
  const server = createServer((request, response) => {
    if (answerAtOnce(request, response, shop)) return;
    const rest = (): void => {
      void answer(request, response);
    };
    if (before) before(request, response, rest);
    else rest();
  });
  // Longer than a balancer keeps its connections, so that it is never the shop that closes one in use.
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 30_000;
  server.requestTimeout = 60_000;
  return {
    server,
    use: (middleware) => {
      before = middleware;
    },
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          const { port: taken } = server.address() as AddressInfo;
          resolve(`http://${host.includes(':') ? `[${host}]` : host}:${taken}`);
        });
      }),
    close: () =>
      new Promise((resolve) => {
        if (!server.listening) {
          resolve();
          return;
        }
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 10_000).unref();
      }),
  };
};
