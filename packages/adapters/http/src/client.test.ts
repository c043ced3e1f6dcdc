import { endpoints } from '@tailorbird/contract';
import type { Locale } from '@tailorbird/domain/kernel';
import { describe, expect, it, vi } from 'vitest';
import { createHttpClient, type HttpClientOptions, type Problem } from './client.ts';
import { readVisit } from './readVisit.ts';
import { aServer, hangUp, html, json, type Scripted, silence } from './testing/aServer.ts';
import { usualTimeout } from './usualTimeout.ts';

const shortTimeout = 2_000;

const aClient = async (script: readonly Scripted[], options: Partial<HttpClientOptions> = {}) => {
  const server = await aServer(...script);
  const problems: Problem[] = [];
  const sent: string[] = [];
  const client = createHttpClient({
    baseUrl: server.baseUrl,
    fetch: (address, init) => {
      sent.push(address);
      return fetch(address, init);
    },
    locale: () => 'en',
    csrfToken: () => null,
    report: (problem) => problems.push(problem),
    retryDelay: 5,
    ...options,
  });
  return { client, sent, seen: server.seen, problems };
};

const counted = json(200, { count: 3 });
const {
  countBasket,
  addVoucher,
  listOrders,
  listReviews,
  readCurrentUser,
  readReviewInfo,
  signOut,
  changeLine,
  deleteUserSize,
} = endpoints;

describe('retries', () => {
  it.each([
    ['502', html(502)],
    ['503', json(503, { detail: 'busy' })],
    ['504', html(504)],
    ['a connection cut', hangUp],
  ] as const)('a read is retried after %s, up to three times in all', async (_, failing) => {
    const recovering = await aClient([failing, failing, counted]);
    expect(await recovering.client.send(countBasket)).toEqual({ status: 200, body: { count: 3 } });
    expect(recovering.seen).toHaveLength(3);

    const down = await aClient([failing]);
    expect(await down.client.send(countBasket)).toMatchObject({ status: 'unreachable' });
    expect(down.seen).toHaveLength(3);
  });

  it.each([
    ['busy', json(503, { detail: 'busy' }, { 'retry-after': '0.01' })],
    ['cutting the connection', hangUp],
  ] as const)(
    '[REVIEW-11] [REVIEW-12] a server that is %s gets one request if callers retry',
    async (_, failing) => {
      for (const call of [readReviewInfo, listReviews]) {
        const { client, seen } = await aClient([failing]);
        expect(await client.send(call, { params: { unit: 'tailorbird' } })).toMatchObject({
          status: 'unreachable',
        });
        expect(seen).toHaveLength(1);
      }
    },
  );

  it('retries wait, each twice as long as the previous one', async () => {
    const { client, seen } = await aClient([html(503)], { retryDelay: 40 });
    await client.send(countBasket);
    const [first = 0, second = 0] = [1, 2].map(
      (index) => (seen[index]?.at ?? 0) - (seen[index - 1]?.at ?? 0),
    );
    expect(first).toBeGreaterThanOrEqual(39);
    expect(second).toBeGreaterThanOrEqual(79);
  });

  it('a busy server is retried as it asks within the time limit, and reported', async () => {
    const heard: boolean[] = [];
    const busy = json(503, { detail: 'busy' }, { 'retry-after': '0.05' });
    const { client, seen } = await aClient([busy, busy, busy, busy, counted], {
      waits: (isWaiting) => heard.push(isWaiting),
    });
    expect(await Promise.all([client.send(countBasket), client.send(countBasket)])).toContainEqual({
      status: 200,
      body: { count: 3 },
    });
    expect(seen.length).toBeGreaterThanOrEqual(5);
    expect((seen[2]?.at ?? 0) - (seen[0]?.at ?? 0)).toBeGreaterThanOrEqual(49);
    expect(heard.filter((isWaiting) => !isWaiting)).toHaveLength(1);
    expect([heard[0], heard.at(-1)]).toEqual([true, false]);
  });

  it('a server that stays busy longer than the time limit is unreachable', async () => {
    const heard: boolean[] = [];
    const busyFor = (seconds: number) =>
      json(503, { detail: 'busy' }, { 'retry-after': String(seconds) });
    const { client, seen } = await aClient([busyFor(0.01), busyFor(usualTimeout / 1_000)], {
      waits: (isWaiting) => heard.push(isWaiting),
    });
    expect(await client.send(countBasket)).toEqual({
      status: 'unreachable',
      cause: 'status',
      http: 503,
      explanation: 'busy',
    });
    expect(seen).toHaveLength(2);
    expect(heard).toEqual([true, false]);
  });

  it.each([
    ['503', html(503)],
    ['a connection cut', hangUp],
  ] as const)('a call that changes something is not retried after %s', async (_, failing) => {
    const { client, seen } = await aClient([failing]);
    expect(await client.send(addVoucher, { body: { vouchercode: 'A' } })).toMatchObject({
      status: 'unreachable',
    });
    expect(seen).toHaveLength(1);
  });

  it.each([400, 404, 429, 500])('%i is a final response without a retry', async (status) => {
    const { client, seen } = await aClient([json(status, { detail: 'no' })]);
    expect(await client.send(countBasket)).toEqual({
      status: 'unreachable',
      cause: 'status',
      http: status,
      ...(status !== 500 && { explanation: 'no' }),
    });
    expect(seen).toHaveLength(1);
  });
});

