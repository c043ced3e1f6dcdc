/**
 * Service worker of the demo. It draws the pictures that a server would send, and serves the
 * folder offline.
 */
import type { ClothingType } from '@tailorbird/domain/catalog';
import { readCompactJson } from '../../composition/demo/compactJson.ts';
import { withBase, withoutBase } from '../../ui/basePath.ts';
import { drawPicture, isPicture } from './pictures.ts';

declare const self: ServiceWorkerGlobalScope;

const cacheName = 'tailorbird-demo';
/** A page without content, for every path. */
const page = withBase('/404.html');
/** Names of all files of the folder, written by the build. */
const fileList = withBase('/files.json');

const store = async (request: Request, response: Response): Promise<Response> => {
  if (response.ok) await (await caches.open(cacheName)).put(request, response.clone());
  return response;
};

/** The newest version, or the stored one without a network. */
const newest = async (request: Request): Promise<Response> => {
  try {
    return await store(request, await fetch(request));
  } catch (error) {
    const stored = await caches.match(request, { ignoreVary: true });
    if (stored) return stored;
    throw error;
  }
};

const stored = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ??
  (await store(request, await fetch(request)));

/** Paths without a file get the page with status 200. Hosts redirect folders to a slash. */
const openPage = async (request: Request): Promise<Response> => {
  const found = await fetch(request).catch(() => null);
  const isFound = found?.ok || found?.type === 'opaqueredirect';
  return found && isFound ? found : newest(new Request(page));
};

let types: Promise<ReadonlyMap<string, ClothingType>> | null = null;
const readTypes = async (): Promise<ReadonlyMap<string, ClothingType>> => {
  const response = await stored(new Request(withBase('/data/en.json')));
  const { clothingTypes } = readCompactJson(await response.text()) as {
    readonly clothingTypes: readonly ClothingType[];
  };
  return new Map(clothingTypes.map((type) => [type.slug, type]));
};

const readRender = async (file: string): Promise<string | null> => {
  const response = await stored(new Request(withBase(`/renders/${file}`))).catch(() => null);
  if (!response?.ok) return null;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:image/avif;base64,${btoa(text)}`;
};

const draw = async (url: URL): Promise<Response> => {
  types ??= readTypes();
  const known = await types.catch(() => {
    types = null;
    return new Map<string, ClothingType>();
  });
  const initials = url.searchParams.get('initials') ?? '';
  const svg = await drawPicture(known, withoutBase(url.pathname), initials, readRender);
  return svg === null
    ? new Response('', { status: 404 })
    : new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};

const answer = (request: Request, url: URL): Promise<Response> => {
  const path = withoutBase(url.pathname);
  if (isPicture(path)) return draw(url);
  if (path.startsWith('/external/')) return stored(new Request(`${url.pathname}.svg`));
  if (request.mode === 'navigate') return openPage(request);
  return path.startsWith('/assets/') ? stored(request) : newest(request);
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin === self.location.origin && request.method === 'GET')
    event.respondWith(answer(request, url));
});

/** Stores all files that are missing, a few at a time. */
const keepFolder = async (): Promise<void> => {
  const files = (await (await newest(new Request(fileList))).json()) as readonly string[];
  const left = files.map((file) => new Request(withBase(file)));
  const lane = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await stored(next);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
};

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const work = event.data === 'claim' ? self.clients.claim() : keepFolder();
  event.waitUntil(work.catch(() => {}));
});
