import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import type { RenderedPage } from '../src/app/pages/renderer.ts';
import { reserveStock } from '../src/contexts/catalog/store/stock.ts';

const origin = 'http://shop.test';
let server: Server;
let address: string;
const rendered: string[] = [];
const seen: { cookie: string | null; body: unknown }[] = [];

const renderer = async ({
  url,
  fetch,
}: {
  readonly url: string;
  readonly fetch: typeof globalThis.fetch;
}): Promise<RenderedPage> => {
  rendered.push(url);
  const { pathname } = new URL(url);
  if (pathname === '/moved') return { status: 302, location: '/there' };
  if (pathname === '/broken') throw new Error('no page');
  if (pathname === '/missing') return { status: 404, html: '<h1>Not here</h1>' };
  const response = await fetch('/customizer_api/v3/clothing-types/', {
    headers: { 'accept-language': 'en', cookie: 'sessionid=stolen' },
  });
  seen.push({ cookie: null, body: await response.json() });
  return {
    status: 200,
    html: `<!doctype html><title>${pathname}</title>${'<p>long enough to be compressed</p>'.repeat(40)}`,
    headers: { 'Content-Security-Policy': "default-src 'self'" },
  };
};

beforeAll(async () => {
  server = await createServer({
    database: { memory: true },
    seedsAccounts: false,
    pages: renderer,
  });
  address = await server.listen(0);
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  Promise.resolve(server.fetch(new Request(`${origin}${path}`, { headers })));
const overHttp = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${address}${path}`, { headers, redirect: 'manual' });
const timesRendered = (path: string): number =>
  rendered.filter((url) => new URL(url).pathname === path).length;

describe('a page', () => {
  it('concurrent requests render a page once, equal for all visitors', async () => {
    const pages = await Promise.all(
      Array.from({ length: 10 }, (_, index) => get('/once', { cookie: `guest_key=${index}` })),
    );
    expect(new Set(await Promise.all(pages.map((page) => page.text()))).size).toBe(1);
    await get('/once', { cookie: 'sessionid=somebody' });
    expect(timesRendered('/once')).toBe(1);
    expect(pages[0]?.headers.get('set-cookie')).toBeNull();
  });

  it('a page is rendered again after a change of stock', async () => {
    await get('/changing');
    const limited = [...server.shop.catalog.stock].find(
      ([, pieces]) => pieces !== null && pieces > 0,
    );
    if (!limited) throw new Error('No color with limited stock');
    await server.database.transaction((trx) =>
      reserveStock(trx, [{ fabricColorId: limited[0], pieces: limited[1] ?? 0 }]),
    );
    server.shop.stockChanged([limited[0]]);
    await new Promise((resolve) => setImmediate(resolve));
    await get('/changing');
    expect(timesRendered('/changing')).toBe(2);
    expect(JSON.stringify(seen.at(-1)?.body)).not.toBe(JSON.stringify(seen[0]?.body));
  });

  it('a page has security headers and an ETag', async () => {
    const page = await get('/headers', { 'accept-encoding': 'br' });
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
    });
    const again = await get('/headers', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('a missing page is 404, a moved one redirects, a failing one is an uncached 500', async () => {
    const missing = await get('/missing');
    expect([missing.status, await missing.text()]).toEqual([404, '<h1>Not here</h1>']);
    const moved = await get('/moved');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/there']);
    for (let times = 1; times <= 2; times += 1) {
      const broken = await get('/broken');
      expect([broken.status, broken.headers.get('cache-control')]).toEqual([500, 'no-store']);
      expect(await broken.text()).toContain('Go back to home');
      expect(timesRendered('/broken')).toBe(times);
    }
  });

  it('campaign parameters share one page and are not in it', async () => {
    for (let n = 0; n < 20; n += 1) {
      const page = await overHttp(`/campaign?utm_source=mail${n}&gclid=<b>&q=navy`);
      expect(page.status).toBe(200);
    }
    expect(timesRendered('/campaign')).toBe(1);
    expect(rendered.filter((url) => url.includes('/campaign'))).toEqual([
      expect.stringMatching(/\/campaign\?q=navy$/),
    ]);
  });

  it('a page with a secret in its address is private and not cached', async () => {
    for (const path of [
      '/reset-password/MQ/secret',
      '/de/reset-password/MQ/secret',
      '/confirm-email/MQ/secret',
      '/newsletter/unsubscribe/secret',
      '/checkout?payment_id=1&redirectResult=x',
      '/preview/note/a?signature=x',
    ]) {
      for (let times = 1; times <= 2; times += 1) {
        const page = await get(path);
        expect([
          path,
          page.headers.get('cache-control'),
          page.headers.get('referrer-policy'),
        ]).toEqual([path, 'private, no-store', 'no-referrer']);
        expect(timesRendered(new URL(path, origin).pathname)).toBe(times);
      }
    }
  });

  it('an undecodable address still renders a page', async () => {
    for (const path of ['/%E0%A4%A', '/de/%C0?q=a?b', '/100%']) {
      expect((await overHttp(path)).status).toBe(200);
      expect(() => decodeURIComponent(new URL(rendered.at(-1) ?? '').pathname)).not.toThrow();
    }
  });

  it('pages accept only GET and HEAD', async () => {
    const response = await server.fetch(new Request(`${origin}/once`, { method: 'POST' }));
    expect(response.status).toBe(405);
  });
});

describe('the home page', () => {
  it('[ROUTE-59] [I18N-02] a German browser is redirected to /de once with its query', async () => {
    for (const ask of [get, overHttp]) {
      const response = await ask('/?open-support-chat=dixa', {
        'accept-language': 'de-CH,de;q=0.9,en;q=0.5',
      });
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        '/de?open-support-chat=dixa',
      ]);
      expect(response.headers.get('set-cookie')).toBe(
        'i18n_redirected=de; Path=/; Max-Age=31536000; SameSite=Lax',
      );
      expect(response.headers.get('vary')).toBe('Accept-Language, Cookie, Sec-Fetch-Site');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('[ROUTE-59] a German reader is redirected again, except from the shop’s links', async () => {
    for (const ask of [get, overHttp]) {
      const kept = { 'accept-language': 'en', cookie: 'i18n_redirected=de' };
      expect((await ask('/', kept)).headers.get('location')).toBe('/de');
      expect((await ask('/', { ...kept, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    }
  });

  it('[I18N-03] a prefix in capitals is redirected', async () => {
    for (const ask of [get, overHttp]) {
      const moved = await ask('/DE/faq?open-support-chat=dixa', {});
      expect([moved.status, moved.headers.get('location')]).toEqual([
        301,
        '/de/faq?open-support-chat=dixa',
      ]);
      expect((await ask('/De', {})).headers.get('location')).toBe('/de');
    }
  });

  it('a chosen language, an English browser and other pages are not redirected', async () => {
    for (const ask of [get, overHttp]) {
      expect(
        (await ask('/', { 'accept-language': 'de', cookie: 'i18n_redirected=en' })).status,
      ).toBe(200);
      expect((await ask('/', { 'accept-language': 'en, de;q=0.9' })).status).toBe(200);
      expect((await ask('/', {})).status).toBe(200);
      expect((await ask('/faq', { 'accept-language': 'de' })).status).toBe(200);
      expect((await ask('/', { 'accept-language': 'de' })).status).toBe(302);
    }
  });
});

describe('over a port', () => {
  it('over HTTP, cached pages, calls and drawings are unchanged', async () => {
    for (const path of [
      '/once',
      '/customizer_api/v3/clothing-types/',
      '/packshots/ribbed-beanie/1101-241-251.svg',
    ]) {
      for (let times = 0; times < 3; times += 1) {
        const [near, far] = [await get(path), await overHttp(path)];
        expect([far.status, await far.text()]).toEqual([near.status, await near.text()]);
        expect(far.headers.get('content-type')).toBe(near.headers.get('content-type'));
      }
    }
  });

  it('languages and signed-in visitors get their own responses', async () => {
    const path = '/customizer_api/v3/clothing-types/';
    const english = await (await overHttp(path, { 'accept-language': 'en' })).text();
    expect(await (await overHttp(path, { 'accept-language': 'de' })).text()).not.toBe(english);
    expect((await overHttp(path, { cookie: 'sessionid=x' })).headers.get('vary')).toContain(
      'Cookie',
    );
  });

  it('HEAD and conditional requests have no body', async () => {
    const etag = (await overHttp('/once')).headers.get('etag') ?? '';
    const unchanged = await overHttp('/once', { 'if-none-match': etag });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    const head = await fetch(`${address}/once`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
