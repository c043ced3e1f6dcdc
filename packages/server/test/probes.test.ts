import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';

let server: Server;
let address: string;
beforeAll(async () => {
  server = await createServer({
    database: { memory: true },
    seedsAccounts: false,
    settings: { publicAddress: 'https://shop.example', drainSeconds: 0.2 },
  });
  address = await server.listen(0);
});
afterAll(() => server.close());

const probe = async (path: string): Promise<readonly [number, unknown]> => {
  const answer = await fetch(address + path);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return [answer.status, await answer.json()];
};

describe('a process is asked', () => {
  it('the liveness probe works for any host', async () => {
    expect(await probe('/healthz')).toEqual([200, { status: 'ok' }]);
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.end('GET /healthz HTTP/1.1\r\nHost: 10.1.2.3:3000\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('the readiness probe needs a database with all migrations', async () => {
    const checks = { database: true, migrations: true, open: true };
    expect(await probe('/readyz')).toEqual([200, { status: 'ok', checks }]);
    const [last] = await server.database.queries
      .selectFrom('migration')
      .selectAll()
      .orderBy('name', 'desc')
      .limit(1)
      .execute();
    if (!last) throw new Error('No step of the schema');
    await server.database.queries.deleteFrom('migration').where('name', '=', last.name).execute();
    expect(await probe('/readyz')).toEqual([
      503,
      { status: 'unavailable', checks: { ...checks, migrations: false } },
    ]);
    await server.database.queries.insertInto('migration').values(last).execute();
    expect((await probe('/readyz'))[0]).toBe(200);
  });

  it('the readiness probe fails before the process closes', async () => {
    const closed = server.close();
    expect(await probe('/readyz')).toEqual([
      503,
      { status: 'unavailable', checks: { database: true, migrations: true, open: false } },
    ]);
    expect(
      (await fetch(`${address}/robots.txt`, { headers: { connection: 'close' } })).status,
    ).toBe(200);
    await closed;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });
});
