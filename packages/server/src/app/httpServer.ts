import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { GuestAnswer } from '../platform/api/guestAnswers.ts';
import { choose } from '../platform/cache/prepared.ts';
import { hostRule, redirectRule } from '../platform/http/hosts.ts';
import { hostBy, originBy } from '../platform/http/origin.ts';
import { securityHeaders } from '../platform/http/securityHeaders.ts';
import { tellAnswered } from '../platform/runtime/answered.ts';
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

/** What a proxy asks for as `GET http://shop.example/path` is asked for as any other does. */
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

/** Whether a browser wants a page to show, not a call, picture or script. */
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

/** Before all else, whatever the host: a balancer asks a process by its address. */
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

/** Answers a guest's call that was answered the same before; false when it was not. */
const answerGuest = (
  request: IncomingMessage,
  response: ServerResponse,
  shop: Shop,
  own: Headers,
  origin: string,
): boolean => {
  const { method, url = '', headers } = request;
  const began = performance.now();
  let found: GuestAnswer | null = null;
  try {
    found = shop.guestAnswers.find({ method, url, origin, headers });
  } catch {
    // The call itself says what is wrong.
  }
  if (!found) return false;
  const { route, fields, body } = found;
  response.writeHead(200, [...fields, ...Object.entries(own).flat()]);
  response.end(body);
  const ms = performance.now() - began;
  const told = { method: 'GET', route, status: 200 };
  const id = own[requestIdHeader] ?? '';
  shop.logger.info({ request: id, ...told, ms: Math.round(ms) }, 'answered');
  tellAnswered(() => ({
    ...told,
    began: Date.now() - ms,
    ms,
    request: id,
    traceparent: headerOf(request)('traceparent'),
    parts: [],
  }));
  return true;
};

/** Answers from what is kept, before anything is made for the request; false when there is nothing. */
const answerAtOnce = (
  request: IncomingMessage,
  response: ServerResponse,
  shop: Shop,
  own: Headers,
): boolean => {
  const { method, url, headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return false;
  const origin = originBy(headerOf(request), 'http', shop.settings);
  const kept = shop.publicAnswers.find({
    url,
    origin,
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
  });
  if (!kept) return answerGuest(request, response, shop, own, origin);
  const encoding = headers['accept-encoding'];
  const chosen = choose(kept, {
    acceptEncoding: Array.isArray(encoding) ? encoding.join() : encoding,
    ifNoneMatch: headers['if-none-match'],
  });
  response.writeHead(chosen.status, [...chosen.fields, ...Object.entries(own).flat()]);
  response.end(method === 'HEAD' || chosen.body === null ? undefined : chosen.body);
  tellAnswered(() => ({
    method,
    route: 'kept',
    status: chosen.status,
    began: Date.now(),
    ms: 0,
    request: own[requestIdHeader] ?? '',
    traceparent: undefined,
    parts: [],
  }));
  return true;
};

export type HttpServer = {
  readonly server: Server;
  readonly listen: (port: number, host: string) => Promise<string>;
  /** Lets running requests end; connections that are idle are closed. */
  readonly close: () => Promise<void>;
};

/** The shop on a port: kept answers first, then `before` (development), then everything else. */
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
    if (!isKnownHost(host)) return refuse(421, 'This shop does not answer to this host.');
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
    if (answerAtOnce(request, response, shop, own)) return;
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
    const rest = (): void => {
      void inRequest(id, () => answer(request, response));
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
