import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { hostRule, redirectRule } from '../platform/http/hosts.ts';
import { hostBy } from '../platform/http/origin.ts';
import { securityHeaders } from '../platform/http/securityHeaders.ts';
import { inRequest, requestIdHeader, requestIdOf } from '../platform/runtime/requestScope.ts';
import type { Answer } from './answerRequests.ts';
import type { Probes } from './probes.ts';
import type { Shop } from './shop.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type Name =
  | 'host'
  | 'x-forwarded-host'
  | 'x-forwarded-proto'
  | 'traceparent'
  | typeof requestIdHeader;
type Headers = Readonly<Record<string, string>>;

const headerOf =
  ({ headers }: IncomingMessage) =>
  (name: Name): string | undefined => {
    const value = headers[name];
    return Array.isArray(value) ? value.at(-1) : value;
  };

const isHost = (name: string | undefined): boolean =>
  name?.length === 4 && name.toLowerCase() === 'host';

/** Converts a proxy's `GET http://shop.example/path` to a plain path. */
const inOriginForm = (request: IncomingMessage): void => {
  const { url } = request;
  if (url === undefined || url.startsWith('/')) return;
  const target = URL.parse(url);
  if (target === null || !['http:', 'https:'].includes(target.protocol)) return;
  request.url = `${target.pathname}${target.search}`;
  request.headers.host = target.host;
  const { rawHeaders } = request;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (isHost(rawHeaders[at])) rawHeaders[at + 1] = target.host;
};

const hostsIn = ({ rawHeaders }: IncomingMessage): number => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at])) hosts += 1;
  return hosts;
};

/** Whether a browser navigates to a page (not an API call, picture or script). */
const isPageLoad = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers['sec-fetch-mode'] === 'navigate' || headers.accept?.includes('text/html') === true);

const answerJson = (
  response: ServerResponse,
  status: number,
  body: object,
  headers: Headers = {},
): void => {
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(JSON.stringify(body));
};

/** Answered first and for any host: load balancers use a process's address. */
const answerProbe = (
  { url, method }: IncomingMessage,
  response: ServerResponse,
  probes: Probes,
): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url === '/healthz') answerJson(response, 200, { status: 'ok' });
  else if (url === '/readyz') {
    void probes.readiness().then((checks) => {
      const isReady = Object.values(checks).every(Boolean);
      answerJson(response, isReady ? 200 : 503, { status: isReady ? 'ok' : 'unavailable', checks });
    });
  } else return false;
  return true;
};

export type HttpServer = {
  readonly server: Server;
  readonly listen: (port: number, host: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** The HTTP server. `use` adds a middleware (Vite's, in development) before the shop. */
export const createHttpServer = (
  shop: Shop,
  answerRequest: Answer,
  probes: Probes,
): HttpServer & { readonly use: (before: Middleware) => void } => {
  let before: Middleware | undefined;
  const { publicAddress, allowedHosts } = shop.settings;
  let isKnownHost = hostRule({ publicAddress, allowedHosts, listensOn: '127.0.0.1' });
  const leavesHost = redirectRule({ publicAddress, allowedHosts });
  const secured: Headers = publicAddress?.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000' }
    : {};
  const answer = getRequestListener(answerRequest);
  const server = createServer((request, response) => {
    if (answerProbe(request, response, probes)) return;
    const header = headerOf(request);
    const id = requestIdOf(header(requestIdHeader), shop.settings);
    const own = { [requestIdHeader]: id, ...secured };
    const refuse = (status: number, detail: string): void =>
      answerJson(response, status, { detail }, { ...own, connection: 'close' });
    if (hostsIn(request) > 1) return refuse(400, 'More than one Host header.');
    inOriginForm(request);
    const host = hostBy(header, shop.settings);
    if (!isKnownHost(host)) return refuse(421, 'Unknown host.');
    if (publicAddress !== null && leavesHost(host) && isPageLoad(request)) {
      response.writeHead(301, {
        ...securityHeaders,
        ...own,
        location: `${publicAddress}${request.url ?? '/'}`,
        'cache-control': 'public, max-age=3600',
      });
      response.end();
      return;
    }
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
    const rest = (): void => {
      void inRequest(id, () => answer(request, response));
    };
    if (before) before(request, response, rest);
    else rest();
  });
  // Longer than load balancers keep idle connections, so that the server never closes one in
  // use.
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
        isKnownHost = hostRule({ publicAddress, allowedHosts, listensOn: host });
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
