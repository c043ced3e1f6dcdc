/**
 * Serves the shop offline: its files, visited pages and their content. Personal requests are
 * neither cached nor answered here.
 */
import { clientsClaim } from 'workbox-core';
import { enable as askWhileStarting } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import type { WorkerMessage } from '../platform/offline/workerMessages.ts';
import {
  cacheFiles,
  cacheOfflinePages,
  cachePageOnce,
  cachePictures,
  isCachedPage,
  pictureStrategy,
  withoutNetwork,
} from './cachedPages.ts';
import { files, forget, pages, range } from './places.ts';

declare const self: ServiceWorkerGlobalScope;

/** Files of designer, sizes and basket; inserted by the build. */
declare const KEPT_FILES: readonly string[];

const isOwn = (url: URL): boolean => url.origin === self.location.origin;

askWhileStarting();
const others = new NetworkOnly();

registerRoute(
  ({ url, request }) => isOwn(url) && request.mode === 'navigate',
  async ({ event, request, url }) => {
    try {
      return await (isCachedPage(url) ? pages : others).handle({ event, request });
    } catch {
      return await withoutNetwork(url);
    }
  },
);
registerRoute(({ url }) => isOwn(url) && url.pathname.startsWith('/assets/'), files);
registerRoute(
  ({ url }) => isOwn(url) && pictureStrategy(url) !== null,
  ({ event, request, url }) =>
    pictureStrategy(url)?.handle({ event, request }) as Promise<Response>,
);
registerRoute(
  ({ url }) =>
    isOwn(url) &&
    /^\/(customizer_api\/v[23]\/(clothing-types|product-groups)\/|content-api\/|notes-api\/)/.test(
      url.pathname,
    ),
  range,
);

self.addEventListener('install', (event) => {
  event.waitUntil(cacheFiles(event, KEPT_FILES).then(() => cacheOfflinePages(event)));
  // Files are named by content and those of the previous release stay, so that open pages keep
  // working.
  void self.skipWaiting();
});
clientsClaim();

const onMessage = async (event: ExtendableMessageEvent): Promise<void> => {
  const message = event.data as WorkerMessage;
  if (message.type === 'forget') {
    await forget();
    await cacheOfflinePages(event);
    return;
  }
  await cachePageOnce(event, message.page);
  await cachePictures(event, message.files);
};
self.addEventListener('message', (event) => event.waitUntil(onMessage(event)));
