import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countAttempt, removeAttempt } from '../src/platform/limits/attempts.ts';
import { type Limit, limits } from '../src/platform/limits/limits.ts';
import { type Client, createClient } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop({ settings: { limitFactor: 1 } });
const password = 'long enough words';

const from = (remoteAddress: string): Client =>
  createClient({
    fetch: (request) => shop.server.fetch(request, { incoming: { socket: { remoteAddress } } }),
    origin,
  });

let people = 0;
const somebody = (): string => {
  people += 1;
  return `somebody${people}@limits.example`;
};
const signIn = (client: Client, email: string, typed = password) =>
  client.post('/oscarapi/login/', { username: email, password: typed });
const signUp = (client: Client, email: string) =>
  client.post('/oscarapi/customer/', {
    email,
    password,
    newsletter: false,
    signing_up_with_credit: false,
    source: 'test',
  });
/** The statuses of calls, twenty at a time; more would fill the password queue. */
const statusesOf = async (
  calls: readonly (() => Promise<{ readonly status: number }>)[],
): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let start = 0; start < calls.length; start += 20) {
    statuses.push(
      ...(await Promise.all(calls.slice(start, start + 20).map((call) => call()))).map(
        ({ status }) => status,
      ),
    );
  }
  return statuses;
};
const count = (statuses: readonly number[], wanted: number): number =>
  statuses.filter((status) => status === wanted).length;

