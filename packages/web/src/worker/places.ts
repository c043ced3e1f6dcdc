import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';

import { pageCacheKey, pageCacheName } from '../platform/offline/pageCacheKey.ts';
import { markOffline } from './markOffline.ts';

type KeepsAnswer = {
  readonly cacheWillUpdate: (given: { readonly response: Response }) => Promise<Response | null>;
};

/** Caches responses that the server marks as public. */
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

const byPage = {
  cacheKeyWillBeUsed: async ({ request }: { readonly request: Request }) =>
    pageCacheKey(new URL(request.url)),
};

/** Redirects to the offline page without a network. */
const markedOffline = {
  cachedResponseWillBeUsed: async ({
    cachedResponse,
    event,
  }: {
    readonly cachedResponse?: Response;
    readonly event: ExtendableEvent;
  }) =>
    cachedResponse && 'request' in event
      ? markOffline(cachedResponse, cachedResponse.url, (event as FetchEvent).request.url)
      : cachedResponse,
};

/** Responses vary by language. */
const byLanguage = {
  cacheKeyWillBeUsed: async ({ request }: { readonly request: Request }) => {
    const url = new URL(request.url);
    url.searchParams.set('in', request.headers.get('accept-language')?.slice(0, 2) ?? '');
    return url.href;
  },
};

/**
 * Built files are named by content: a cached one is always valid, also for a tab of an earlier
 * release.
 */
export const files: Strategy = new CacheFirst({
  cacheName: 'files',
  plugins: [forEverybody, bounded(1_500, 90)],
});

/** The network's response, or the cached page if it does not arrive in time. */
export const pages: Strategy = new NetworkFirst({
  cacheName: pageCacheName,
  networkTimeoutSeconds: waitsForSeconds,
  plugins: [forEverybody, byPage, bounds.pages, markedOffline],
});

export const range: Strategy = new NetworkFirst({
  cacheName: 'range',
  networkTimeoutSeconds: waitsForSeconds,
  plugins: [forEverybody, byLanguage, bounds.range],
});

/** The `Accept` of the worker differs from that of an `<img>`. */
const picturePlace = {
  cacheName: 'pictures',
  matchOptions: { ignoreVary: true },
  plugins: [forEverybody, bounds.pictures],
};
/** A drawing with a version in its URL never changes; others may. */
export const drawings: Strategy = new CacheFirst(picturePlace);
export const pictures: Strategy = new StaleWhileRevalidate(picturePlace);

/** Deletes everything that reveals visited pages. Files of the shop stay. */
export const forget = async (): Promise<void> => {
  await Promise.all(Object.values(bounds).map((each) => each.deleteCacheAndMetadata()));
};