describe('time limits', () => {
  it('[API-01] calls time out after 20 seconds, the order list after 60', () => {
    expect(usualTimeout).toBe(20_000);
    expect(listOrders.timeout).toBe(60_000);
  });

  it('a call that timed out is not retried', async () => {
    const { client, sent } = await aClient([silence], { timeout: 100 });
    expect(await client.send(countBasket)).toEqual({
      status: 'unreachable',
      cause: 'timeout',
      http: null,
    });
    expect(sent).toHaveLength(1);
  });

  it('retries stay within the time limit', async () => {
    const { client, sent } = await aClient([html(503), silence], { timeout: shortTimeout });
    expect(await client.send(countBasket)).toMatchObject({ cause: 'timeout' });
    expect(sent).toHaveLength(2);
  });

  it('[API-01, API-14] reading the visit times out', async () => {
    const { baseUrl } = await aServer(silence);
    const { fetch } = globalThis;
    const sent: string[] = [];
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      sent.push(path);
      return fetch(baseUrl + path, init);
    });
    try {
      expect(await readVisit(50)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    } finally {
      vi.unstubAllGlobals();
    }
    expect(sent).toEqual(['/api/v1/soat/init/']);
  });

  it('a call can have its own timeout', async () => {
    const slow: Scripted = (seen, response) => {
      setTimeout(() => json(200, [])(seen, response), 120);
    };
    const { client } = await aClient([slow], { timeout: 60 });
    expect(await client.send(listOrders)).toEqual({ status: 200, body: [] });
  });
});

describe('requests', () => {
  it('[API-02] changing calls carry the CSRF token once there is one', async () => {
    let token: string | null = null;
    const { client, seen } = await aClient([json(200, ''), counted, json(200, '')], {
      csrfToken: () => token,
    });
    await client.send(signOut);
    token = 'abc';
    await client.send(countBasket);
    await client.send(signOut);
    expect(seen.map(({ headers }) => headers['x-csrftoken'])).toEqual([
      undefined,
      undefined,
      'abc',
    ]);
  });

  it('[API-02] cookies are sent to the own origin only', async () => {
    const credentials: unknown[] = [];
    const { client } = await aClient([counted], {
      fetch: (address, init) => {
        credentials.push(init.credentials);
        return fetch(address, init);
      },
    });
    await client.send(countBasket);
    expect(credentials).toEqual(['same-origin']);
  });

  it('requests accept JSON in the reader’s language', async () => {
    let locale: Locale = 'en';
    const { client, seen } = await aClient([counted], { locale: () => locale });
    await client.send(countBasket);
    locale = 'de';
    await client.send(countBasket);
    expect(seen.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'de, en;q=0.5']);
    expect(seen.map(({ headers }) => headers.accept)).toEqual([
      'application/json',
      'application/json',
    ]);
  });

  it('paths stay as written, with parameters and queries inserted', async () => {
    const { client, seen } = await aClient([json(404, { detail: 'no' })]);
    await client.send(changeLine, { params: { id: 7 }, body: { quantity: 2 } });
    await client.send(endpoints.listArticles, { query: { slug: 'a&b' } });
    expect(seen.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', '/oscarapi/lines/7/', '{"quantity":2}'],
      ['GET', '/notes-api/articles?slug=a%26b', ''],
    ]);
    expect(seen.map(({ headers }) => headers['content-type'])).toEqual([
      'application/json',
      undefined,
    ]);
  });
});

