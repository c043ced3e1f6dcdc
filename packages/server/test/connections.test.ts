import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import type { RenderedPage } from '../src/app/pages/renderer.ts';
import type { Settings } from '../src/platform/runtime/settings.ts';

const logged: Readonly<Record<string, unknown>>[] = [];
const logger = pino(
  { level: 'debug' },
  { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) },
);

const renderer = async ({ url }: { readonly url: string }): Promise<RenderedPage> => ({
  status: 200,
  html: `<link rel="canonical" href="${url}">`,
});

const servers: Server[] = [];
const open = async (settings: Partial<Settings> = {}): Promise<number> => {
  const server = await createServer({
    database: { memory: true },
    seedsAccounts: true,
    pages: renderer,
    logger,
    settings: { passwordCost: 4, ...settings },
  });
  servers.push(server);
  return Number(new URL(await server.listen(0)).port);
};
afterAll(async () => {
  for (const server of servers) await server.close();
});

const send = async (port: number, request: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.write(request);
  await once(socket, 'close');
  return answer;
};
const request = (start: string, headers: readonly string[], body = ''): string =>
  [
    start,
    ...headers,
    'Connection: close',
    ...(body === '' ? [] : [`Content-Length: ${body.length}`]),
    '',
    body,
  ].join('\r\n');
const get = (port: number, path: string, ...headers: readonly string[]): Promise<string> =>
  send(port, request(`GET ${path} HTTP/1.1`, headers));
const post = (
  port: number,
  path: string,
  body: object,
  ...headers: readonly string[]
): Promise<string> =>
  send(
    port,
    request(
      `POST ${path} HTTP/1.1`,
      ['Content-Type: application/json', ...headers],
      JSON.stringify(body),
    ),
  );
const statusOf = (answer: string): number => Number(answer.split(' ')[1]);

describe('a local shop', () => {
  let port = 0;
  beforeAll(async () => {
    port = await open();
  });

  it('a local shop accepts only its machine’s host names', async () => {
    expect(statusOf(await get(port, '/a', `Host: 127.0.0.1:${port}`))).toBe(200);
    expect(statusOf(await get(port, '/a', 'Host: localhost'))).toBe(200);
    for (const host of ['evil.example', 'localhost.evil.example', '[', 'a b']) {
      const answer = await get(port, '/a', `Host: ${host}`);
      expect([host, [400, 421].includes(statusOf(answer))]).toEqual([host, true]);
      expect(answer).not.toContain('canonical');
    }
  });

  it('mails never link to a host other than the requested one', async () => {
    const path = '/api/v1/soat/reset-password/request/';
    const email = 'customer@tailorbird.example';
    expect(statusOf(await post(port, path, { email }, 'Host: evil.example'))).toBe(421);
    expect(
      statusOf(
        await post(
          port,
          path,
          { email },
          `Host: localhost:${port}`,
          'X-Forwarded-Host: evil.example',
        ),
      ),
    ).toBe(204);
    const mails = await servers[0]?.database.queries
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'password-reset')
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails?.[0]?.payload).toContain(`http://localhost:${port}/reset-password/`);
  });

  it('a request with two hosts is refused', async () => {
    const answer = await get(port, '/a', `Host: 127.0.0.1:${port}`, 'Host: evil.example');
    expect([statusOf(answer), answer.includes('{"detail":"More than one Host header."}')]).toEqual([
      400,
      true,
    ]);
  });

  it('a request with an absolute address uses its path and host', async () => {
    expect(await get(port, `http://localhost:${port}/whole`, 'Host: ignored.example')).toContain(
      `http://localhost:${port}/whole`,
    );
    expect(statusOf(await get(port, 'http://evil.example/whole', `Host: localhost:${port}`))).toBe(
      421,
    );
  });

  it('a path with two leading slashes works like any other', async () => {
    for (const path of ['//', '//a/..', '//[/', '//:x/', '//a:b@c:99999/', '//evil.example/?a=1'])
      expect([path, statusOf(await get(port, path, 'Host: localhost')) < 500]).toEqual([
        path,
        true,
      ]);
  });

  it('a local shop sends no HSTS header', async () => {
    expect(await get(port, '/a', `Host: 127.0.0.1:${port}`)).not.toMatch(
      /strict-transport-security/i,
    );
  });
});

