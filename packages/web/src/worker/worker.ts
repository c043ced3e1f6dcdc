/**
 * Answers for the shop where there is no network: with files of the shop, pages that were opened, and what they show. Whatever is about one visitor goes past it:
 * it is neither kept nor answered here.
 */
import { clientsClaim } from 'workbox-core';
import { enable as askWhileStarting } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import type { WorkerMessage } from '../platform/offline/workerMessages.ts';
import {
  isKeptPage,
  keepFiles,
  keepOfflinePages,
  keepPage,
  keepPictures,
  pictureStrategy,
  withoutNetwork,
} from './keptPages.ts';
import { files, forget, pages, range } from './places.ts';

declare const self: ServiceWorkerGlobalScope;

/** Files that the designer, the sizes and the basket are made of; written in when the shop is built. */
declare const KEPT_FILES: readonly string[];

const isOwn = (url: URL): boolean => url.origin === self.location.origin;

askWhileStarting();
const others = new NetworkOnly();

registerRoute(
  ({ url, request }) => isOwn(url) && request.mode === 'navigate',
  async ({ event, request, url }) => {
    try {
      return await (isKeptPage(url) ? pages : others).handle({ event, request });
    } catch {
      return await withoutNetwork(url);
    }
  },
);
registerRoute(({ url }) => isOwn(url) && url.pathname.startsWith('/assets/'), files);
registerRoute(
  ({ url, request }) =>
    isOwn(url) && request.destination === 'image' && pictureStrategy(url) !== null,
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
  event.waitUntil(keepFiles(event, KEPT_FILES).then(() => keepOfflinePages(event)));
  // Files are called by what is in them, and those of the release before stay: whoever has a page open misses nothing.
  void self.skipWaiting();
});
clientsClaim();

const hear = async (event: ExtendableMessageEvent): Promise<void> => {
  const message = event.data as WorkerMessage;
  if (message.type === 'forget') {
    await forget();
    await keepOfflinePages(event);
    return;
  }
  await keepPage(event, message.page);
  await keepPictures(event, message.files);
};
self.addEventListener('message', (event) => event.waitUntil(hear(event)));
