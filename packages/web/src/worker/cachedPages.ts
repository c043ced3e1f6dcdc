import { locales, localizePath, parseLocalizedPath } from '@tailorbird/domain/kernel';
import { isAvailableOffline } from '@tailorbird/domain/shell';
import type { Strategy } from 'workbox-strategies';
import { pageCacheKey, pageCacheName } from '../platform/offline/pageCacheKey.ts';
import { drawings, files, pages, pictures } from './places.ts';

declare const self: ServiceWorkerGlobalScope;

const offlinePath = '/offline';

export const isCachedPage = (url: URL): boolean =>
  isAvailableOffline(parseLocalizedPath(url.pathname).path);

const find = (cacheName: string, address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName, ignoreVary: true });

/** Answers by a strategy and keeps the event alive until the response is cached. */
const through = async (
  strategy: Strategy,
  event: ExtendableEvent,
  request: Request,
): Promise<Response | null> => {
  const [answered, kept] = strategy.handleAll({ event, request });
  try {
    const answer = await answered;
    await kept;
    return answer;
  } catch {
    return null;
  }
};

/** A redirect to the offline page, which links to the requested one. */
export const withoutNetwork = async (wanted: URL): Promise<Response> => {
  const page = new URL(
    localizePath(offlinePath, parseLocalizedPath(wanted.pathname).locale),
    wanted,
  );
  const isHere = (await find(pageCacheName, page.href)) !== undefined;
  page.search = new URLSearchParams({ to: wanted.pathname + wanted.search }).toString();
  return isHere ? Response.redirect(page.href) : Response.error();
};

const atOnce = 4;

/** Skips files that no longer exist. */
export const cacheFiles = async (
  event: ExtendableEvent,
  paths: readonly string[],
): Promise<void> => {
  const left = [...paths];
  const lane = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const address = new URL(path, self.location.origin).href;
      if (!(await find('files', address))) await through(files, event, new Request(address));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
};

const filesNamedIn = (html: string): readonly string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|woff2)/g)),
];

const cachePage = async (event: ExtendableEvent, url: URL): Promise<void> => {
  // Without credentials, so that the response contains nothing personal.
  const request = new Request(url, { credentials: 'omit', headers: { accept: 'text/html' } });
  const page = await through(pages, event, request);
  if (page?.ok) await cacheFiles(event, filesNamedIn(await page.text()));
};

export const cachePageOnce = async (event: ExtendableEvent, address: string): Promise<void> => {
  const url = new URL(address);
  if (isCachedPage(url) && !(await find(pageCacheName, pageCacheKey(url))))
    await cachePage(event, url);
};

/** The caching strategy for a picture; null for pictures of others. */
export const pictureStrategy = ({ pathname, searchParams }: URL): Strategy | null => {
  if (/^\/(packshots|scenes|cloths)\//.test(pathname))
    return searchParams.has('v') ? drawings : pictures;
  return /^\/(drawings\/|(favicon|mark)\.svg)/.test(pathname) ? pictures : null;
};

/** A page loaded these before the service worker was active. */
export const cachePictures = async (
  event: ExtendableEvent,
  addresses: readonly string[],
): Promise<void> => {
  for (const address of addresses) {
    const strategy = pictureStrategy(new URL(address));
    if (strategy && !(await find('pictures', address)))
      await through(strategy, event, new Request(address));
  }
};

const drawingsOffline = ['/drawings/spool.svg', '/favicon.svg'];

export const cacheOfflinePages = async (event: ExtendableEvent): Promise<void> => {
  await cachePictures(
    event,
    drawingsOffline.map((path) => new URL(path, self.location.origin).href),
  );
  for (const locale of locales)
    await cachePage(event, new URL(localizePath(offlinePath, locale), self.location.origin));
};
