import { endpoints } from '@tailorbird/contract';
import { describe, expect, it } from 'vitest';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const send = (path: string, init: RequestInit = {}) =>
  Promise.resolve(shop.server.fetch(new Request(new URL(path, origin), init)));
const post = (
  path: string,
  body: BodyInit | null,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => send(path, { method: 'POST', body, headers });
const signIn = '/oscarapi/login/';

describe('a body', () => {
  it.each([
    ['is not JSON', '{"username":', 400, /^JSON parse error - /],
    ['is larger than 64 kB', JSON.stringify({ username: 'x'.repeat(70_000) }), 413, /too large/],
    ['is nested too deeply', '['.repeat(60_000), 400, /^JSON parse error - /],
  ])('a body that %s is refused', async (_, body, status, detail) => {
    const response = await post(signIn, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ detail: expect.stringMatching(detail) });
  });

  it('a body of the sandbox bank has the usual size limit', async () => {
    const response = await post('/sandbox/3ds/x', `decision=${'a'.repeat(70_000)}`, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(response.status).toBe(413);
  });

  it('deeply nested JSON is refused by every call with a body', async () => {
    const bodies = [
      `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
      `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    ];
    for (const endpoint of Object.values(endpoints)) {
      if (!('request' in endpoint)) continue;
      const { path, method } = endpoint;
      for (const body of bodies) {
        const response = await send(path.replace(/\{\w+\}/g, '1'), {
          method,
          body,
          headers: { 'content-type': 'application/json' },
        });
        const answered = `${method} ${path} ${response.status}`;
        // Some calls are refused before their body is read.
        if ([403, 404].includes(response.status)) continue;
        expect([answered, await response.json()]).toEqual([
          `${method} ${path} 400`,
          { detail: 'JSON parse error - nested deeper than 32 levels' },
        ]);
      }
    }
  });

  it('a body other than JSON or a form is 415', async () => {
    for (const type of [
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/xml',
      'nonsense',
    ]) {
      const response = await post(signIn, 'a=b', { 'content-type': type });
      expect([response.status, await response.json()]).toEqual([
        415,
        { detail: expect.stringMatching(/^Unsupported media type/) },
      ]);
    }
  });

  it('a chunked body is limited as it arrives', async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(10_000).fill(32)),
    });
    const response = await send(signIn, {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  it('an empty body is an empty object', async () => {
    expect(await (await post(signIn, '')).json()).toEqual({
      password: ['This field is required.'],
    });
  });

  it('a body cannot pollute prototypes', async () => {
    const response = await post(
      '/customizer_api/v2/user-size2/',
      '{"__proto__":{"title":"x"},"constructor":{"prototype":{"x":1}}}',
    );
    expect(response.status).toBe(400);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

describe('a GraphQL operation', () => {
  it.each([
    [
      'has circular fragments',
      `query{...a} fragment a on Query{${'...a '.repeat(12)}}`,
      /within itself/,
    ],
    [
      'requests everything a hundred times',
      `query{...a} fragment a on Query{${Array.from({ length: 110 }, (_, n) => `f${n}:full_clothing_types{id}`).join(' ')}}`,
      /fields at the top/,
    ],
  ])('a GraphQL operation that %s is refused before it runs', async (_, query, reason) => {
    const response = await post('/graphql/', JSON.stringify({ query }));
    expect([response.status, await response.json()]).toEqual([
      400,
      { errors: [{ message: expect.stringMatching(reason) }] },
    ]);
  });
});

describe('a path', () => {
  it('an unknown path is 404 in JSON', async () => {
    for (const path of [
      '/oscarapi/nothing/',
      '/api/',
      '/graphql2',
      '/customizer_api/v9/x',
      '/oscarapi/%E0%A4%A',
      '/oscarapi//basket//',
    ]) {
      const response = await send(path);
      expect([path, response.status, await response.json()]).toEqual([
        path,
        404,
        { detail: 'Not found.' },
      ]);
    }
  });

  it('an unsupported method is 405 with the allowed ones', async () => {
    const response = await send(signIn, { method: 'PATCH' });
    expect([response.status, response.headers.get('allow'), await response.json()]).toEqual([
      405,
      'POST, GET, DELETE',
      { detail: 'Method "PATCH" not allowed.' },
    ]);
  });

  it('every call works with and without trailing slash, without redirects', async () => {
    for (const { path, method } of Object.values(endpoints)) {
      const concrete = path.replace(/\{\w+\}/g, '1');
      for (const written of [concrete.replace(/\/$/, ''), `${concrete.replace(/\/$/, '')}/`]) {
        const response = await send(
          written,
          method === 'GET'
            ? {}
            : { method, body: '{}', headers: { 'content-type': 'application/json' } },
        );
        expect(response.status, `${method} ${written}`).not.toBeGreaterThanOrEqual(500);
        expect([301, 302, 307, 308], `${method} ${written}`).not.toContain(response.status);
      }
    }
  });

  it('every call of the contract has a route', async () => {
    for (const { path, method, name } of Object.values(endpoints)) {
      const response = await send(
        path.replace(/\{\w+\}/g, '1'),
        method === 'GET'
          ? {}
          : { method, body: '{}', headers: { 'content-type': 'application/json' } },
      );
      const body = await response.text();
      const isMissing = response.status === 405 && response.headers.has('allow');
      expect(isMissing, `${name}: ${response.status} ${body}`).toBe(false);
    }
  });
});

describe('another site', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a hidden origin', { origin: 'null' }],
    ['the Sec-Fetch-Site header', { 'sec-fetch-site': 'cross-site' }],
  ])('requests of another site are refused by %s, also for guests', async (_, headers) => {
    const response = await post('/oscarapi/basket/add-product/', '{}', {
      'content-type': 'application/json',
      ...headers,
    } as Record<string, string>);
    expect([response.status, await response.json()]).toEqual([
      403,
      { detail: expect.stringMatching(/^CSRF Failed/) },
    ]);
  });

  it('other sites may link to the shop', async () => {
    expect(
      (await send('/oscarapi/basket/count/', { headers: { 'sec-fetch-site': 'cross-site' } }))
        .status,
    ).toBe(200);
  });

  it('the shop’s host on another port is cross-site', async () => {
    const response = await post('/oscarapi/login/', '{}', {
      'content-type': 'application/json',
      origin,
    });
    expect(response.status).toBe(401);
  });
});

describe('an answer', () => {
  it('private responses are not cached, sniffed or framed', async () => {
    const response = await send('/oscarapi/basket/');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  it('a HEAD response has no body', async () => {
    for (const path of ['/customizer_api/v3/clothing-types/', '/oscarapi/basket/count/']) {
      for (let times = 0; times < 2; times += 1) {
        const response = await send(path, { method: 'HEAD' });
        expect([response.status, await response.text()]).toEqual([200, '']);
      }
    }
  });

  it('invalid cookies are treated as a guest’s', async () => {
    for (const cookie of [
      'sessionid',
      '=',
      'sessionid=%',
      `sessionid=${'x'.repeat(43)}`,
      `guest_key=${"'".repeat(43)}`,
      ';;;',
      'a=b=c',
    ]) {
      expect((await send('/oscarapi/basket/count/', { headers: { cookie } })).status).toBe(200);
    }
  });
});

describe('when something breaks', () => {
  it('an internal error is 500 in JSON without details', async () => {
    const { createServer } = await import('../src/app/createServer.ts');
    const server = await createServer({ database: { memory: true }, seedsAccounts: false });
    await server.database.close();
    const response = await server.fetch(new Request(`${origin}/oscarapi/basket/`));
    expect([response.status, await response.json()]).toEqual([
      500,
      { detail: 'Something went wrong on our side.', request_id: expect.any(String) },
    ]);
  });
});
