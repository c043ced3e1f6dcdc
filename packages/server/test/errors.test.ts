import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import { createLogger } from '../src/platform/runtime/logger.ts';
import { createClient } from './oscarClient.ts';

const origin = 'http://shop.test';
const envelopes: {
  readonly path: string;
  readonly auth: string;
  readonly lines: readonly Record<string, unknown>[];
}[] = [];
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
const written: string[] = [];
let server: Server;
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  server = await createServer({
    database: { memory: true },
    logger: createLogger('warn', { write: (line: string) => void written.push(line) }),
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
const report = {
  kind: 'TypeError',
  problem: '',
  frames: [
    { file: 'assets/Page-a1.js', line: 1, column: 204 },
    { file: 'assets/router-b2.js', line: 3, column: 4 },
  ],
  page: '/product/oxford-shirt',
};
type Event = {
  readonly transaction: string;
  readonly release: string;
  readonly tags: { readonly request: string; readonly source: string };
  readonly exception: {
    readonly values: readonly {
      readonly type: string;
      readonly value: string;
      readonly stacktrace: { readonly frames: readonly { readonly filename: string }[] };
    }[];
  };
};
const forwarded = async (isWanted: (event: Event) => boolean): Promise<Event> => {
  const find = () => envelopes.map(({ lines }) => lines[2] as Event).find(isWanted);
  await expect.poll(find).toBeDefined();
  return find() as Event;
};

describe('errors that pages report', () => {
  it('[ERR-05] page errors are logged and forwarded with their reference', async () => {
    const { status, body } = await client().post('/api/v1/errors/', report);
    expect(status).toBe(200);
    const lines = written.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.find(({ reference }) => reference === body.reference)).toMatchObject({
      ...report,
      level: 'warn',
      release: 'r-7',
      msg: 'a page reported an error',
    });
    expect(await forwarded(({ tags }) => tags.request === body.reference)).toMatchObject({
      release: 'r-7',
      transaction: '/product/oxford-shirt',
      tags: { source: 'browser' },
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
    const [{ path, auth, lines: sent } = { path: '', auth: '', lines: [] }] = envelopes;
    expect(path).toBe('/team/api/42/envelope/');
    expect(auth).toContain('sentry_key=publickey');
    expect(sent[1]).toEqual({ type: 'event' });
    expect(JSON.stringify(envelopes)).not.toMatch(/user|ip_address|cookie/);
  });

  it('error reports have limited length and no user input', async () => {
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

  it('error reports cannot be listed', async () => {
    expect((await client().get('/studio_api/errors/')).status).toBe(404);
  });
});

describe('errors of the server', () => {
  it('server errors are forwarded with request id, without their message', async () => {
    const failing = await server.fetch(new Request(`${origin}/no-page-of-ours/`));
    expect(failing.status).toBe(500);
    const event = await forwarded(({ transaction }) => transaction === '/no-page-of-ours/');
    expect(event).toMatchObject({ tags: { source: 'server' } });
    expect(JSON.stringify(event)).not.toContain('Erika');
  });

  it('errors of an API call have the location in the shop’s code', async () => {
    const { identities } = server.shop;
    const original = identities.visitorOf;
    Object.assign(identities, {
      visitorOf: async () => {
        throw new RangeError('Erika');
      },
    });
    const failed = await client().get('/studio_api/records/');
    Object.assign(identities, { visitorOf: original });
    expect(failed.status).toBe(500);
    const event = await forwarded(({ tags }) => tags.request === failed.body.request_id);
    const [exception] = event.exception.values;
    expect(exception).toMatchObject({ type: 'RangeError', value: '' });
    expect(exception?.stacktrace.frames.at(-1)?.filename).toBe(
      'packages/server/test/errors.test.ts',
    );
  });

  it('errors are forwarded thirty times a minute and always logged', async () => {
    for (let times = 0; times < 40; times += 1)
      await server.fetch(new Request(`${origin}/no-page-of-ours/`));
    expect(envelopes.length).toBeLessThanOrEqual(60);
  });
});
