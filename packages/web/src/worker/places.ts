import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';

import { keptAddress, keptPages } from '../platform/offline/keptAddress.ts';
import { asKept } from './asKept.ts';

type KeepsAnswer = {
  readonly cacheWillUpdate: (given: { readonly response: Response }) => Promise<Response | null>;
};

/** Keeps what the server says everybody may have. What is for one visitor, it says, is private or not to be stored. */
const forEverybody: KeepsAnswer = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 &&
    !response.redirected &&
    !/private|no-store/.test(response.headers.get('cache-control') ?? '')
      ? response
      : null,
};

const day = 86_400;
const waitsForSeconds = 4;

const bounded = (maxEntries: number, days: number): ExpirationPlugin =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true });

const bounds = { pages: bounded(40, 30), range: bounded(60, 7), pictures: bounded(160, 30) };

/** Pages have one place each, whatever their address asks them to show. */
const byPage = {
  cacheKeyWillBeUsed: async ({ request }: { readonly request: Request }) =>
    keptAddress(new URL(request.url)),
};

/** Where the network does not answer, the page says so. */
const saysSo = {
  cachedResponseWillBeUsed: async ({
    cachedResponse,
    event,
  }: {
    readonly cachedResponse?: Response;
    readonly event: ExtendableEvent;
  }) =>
    cachedResponse && 'request' in event
      ? asKept(cachedResponse, cachedResponse.url, (event as FetchEvent).request.url)
      : cachedResponse,
};

/** What is asked for in another language is another answer. */
const byLanguage = {
  cacheKeyWillBeUsed: async ({ request }: { readonly request: Request }) => {
    const url = new URL(request.url);
    url.searchParams.set('in', request.headers.get('accept-language')?.slice(0, 2) ?? '');
    return url.href;
  },
};

/** Built files are called by what is in them: one that is here is right, also for a tab of an earlier release. */
export const files: Strategy = new CacheFirst({
  cacheName: 'files',
  plugins: [forEverybody, bounded(1_500, 90)],
});

/** Pages as they were last, where the network does not answer in time. */
export const pages: Strategy = new NetworkFirst({
  cacheName: keptPages,
  networkTimeoutSeconds: waitsForSeconds,
  plugins: [forEverybody, byPage, bounds.pages, saysSo],
});

/** What there is to be had, in the words of the catalogue. */
export const range: Strategy = new NetworkFirst({
  cacheName: 'range',
  networkTimeoutSeconds: waitsForSeconds,
  plugins: [forEverybody, byLanguage, bounds.range],
});

/** A drawing whose address names its version is the same for ever; others may have changed since. */
export const drawings: Strategy = new CacheFirst({
  cacheName: 'pictures',
  plugins: [forEverybody, bounds.pictures],
});
export const pictures: Strategy = new StaleWhileRevalidate({
  cacheName: 'pictures',
  plugins: [forEverybody, bounds.pictures],
});

/** Lets go of everything that says what was looked at here. Files of the shop say nothing, and stay. */
export const forget = async (): Promise<void> => {
  await Promise.all(Object.values(bounds).map((each) => each.deleteCacheAndMetadata()));
};
