import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import { createLogger } from '../src/platform/runtime/logger.ts';
import { logTextWithoutIds } from './logTextWithoutIds.ts';
import {
  aCard,
  aPayment,
  createClient,
  detailsPath,
  exchangeCard,
  numbers,
  orderOf,
  pay,
  readyToPay,
  signIn,
  signUp,
} from './oscarClient.ts';

type Line = Readonly<Record<string, unknown>>;
const written: string[] = [];
const logger = createLogger('trace', { write: (line: string) => void written.push(line) });
const lines = (): readonly Line[] => written.map((line) => JSON.parse(line) as Line);

let server: Server;
let address: string;
beforeAll(async () => {
  server = await createServer({
    database: { memory: true },
    logger,
    settings: { passwordCost: 4, trustProxy: true },
    pages: async ({ url, fetch }) => {
      if (url.endsWith('/broken')) throw new Error('no page');
      await fetch('/customizer_api/v3/clothing-types/');
      return { status: 200, html: '<p>page</p>' };
    },
  });
  address = await server.listen(0);
});
afterAll(() => server.close());

const idOf = (response: Response): string => response.headers.get('x-request-id') ?? '';
const linesOf = (id: string): readonly Line[] => lines().filter(({ request }) => request === id);

describe('a request has a name', () => {
  it('each request has an id in its response and log lines', async () => {
    const answers = await Promise.all(
      ['/oscarapi/basket/', '/page', '/robots.txt', '/oscarapi/nothing/', '/page'].map((path) =>
        fetch(address + path),
      ),
    );
    const ids = answers.map(idOf);
    expect(new Set(ids).size).toBe(5);
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(linesOf(ids[0] ?? '')).toEqual([
      expect.objectContaining({
        level: 'info',
        method: 'GET',
        route: '/oscarapi/basket/',
        status: 200,
        ms: expect.any(Number),
        msg: 'answered',
      }),
    ]);
    expect(linesOf(ids[1] ?? '')).toEqual([
      expect.objectContaining({ route: 'page', status: 200 }),
    ]);
    expect(linesOf(ids[3] ?? '')).toEqual([
      expect.objectContaining({ route: 'none', status: 404 }),
    ]);
  });

  it('cached and refused responses have a request id too', async () => {
    await (await fetch(`${address}/page`)).text();
    const kept = await fetch(`${address}/page`);
    expect(idOf(kept)).toMatch(/^[\da-f-]{36}$/);
    const refused = await fetch(`${address}/page`, {
      headers: { 'x-forwarded-host': 'evil.example' },
    });
    expect([refused.status, idOf(refused).length]).toEqual([421, 36]);
  });

  it('a valid request id of a proxy is used', async () => {
    const named = async (id: string): Promise<string> =>
      idOf(await fetch(`${address}/oscarapi/basket/`, { headers: { 'x-request-id': id } }));
    expect(await named('proxy-4711.a_B')).toBe('proxy-4711.a_B');
    for (const id of ['short', 'with space in it', '{"level":"fatal"}', 'x'.repeat(200)])
      expect(await named(id)).not.toBe(id);
    const direct = await createServer({ database: { memory: true }, seedsAccounts: false });
    const answer = await fetch(`${await direct.listen(0)}/oscarapi/basket/`, {
      headers: { 'x-request-id': 'anybody-may-say-so' },
    });
    expect(idOf(answer)).not.toBe('anybody-may-say-so');
    await direct.close();
  });

  it('error pages show the request id', async () => {
    const page = await fetch(`${address}/de/broken`);
    expect([page.status, await page.text()]).toEqual([
      500,
      expect.stringContaining(`diese Anfrage nennen: ${idOf(page)}`),
    ]);
    expect(linesOf(idOf(page))).toEqual([
      expect.objectContaining({ level: 'error', msg: 'page rendering failed' }),
      expect.objectContaining({ status: 500 }),
    ]);
    const original = server.shop.identities.visitorOf;
    const identities = server.shop.identities as { visitorOf: typeof original };
    identities.visitorOf = () => Promise.reject(new Error('no visitors today'));
    const call = await fetch(`${address}/oscarapi/basket/`);
    identities.visitorOf = original;
    expect([call.status, await call.json()]).toEqual([
      500,
      { detail: 'Something went wrong on our side.', request_id: idOf(call) },
    ]);
    expect(linesOf(idOf(call))[0]).toMatchObject({
      level: 'error',
      msg: 'request failed',
      cause: expect.stringContaining('no visitors today'),
    });
  });
});

describe('the log', () => {
  it('the log has no personal data of any action', async () => {
    const client = createClient(
      { fetch: (request) => fetch(request), origin: address },
      { country: 'DE' },
    );
    const email = await signUp(client, 'nora.nadel@example.test');
    await client.post('/oscarapi/newsletter/', { email });
    const paid = await pay(
      client,
      aPayment(await readyToPay(client), address, { comment: 'For my aunt Olga' }),
    );
    const number = (paid.body as { readonly order_number?: string }).order_number ?? '';
    const order = await orderOf(client, number);
    expect(order).toMatchObject({ number });
    const challenged = await pay(
      client,
      aPayment(await readyToPay(client), address, {
        payment_method: aCard((await exchangeCard(client, numbers.redirect)).body.token),
      }),
    );
    // Sent by mistake and refused.
    const raw = {
      type: 'scheme',
      number: numbers.paying,
      expiry_month: '12',
      expiry_year: '2039',
      cvc: '737',
      holder_name: 'Nora Nadel',
    };
    expect(
      (await pay(client, aPayment(await client.basket(), address, { payment_method: raw }))).status,
    ).toBe(400);
    await client.post(detailsPath, {
      payment_id: (challenged.body as { readonly payment_id?: string }).payment_id,
      redirectResult: 'forged',
    });
    await signIn(
      createClient({ fetch: (request) => fetch(request), origin: address }),
      email,
      'a wrong secret',
    );
    await client.post('/api/v1/soat/reset-password/request/', { email });
    await client.get(`/oscarapi/articles/?q=${encodeURIComponent(email)}`);
    await client.get('/reset-password/MQ/Zm9vYmFyYmF6/');
    const log = logTextWithoutIds(written);
    expect(written.length).toBeGreaterThan(20);
    const secrets = [...client.cookies.values()].filter((value) => value.length > 8);
    expect(secrets.length).toBeGreaterThan(1);
    const personal = [
      email,
      'nora',
      'Nadel',
      'Zwirngasse',
      '10115',
      '5550100',
      '4111',
      '3220',
      'needle-and-thread',
      'a wrong secret',
      'Olga',
      'Zm9vYmFy',
      '127.0.0.1',
      ...secrets,
    ];
    expect(personal.filter((word) => log.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  });

  it('each log entry is a line of JSON with time and level', () => {
    for (const line of lines()) {
      expect(line).toMatchObject({
        level: expect.stringMatching(/^(trace|debug|info|warn|error|fatal)$/),
        msg: expect.any(String),
      });
      expect(Number.isNaN(Date.parse(String(line.time)))).toBe(false);
    }
  });
});