describe('a sign-in', () => {
  it('attempts count before the password check, ten in a burst', async () => {
    const email = somebody();
    await signUp(from('192.0.2.1'), email);
    const tries = Array.from({ length: 60 }, (_, n) =>
      signIn(from('192.0.2.2'), email, n === 59 ? password : 'wrong-one'),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect([count(statuses, 401), count(statuses, 429), count(statuses, 200)]).toEqual([10, 50, 0]);
  });

  it('attempts count per account from any IP address', async () => {
    const email = somebody();
    await signUp(from('192.0.2.1'), email);
    const tries = Array.from(
      { length: 520 },
      (_, n) => () => signIn(from(`2001:db8:${(n + 1).toString(16)}::1`), email, 'wrong-one'),
    );
    const statuses = await statusesOf(tries);
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([500, 20]);
  });

  it('attempts from other browsers do not block a known browser', async () => {
    const [email, home] = [somebody(), from('192.0.2.30')];
    await signUp(home, email);
    await home.del('/oscarapi/login/');
    const places = Array.from(
      { length: 60 },
      (_, n) => () => signIn(from(`198.51.100.${n}`), email, 'wrong-one'),
    );
    const fromHome = Array.from(
      { length: 12 },
      () => () => signIn(from('192.0.2.30'), email, 'wrong-one'),
    );
    expect(count(await statusesOf([...places, ...fromHome]), 429)).toBe(2);
    // Another visitor at that address is limited; a browser that knows the account has its own
    // attempts.
    expect((await signIn(from('192.0.2.30'), email)).status).toBe(429);
    for (let times = 0; times < 9; times += 1)
      expect((await signIn(home, email, 'wrong-one')).status).toBe(401);
    expect((await signIn(home, email)).status).toBe(200);
    await home.del('/oscarapi/login/');
    for (let times = 0; times < 10; times += 1) await signIn(home, email, 'wrong-one');
    expect((await signIn(home, email)).status).toBe(429);
  });

  it('a known browser is bound to its accounts until a password reset', async () => {
    const [email, other, browser] = [somebody(), somebody(), from('192.0.2.31')];
    await signUp(from('192.0.2.1'), other);
    await signUp(browser, email);
    await browser.del('/oscarapi/login/');
    const exhaust = (account: string) =>
      statusesOf(
        Array.from({ length: 11 }, () => () => signIn(from('192.0.2.31'), account, 'wrong-one')),
      );
    await exhaust(other);
    expect((await signIn(browser, other)).status).toBe(429);
    await exhaust(email);
    expect((await signIn(browser, email)).status).toBe(200);
    await browser.del('/oscarapi/login/');
    await browser.post('/api/v1/soat/reset-password/request/', { email });
    const mails = await shop.server.database.queries
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'password-reset')
      .execute();
    const [, uidb64, token] =
      /\/reset-password\/([\w-]+)\/([\w-]+)/.exec(
        mails.findLast(({ payload }) => payload.includes(email))?.payload ?? '',
      ) ?? [];
    await browser.post('/api/v1/soat/reset-password/confirm/', { uidb64, token, password });
    await exhaust(email);
    expect((await signIn(browser, email)).status).toBe(429);
  });

  it('attempts count per address for all accounts, by IPv6 /64 network', async () => {
    const tries = Array.from(
      { length: 120 },
      (_, n) => () =>
        signIn(from(`2001:db8:7:7::${(n + 1).toString(16)}`), somebody(), 'wrong-one'),
    );
    const statuses = await statusesOf(tries);
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([100, 20]);
    expect((await signIn(from('2001:db8:7:8::1'), somebody(), 'wrong-one')).status).toBe(401);
  });

  it('a correct password does not use up attempts', async () => {
    const email = somebody();
    await signUp(from('192.0.2.1'), email);
    for (let times = 0; times < 45; times += 1)
      expect((await signIn(from('192.0.2.9'), email)).status).toBe(200);
  });

  it('a refused attempt gets a Retry-After header', async () => {
    const email = somebody();
    const request = () =>
      shop.server.fetch(
        new Request(`${origin}/oscarapi/login/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username: email, password: 'wrong-one' }),
        }),
        { incoming: { socket: { remoteAddress: '192.0.2.44' } } },
      );
    for (let times = 0; times < 10; times += 1) await request();
    const refused = await request();
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { detail: 'Too many attempts. Please wait 15 minutes and try again.' },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
  });
});

describe('limits on calls that affect others', () => {
  it.each([
    ['sign-ups', 20, (client: Client) => signUp(client, somebody())],
    [
      'password mails',
      40,
      (client: Client) =>
        client.post('/api/v1/soat/reset-password/request/', { email: somebody() }),
    ],
    [
      'codes of vouchers and gift cards',
      60,
      (client: Client) => client.post('/oscarapi/basket/add-voucher/', { vouchercode: somebody() }),
    ],
  ])('the limit counts by network: %s', async (_, most, call) => {
    // Each time an unknown browser at one address.
    const again = () => call(from(`203.0.113.${most}`));
    const statuses: number[] = [];
    for (let times = 0; times < most + 3; times += 1) statuses.push((await again()).status);
    expect(statuses.slice(0, most)).not.toContain(429);
    expect(statuses.slice(most)).toEqual([429, 429, 429]);
    expect((await call(from('203.0.113.250'))).status).not.toBe(429);
    shop.putForward(61 * 60_000);
    expect((await again()).status).not.toBe(429);
  });
});

it('an IP address learns of existing accounts five times an hour', async () => {
  const email = somebody();
  await signUp(from('192.0.2.1'), email);
  const statuses: number[] = [];
  for (let times = 0; times < 7; times += 1)
    statuses.push((await signUp(from('192.0.2.66'), email)).status);
  expect(statuses).toEqual([...Array<number>(5).fill(409), 429, 429]);
});

it('an IP address may open fifty chat streams without blocking others', async () => {
  const begin = async (place: string): Promise<() => Promise<Response>> => {
    const client = from(place);
    const message = {
      key: `a-message-of-${place.replaceAll('.', '-')}`,
      text: 'Hello',
      photos: [],
      messenger: 'human',
      after: 0,
    };
    expect((await client.post('/api/v1/chat/messages/', message)).status).toBe(201);
    return async () => await open(client, '/api/v1/chat/stream/', place);
  };
  const open = async (client: Client, path: string, remoteAddress: string): Promise<Response> => {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return await shop.server.fetch(new Request(origin + path, { headers: { cookie } }), {
      incoming: { socket: { remoteAddress } },
    });
  };
  const [one, other] = [await begin('192.0.2.70'), await begin('192.0.2.71')];
  const opened: Response[] = [];
  for (let streams = 0; streams < 51; streams += 1) opened.push(await one());
  expect(opened.map(({ status }) => status)).toEqual([...Array<number>(50).fill(200), 429]);
  const house = from('192.0.2.70');
  await signIn(house, 'staff@tailorbird.example', 'measure-twice');
  opened.push(await open(house, '/studio_api/chats/stream/', '192.0.2.70'), await other());
  expect(opened.slice(51).map(({ status }) => status)).toEqual([200, 200]);
  await opened[0]?.body?.cancel();
  opened.push(await one());
  expect(opened.at(-1)?.status).toBe(200);
  for (const { body } of opened.slice(1)) await body?.cancel();
});

it('the limits match the documents', () => {
  const written = readFileSync(join(import.meta.dirname, '../../../docs/limits.md'), 'utf8');
  for (const [kind, all] of Object.entries(limits)) {
    for (const { per, most, minutes } of all)
      expect(written).toContain(`| ${kind} | ${per} | ${most} | ${minutes} |`);
  }
});

describe('the count', () => {
  it('concurrent requests never exceed the limit', async () => {
    const needs = { ...shop.server.shop, clock: () => new Date('2030-01-01T00:00:00Z') };
    for (const [kind, all] of Object.entries(limits) as [keyof typeof limits, readonly Limit[]][]) {
      const most = Math.min(...all.map((limit) => limit.most));
      const attempt = { kind, address: '192.0.2.77', account: 'one@limits.example' };
      const outcomes = await Promise.all(
        Array.from({ length: most + 5 }, () => countAttempt(needs, attempt)),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(most);
    }
  });

  it('returning an attempt never adds more than one', async () => {
    const needs = { ...shop.server.shop, clock: () => new Date('2030-02-01T00:00:00Z') };
    const attempt = { kind: 'code', address: '192.0.2.78' } as const;
    for (let times = 0; times < 3; times += 1) await removeAttempt(needs, attempt);
    for (let times = 0; times < 200; times += 1) {
      expect((await countAttempt(needs, attempt)).ok).toBe(true);
      await removeAttempt(needs, attempt);
    }
  });
});