describe('a shop with a public address', () => {
  let port = 0;
  beforeAll(async () => {
    port = await open({
      publicAddress: 'https://shop.example',
      trustProxy: true,
      allowedHosts: ['backend.internal'],
    });
  });
  const inPublic = 'Host: shop.example';

  it('links use the public address, and the last proxy hop is trusted', async () => {
    for (const headers of [
      [inPublic],
      ['Host: 127.0.0.1:3000'],
      ['Host: backend.internal:80'],
      [inPublic, 'X-Forwarded-Host: evil.example, shop.example', 'X-Forwarded-Proto: http'],
    ]) {
      expect(await get(port, '/linked', ...headers)).toContain(
        'href="https://shop.example/linked"',
      );
    }
    for (const headers of [
      ['Host: evil.example'],
      [inPublic, 'X-Forwarded-Host: shop.example, evil.example'],
      [inPublic, 'X-Forwarded-Host: ['],
    ]) {
      expect(statusOf(await get(port, '/linked', ...headers))).toBe(421);
    }
  });

  it('page loads of other hosts are redirected, and API calls answered', async () => {
    const page = ['Accept: text/html,*/*', 'Host: backend.internal'];
    const moved = await get(port, '/products?a=1', ...page);
    expect([statusOf(moved), /^location: (.*)\r$/im.exec(moved)?.[1]]).toEqual([
      301,
      'https://shop.example/products?a=1',
    ]);
    expect(statusOf(await get(port, '/linked', 'Accept: text/html', inPublic))).toBe(200);
    expect(
      statusOf(
        await get(port, '/oscarapi/basket/count/', 'Accept: application/json', page[1] ?? ''),
      ),
    ).toBe(200);
  });

  it('every response of a public shop has HSTS', async () => {
    for (const path of ['/linked', '/oscarapi/basket/count/', '/oscarapi/nothing/']) {
      expect(await get(port, path, inPublic)).toMatch(
        /strict-transport-security: max-age=31536000/i,
      );
    }
  });

  it('cookies of a public shop are always Secure', async () => {
    const answer = await get(
      port,
      '/api/v1/soat/init/',
      'Host: 127.0.0.1',
      'X-Forwarded-Proto: http',
    );
    expect(answer).toMatch(/set-cookie: csrftoken=[^\n]*; Secure/i);
  });

  it('only the shop’s own pages can change data, behind any proxy', async () => {
    const call = (origin: string, host: string) =>
      post(
        port,
        '/api/v1/soat/init/',
        { country_code: 'DE' },
        `Origin: ${origin}`,
        `Host: ${host}`,
      );
    expect(statusOf(await call('https://shop.example', 'shop.example'))).toBe(200);
    expect(statusOf(await call('https://shop.example', '127.0.0.1:3000'))).toBe(200);
    for (const origin of ['https://evil.example', 'null', 'https://shop.example.evil.example']) {
      expect(statusOf(await call(origin, 'shop.example'))).toBe(403);
    }
  });
});

describe('a proxy without a public address', () => {
  it('without a public address, the last hop’s headers apply', async () => {
    const port = await open({ trustProxy: true, allowedHosts: ['shop.example', 'other.example'] });
    const answer = await get(
      port,
      '/hops',
      'Host: 127.0.0.1',
      'X-Forwarded-Host: other.example, shop.example',
      'X-Forwarded-Proto: gopher, https',
    );
    expect(answer).toContain('href="https://shop.example/hops"');
    expect(statusOf(await get(port, '/hops', 'Host: 127.0.0.1', 'X-Forwarded-Host: ['))).toBe(421);
  });
});

describe('a connection that is cut', () => {
  it('a connection cut during a body is not logged as a failure', async () => {
    const port = await open();
    logged.length = 0;
    for (let times = 0; times < 5; times += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(
        `POST /oscarapi/newsletter/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":`,
      );
      await pause(20);
      socket.destroy();
    }
    await pause(100);
    expect(logged.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });

  it('an undecodable path is logged without the path', async () => {
    const port = await open();
    logged.length = 0;
    const printed: unknown[] = [];
    const console = globalThis.console;
    globalThis.console = {
      ...console,
      error: (...words: unknown[]) => printed.push(words),
      log: (...words: unknown[]) => printed.push(words),
    };
    try {
      for (const path of [
        '/%E0%A4%A',
        '/oscarapi/%E0%A4%A/',
        '/products/%ff?a=%E0',
        '/packshots/%C0/%C0.svg',
      ]) {
        expect(statusOf(await get(port, path, 'Host: localhost'))).toBeLessThan(500);
      }
    } finally {
      globalThis.console = console;
    }
    expect(printed).toEqual([]);
    expect(JSON.stringify(logged.filter(({ level }) => Number(level) >= 30))).not.toContain('%');
  });
});
