import { describe, expect, it, test } from 'vitest';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const off = openShop({ settings: { answersOffline: false } });
const get = (path: string, of = shop) =>
  Promise.resolve(of.server.fetch(new Request(`${origin}${path}`)));

type Manifest = {
  readonly id: string;
  readonly lang: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly purpose: string;
  }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
};

describe.each([
  ['/manifest.webmanifest', 'en', '/', '/products'],
  ['/de/manifest.webmanifest', 'de', '/de', '/de/products'],
])('%s', (path, lang, start, garments) => {
  it('the manifest for installation is translated', async () => {
    const answer = await get(path);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = (await answer.json()) as Manifest;
    expect(manifest).toMatchObject({
      id: '/',
      lang,
      start_url: start,
      scope: '/',
      display: 'standalone',
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
      'any any',
    ]);
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      garments,
      `${start === '/' ? '' : start}/favorites`,
      `${start}?basket`,
    ]);
    expect(new Set(manifest.shortcuts.map(({ name }) => name)).size).toBe(3);
  });
});

test('with offline support off, the service worker deletes caches and itself', async () => {
  const answer = await get('/service-worker.js', off);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  const script = await answer.text();
  const deleted: string[] = [];
  let waits: Promise<unknown> = Promise.resolve();
  let isGone = false;
  const heard: Record<string, (event: object) => void> = {};
  const run = new Function('addEventListener', 'skipWaiting', 'caches', 'registration', script) as (
    ...given: readonly unknown[]
  ) => void;
  run(
    (name: string, hear: (event: object) => void) => {
      heard[name] = hear;
    },
    () => {},
    { keys: async () => ['files', 'pages'], delete: async (name: string) => deleted.push(name) },
    {
      unregister: async () => {
        isGone = true;
      },
    },
  );
  heard.activate?.({
    waitUntil: (work: Promise<unknown>) => {
      waits = work;
    },
  });
  await waits;
  expect([deleted, isGone]).toEqual([['files', 'pages'], true]);
});
