import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import { createLogger } from '../src/platform/runtime/logger.ts';
import { aBeanie } from './oscarClient.ts';

type Logged = { readonly request?: string; readonly ms?: number; readonly [name: string]: unknown };
const logged: Logged[] = [];
const logger = createLogger('info', {
  write: (line: string) => void logged.push(JSON.parse(line) as Logged),
});
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-at-once-'));
let server: Server;
let address = '';
beforeAll(async () => {
  server = await createServer({ database: { folder }, logger, settings: { passwordCost: 4 } });
  address = await server.listen(0);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const path = '/oscarapi/basket/';

const add = async (
  headers: Readonly<Record<string, string>> = {},
  piece: object = aBeanie(),
): Promise<Response> => {
  const added = await fetch(`${address}/oscarapi/basket/add-product/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(piece),
  });
  expect(added.status).toBe(200);
  return added;
};

/** Somebody who has a beanie in the basket: their cookie. */
const aGuest = async (): Promise<string> => {
  const added = await add();
  return (
    added.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('guest_key='))
      ?.split(';')[0] ?? ''
  );
};

const read = async (headers: Readonly<Record<string, string>>, at = path) => {
  const answer = await fetch(`${address}${at}`, { headers });
  const ofItself = ['date', 'x-request-id'];
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !ofItself.includes(name))),
    body: await answer.json(),
  };
};

/** Whether the next read is answered before a visit is made of it. */
const isAtOnce = (headers: Readonly<Record<string, string>>, method = 'GET', url = path): boolean =>
  server.shop.guestAnswers.find({ method, url, origin: address, headers }) !== null;

describe("a guest's basket that was read before", () => {
  it('is answered at once, as the call answers it', async () => {
    const cookie = await aGuest();
    expect(isAtOnce({ cookie })).toBe(false);
    const first = await read({ cookie });
    expect(first).toMatchObject({ status: 200, body: { all_lines: [{ quantity: 1 }] } });
    expect([isAtOnce({ cookie }), isAtOnce({ cookie }, 'GET', '/oscarapi/basket')]).toEqual([
      true,
      true,
    ]);
    logged.length = 0;
    expect(await read({ cookie })).toEqual(first);
    // A session that is none makes a visit of the request, and nobody else of the guest.
    const visit = { cookie: `${cookie}; sessionid=none` };
    expect([isAtOnce(visit), await read(visit)]).toEqual([false, first]);
    const [atOnce, called] = logged.map(({ request, ms, time: _, ...told }) => ({
      ...told,
      isNamed: typeof request === 'string',
      isTimed: typeof ms === 'number',
    }));
    expect(atOnce).toEqual(called);
    expect(atOnce).toMatchObject({
      msg: 'answered',
      route: path,
      status: 200,
      isNamed: true,
      isTimed: true,
    });
  });

  it('is what it is now, in the language and currency of who reads it', async () => {
    const cookie = await aGuest();
    await read({ cookie });
    await add({ cookie });
    expect(isAtOnce({ cookie })).toBe(false);
    expect(await read({ cookie })).toMatchObject({ body: { all_lines: [{ quantity: 2 }] } });
    const german = { cookie: `${cookie}; country=DE`, 'accept-language': 'de' };
    expect(isAtOnce(german)).toBe(false);
    const { body } = await read(german);
    expect(body).toMatchObject({ currency: 'EUR', all_lines: [{ quantity: 2 }] });
    expect(isAtOnce(german)).toBe(true);
    expect((await read(german)).body).toEqual(body);
  });

  it('is so whatever is in it, in more lines than one', async () => {
    const cookie = await aGuest();
    for (const note of ['For "Änne" \\ 刺繍 🧵', "one line\nand \u2028 another's", '/']) {
      await add({ cookie }, aBeanie({ note }));
    }
    const { body } = await read({ cookie });
    expect(body).toMatchObject({ all_lines: [{}, {}, {}, {}] });
    expect(isAtOnce({ cookie })).toBe(true);
    expect((await read({ cookie })).body).toEqual(body);
  });

  it("is nobody else's, and no other call's", async () => {
    const cookie = await aGuest();
    await read({ cookie });
    expect(isAtOnce({ cookie: `guest_key=${'x'.repeat(43)}` })).toBe(false);
    expect(isAtOnce({})).toBe(false);
    expect(isAtOnce({ cookie }, 'POST')).toBe(false);
    expect(isAtOnce({ cookie }, 'GET', `${path}?a=b`)).toBe(false);
    expect(isAtOnce({ cookie, 'session-id': 'SID:x' })).toBe(false);
    expect((await read({ cookie, 'session-id': 'SID:x' })).status).toBe(403);
  });
});
