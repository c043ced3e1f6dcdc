import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import { mostProblems } from '../src/contexts/shell/store/reportedErrors.ts';
import { createClient, signUp } from './oscarClient.ts';

const origin = 'http://shop.test';
const envelopes: {
  readonly path: string;
  readonly auth: string;
  readonly lines: readonly Record<string, unknown>[];
}[] = [];
/** Stands where Sentry would. */
const receiver = createHttpServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    const lines = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    envelopes.push({
      path: request.url ?? '',
      auth: String(request.headers['x-sentry-auth']),
      lines,
    });
    response.end('{}');
  });
});
let server: Server;
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  server = await createServer({
    database: { memory: true },
    settings: {
      passwordCost: 4,
      checkAnswers: true,
      release: 'r-7',
      sentryDsn: `http://publickey@127.0.0.1:${port}/team/42`,
    },
    pages: async ({ report }) => {
      report?.(
        Object.assign(new TypeError('Erika is undefined'), {
          stack: 'at https://elsewhere.example/a.js:1:1',
        }),
      );
      return { status: 500, html: '<p>Sorry</p>' };
    },
  });
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => receiver.close(resolve));
});

const client = () => createClient({ fetch: server.fetch, origin }, { country: 'DE' });
const staff = async () => {
  const one = client();
  await one.post('/oscarapi/login/', {
    username: 'staff@tailorbird.example',
    password: 'measure-twice',
  });
  return one;
};
const report = {
  kind: 'TypeError',
  problem: '',
  frames: [
    { file: 'assets/Page-a1.js', line: 1, column: 204 },
    { file: 'assets/router-b2.js', line: 3, column: 4 },
  ],
  page: '/product/oxford-shirt',
};
const groups = async () => (await (await staff()).get('/studio_api/errors/')).body;

describe('errors that pages tell of', () => {
  it('[ERR-05] are kept once a problem, counted, under the name of the last request', async () => {
    const first = await client().post('/api/v1/errors/', report);
    expect(first.status).toBe(200);
    const second = await client().post('/api/v1/errors/', { ...report, page: '/faq' });
    expect(await groups()).toMatchObject([
      {
        ...report,
        source: 'browser',
        page: '/faq',
        times: 2,
        last_reference: second.body.reference,
        release: 'r-7',
        resolved: null,
      },
    ]);
    expect(second.body.reference).not.toBe(first.body.reference);
  });

  it('are resolved by somebody, and open by themselves when they come again', async () => {
    const one = await staff();
    const [{ id }] = await groups();
    const resolved = await one.post(`/studio_api/errors/${id}/resolve/`);
    expect(resolved.body.resolved.by).toBe('staff@tailorbird.example');
    expect((await one.post(`/studio_api/errors/${id}/resolve/`)).body.resolved).toEqual(
      resolved.body.resolved,
    );
    await client().post('/api/v1/errors/', report);
    expect(await groups()).toMatchObject([{ id, times: 3, resolved: null }]);
    expect((await one.post('/studio_api/errors/999999/resolve/')).status).toBe(404);
  });

  it('are for admins alone to see and to resolve', async () => {
    const store = client();
    await store.post('/oscarapi/login/', {
      username: 'store@tailorbird.example',
      password: 'measure-twice',
    });
    const customer = client();
    await signUp(customer, 'erika@example.test');
    const [{ id }] = await groups();
    for (const one of [client(), customer, store]) {
      expect((await one.get('/studio_api/errors/')).status).toBe(403);
      expect((await one.post(`/studio_api/errors/${id}/resolve/`)).status).toBe(403);
    }
  });

  it('have no field for what somebody entered, and are no longer than they need to be', async () => {
    for (const wrong of [
      { ...report, message: 'Erika' },
      { ...report, problem: 'erika@example.test' },
      { ...report, page: '/order/100023' },
      { ...report, page: '/faq?key=a' },
      { ...report, frames: Array.from({ length: 9 }, () => report.frames[0]) },
      { ...report, problem: 'a'.repeat(121) },
    ])
      expect((await client().post('/api/v1/errors/', wrong)).status).toBe(400);
  });

  it('are passed on to Sentry by the server, when a DSN names one', async () => {
    await expect.poll(() => envelopes.length).toBeGreaterThanOrEqual(3);
    const { path, auth, lines } = envelopes[0] ?? { path: '', auth: '', lines: [] };
    expect(path).toBe('/team/api/42/envelope/');
    expect(auth).toContain('sentry_key=publickey');
    expect(lines[1]).toEqual({ type: 'event' });
    expect(lines[2]).toMatchObject({
      event_id: lines[0]?.event_id,
      release: 'r-7',
      transaction: '/product/oxford-shirt',
      exception: {
        values: [
          {
            type: 'TypeError',
            stacktrace: {
              frames: [{ filename: 'assets/router-b2.js' }, { filename: 'assets/Page-a1.js' }],
            },
          },
        ],
      },
    });
    expect(JSON.stringify(lines)).not.toMatch(/user|ip_address|cookie/);
  });
});

describe('errors of the server', () => {
  it('are kept with the request that failed, and without what they say', async () => {
    const { queries } = server.database;
    await queries.deleteFrom('reported_error').execute();
    const failing = await client().get('/no-page-of-ours/');
    expect(failing.status).toBe(500);
    await expect.poll(async () => (await groups()).length).toBe(1);
    const [group] = await groups();
    expect(group).toMatchObject({
      source: 'server',
      kind: 'TypeError',
      problem: '',
      page: '/no-page-of-ours/',
      times: 1,
    });
    expect(JSON.stringify(group)).not.toContain('Erika');
  });

  it('of a call have the place in our own code', async () => {
    const { queries } = server.database;
    await queries.deleteFrom('reported_error').execute();
    const { identities } = server.shop;
    const original = identities.visitorOf;
    Object.assign(identities, {
      visitorOf: async () => {
        throw new RangeError('Erika');
      },
    });
    const failed = await client().get('/studio_api/errors/');
    Object.assign(identities, { visitorOf: original });
    expect(failed.status).toBe(500);
    await expect.poll(async () => (await groups()).length).toBe(1);
    const [group] = await groups();
    expect(group).toMatchObject({
      source: 'server',
      kind: 'RangeError',
      last_reference: failed.body.request_id,
    });
    expect(group.frames[0].file).toBe('packages/server/test/errors.test.ts');
  });

  it('whoever makes problems up fills no database', async () => {
    const { queries } = server.database;
    const at = '2026-01-01T00:00:00.000Z';
    const row = {
      source: 'browser',
      kind: 'A',
      problem: '',
      frames: '[]',
      page: '/',
      times: 1,
      first_at: at,
      last_at: at,
    } as const;
    for (let made = 0; made < mostProblems; made += 50)
      await queries
        .insertInto('reported_error')
        .values(
          Array.from({ length: 50 }, (_, of) => ({
            ...row,
            fingerprint: `f${made + of}`,
            last_reference: '',
            release: '',
          })),
        )
        .execute();
    expect((await client().post('/api/v1/errors/', { ...report, kind: 'NewError' })).status).toBe(
      429,
    );
  });
});