describe('responses', () => {
  it('statuses without a body are supported', async () => {
    const { client } = await aClient([json(204)]);
    expect(await client.send(deleteUserSize, { params: { id: 1 } })).toEqual({
      status: 204,
      body: null,
    });
  });

  it('documented failures are returned with their body', async () => {
    const { client } = await aClient([json(405, { detail: 'Method "GET" not allowed.' })]);
    expect(await client.send(readCurrentUser)).toEqual({
      status: 405,
      body: { detail: 'Method "GET" not allowed.' },
    });
  });

  it.each([
    ['an HTML page', html(200)],
    ['a body of another shape', json(200, { count: 'three' })],
    ['nothing', json(200)],
  ] as const)('%s counts as no response', async (_, script) => {
    const { client } = await aClient([script]);
    expect(await client.send(countBasket)).toEqual({
      status: 'unreachable',
      cause: 'shape',
      http: 200,
    });
  });

  it('a wrong body is reported by position, without its content', async () => {
    const { client, problems } = await aClient([
      json(200, { user: { email: 'ada@example.test' }, location: null }),
    ]);
    await client.send(endpoints.startVisit);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ call: 'startVisit', cause: 'shape', http: 200 });
    expect(problems[0]?.where).toContain('location');
    expect(JSON.stringify(problems)).not.toContain('ada@example.test');
  });

  it('a missing server is unreachable', async () => {
    const { client, problems } = await aClient([counted], { baseUrl: 'http://127.0.0.1:4139' });
    expect(await client.send(countBasket)).toEqual({
      status: 'unreachable',
      cause: 'network',
      http: null,
    });
    expect(problems).toEqual([{ call: 'countBasket', cause: 'network', http: null, where: [] }]);
  });
});

describe('user actions', () => {
  it('[ERR-13] refused actions and reads are reported, background calls are not', async () => {
    const refusals: [number, boolean][] = [];
    const denied = json(403, { detail: 'no' });
    const { client } = await aClient([denied, json(406, { reason: 'no' }), denied, denied], {
      refused: (...refusal) => refusals.push(refusal),
    });
    await client.send(changeLine, { params: { basketId: 1, lineId: 2 }, body: {} });
    await client.send(addVoucher, { body: {} });
    await client.send(listOrders);
    await client.send(endpoints.reportError, { body: {} });
    expect(refusals).toEqual([
      [403, true],
      [406, true],
      [403, false],
    ]);
  });

  it('[DATA-05] successful changes are reported', async () => {
    let changes = 0;
    const done = json(200, { data: {} });
    const { client } = await aClient([done, done, json(403, { detail: 'no' }), json(200, [])], {
      changed: () => {
        changes += 1;
      },
    });
    const { queryGraph } = endpoints;
    await client.send(queryGraph, { body: { query: ' query Lines { id }' } });
    expect(changes).toBe(0);
    await client.send(queryGraph, { body: { query: 'mutation save { id }' } });
    await client.send(addVoucher, { body: {} });
    await client.send(listOrders);
    expect(changes).toBe(1);
  });
});
