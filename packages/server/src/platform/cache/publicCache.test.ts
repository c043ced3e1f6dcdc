import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { markPublic, publicCache, withKnownParameters } from './publicCache.ts';

const reads = (name: string): boolean => ['q', 'color', 'v'].includes(name);

const open = ({
  version = (): number => 1,
  now = (): number => 1,
  isPreview = (): boolean => false,
} = {}) => {
  const made: string[] = [];
  const app = new Hono();
  app.use(
    publicCache({
      contentVersion: version,
      now,
      readsParameter: reads,
      isCall: (path) => path.startsWith('/api/'),
      originOf: (request) => new URL(request.url).origin,
      isPreview,
    }),
  );
  app.get('*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    made.push(`${pathname}${search}`);
    if (!pathname.startsWith('/private'))
      markPublic(
        context,
        pathname.startsWith('/file') ? 'forever' : 'until-change',
        pathname === '/file/compressed' ? Buffer.from('compressed') : null,
      );
    const status = pathname.startsWith('/missing') ? 404 : 200;
    // Images are not compressed, which would take long.
    if (pathname.startsWith('/large'))
      return context.body('0'.repeat(500_000), status, { 'content-type': 'image/png' });
    const body = Array.from({ length: 300 }, (_, at) => Math.sin(at).toFixed(8)).join('');
    return context.body(body, status, { 'content-type': 'text/html' });
  });
  const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    app.request(`http://shop.test${path}`, { method, headers });
  return { made, get };
};

describe('known parameters', () => {
  it.each([
    ['/products', '/products'],
    ['/products?utm_source=x&gclid=1', '/products'],
    ['/products?color=navy&utm=1&color=white&q', '/products?color=navy&color=white&q'],
    ['/products?%71=a+b', '/products?%71=a+b'],
    ['/products?%ff=1&q=%ff&color=a', '/products?color=a'],
    ['/products?', '/products'],
  ])('the cached URL of %s is %s', (url, known) => {
    expect(withKnownParameters(url, reads)).toBe(known);
  });
});

describe('the public cache', () => {
  it('campaign parameters share one cached page', async () => {
    const { made, get } = open();
    const first = await (await get('/products?utm=1')).text();
    expect(await (await get('/products')).text()).toBe(first);
    await get(`/products?${'utm_campaign=spring&'.repeat(30)}`);
    await get('/products?q=navy');
    expect(made).toEqual(['/products?utm=1', '/products?q=navy']);
  });

  it('a response is made again after a change of content or five minutes', async () => {
    let version = 1;
    let now = 1;
    const { made, get } = open({ version: () => version, now: () => now });
    for (const path of ['/page', '/file']) await get(path);
    version = 2;
    for (const path of ['/page', '/file']) await get(path);
    now = 301_001;
    for (const path of ['/page', '/file']) await get(path);
    expect(made).toEqual(['/page', '/file', '/page', '/page']);
  });

  it('private responses and previews are not cached', async () => {
    let isPreview = false;
    const { made, get } = open({ isPreview: () => isPreview });
    await get('/private');
    await get('/private');
    isPreview = true;
    await get('/page');
    isPreview = false;
    await get('/page');
    isPreview = true;
    await get('/page');
    expect(made).toEqual(['/private', '/private', '/page', '/page', '/page']);
  });

  it('API responses are cached by language, pages also for signed-in visitors', async () => {
    const { made, get } = open();
    await get('/api/list');
    await get('/api/list', { 'accept-language': 'de' });
    await get('/api/list', { 'accept-language': 'de-AT,de' });
    await get('/api/list', { cookie: 'sessionid=1' });
    await get('/page', { cookie: 'sessionid=1' });
    await get('/page');
    expect(made).toEqual(['/api/list', '/api/list', '/api/list', '/page']);
  });

  it('the smallest encoding that the client accepts is sent', async () => {
    const { get } = open();
    const encodings = [];
    for (const accepted of ['gzip, deflate, br', 'gzip', 'br;q=0, gzip', 'identity', '']) {
      const response = await get('/page', { 'accept-encoding': accepted });
      encodings.push(response.headers.get('content-encoding'));
    }
    expect(encodings).toEqual(['br', 'gzip', 'gzip', null, null]);
  });

  it('a file compressed by the build is sent as it is', async () => {
    const { get } = open();
    const sent = await get('/file/compressed', { 'accept-encoding': 'br' });
    expect([sent.headers.get('content-encoding'), await sent.text()]).toEqual(['br', 'compressed']);
    const plain = await get('/file/compressed', { 'accept-encoding': 'identity' });
    expect((await plain.text()).length).toBeGreaterThan(600);
  });

  it('a conditional request is answered with 304, cached or not', async () => {
    const etag = (await open().get('/page')).headers.get('etag') ?? '';
    const { get } = open();
    for (const _ of ['new', 'kept']) {
      const response = await get('/page', { 'if-none-match': `W/"other", W/${etag}` });
      expect([response.status, await response.text()]).toEqual([304, '']);
    }
    expect((await get('/page', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get('/page', {}, 'HEAD')).headers.get('etag')).toBe(etag);
  });

  it('invented URLs do not evict other entries', async () => {
    const { made, get } = open();
    await get('/products');
    for (let n = 0; n < 20; n += 1) {
      await get(`/large?q=${n}`);
      await get(`/missing/large${n}`);
    }
    made.length = 0;
    await get('/products');
    expect(made).toEqual([]);
    for (let n = 0; n < 20; n += 1) await get(`/large?q=${n}`);
    expect(made.length).toBeGreaterThan(12);
  });
});
