/**
 * `npm run bench`: the shop beside a bare HTTP server on the same machine. Both take turns (bare, shop, bare, shop), because what else the machine
 * does changes from minute to minute. Prints requests a second, p50, p99, share of bare, failures, checkouts and memory. Judges nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { WireGarmentToAdd } from '../packages/contract/src/basket/index.ts';
import { ensureBuilt } from './build.ts';
import { start } from './process.ts';
import { startShop } from './shop.ts';
import { pieceWithoutSize, readPaths, Shopper } from './shopper.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = Number(process.env.BENCH_ROUNDS ?? 2);
const connectionCounts = [1, 16, 64] as const;
const shoppersAtOnce = 16;
/** Enough that no basket is full before a measurement ends. */
const shoppersInAll = 200 * seconds;

type Measured = { readonly rate: number; readonly p50: number; readonly p99: number; readonly failures: number };
type Load = Pick<autocannon.Options, 'method' | 'body'> & {
  readonly path: string;
  /** One cookie header for each connection, given out in turn. */
  readonly cookies?: readonly string[];
  /** The same for each request: a basket takes only so many pieces. */
  readonly cookiesByRequest?: readonly string[];
};

/** A list of the whole range is 340 kB of JSON and 33 kB on the way to a browser. */
const asBrowsersAsk = { accept: 'application/json', 'content-type': 'application/json', 'accept-encoding': 'gzip, br' } as const;

const measure = async (address: string, connections: number, { path, cookies, cookiesByRequest, ...request }: Load): Promise<Measured> => {
  let next = 0;
  const result = await autocannon({
    url: `${address}${path}`,
    connections,
    duration: seconds,
    ...request,
    headers: asBrowsersAsk,
    ...(cookiesByRequest === undefined
      ? {}
      : {
          requests: [
            {
              setupRequest: (sent) => ({
                ...sent,
                headers: { ...sent.headers, cookie: cookiesByRequest[next++ % cookiesByRequest.length] ?? '' },
              }),
            },
          ],
        }),
    ...(cookies === undefined
      ? {}
      : {
          setupClient: (client) => {
            client.setHeaders({ ...asBrowsersAsk, cookie: cookies[next++ % cookies.length] ?? '' });
          },
        }),
  });
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.errors + result.timeouts + result.non2xx,
  };
};

const memoryOf = (processId: number): number => {
  const kilobytes =
    process.platform === 'linux'
      ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1])
      : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(processId)], { encoding: 'utf8' }));
  return Math.round(kilobytes / 1_024);
};

const results = new Map<string, Measured[]>();
const keep = (what: string, connections: number, measured: Measured): void => {
  const key = `${what}|${connections}`;
  results.set(key, [...(results.get(key) ?? []), measured]);
};

const measureBare = async (): Promise<void> => {
  const server = start('node', ['tools/bareServer.ts'], { env: { PORT: '0' }, show: 'collect' });
  const { value: address = '' } = await server[Symbol.asyncIterator]().next();
  for (const connections of connectionCounts) {
    console.log(`  bare, ${connections} connections`);
    keep('bare', connections, await measure(address, connections, { path: '/' }));
  }
  server.kill();
};

type Checkouts = { readonly rate: number; readonly failures: number };

/** Shoppers who each fill a basket and pay as a guest, over and over, for as long as two measurements last. */
const measureCheckouts = async (address: string, piece: WireGarmentToAdd): Promise<Checkouts> => {
  const until = performance.now() + seconds * 2_000;
  let paid = 0;
  let failures = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: shoppersAtOnce }, async () => {
      while (performance.now() < until) {
        try {
          const shopper = new Shopper(address);
          await shopper.add(piece);
          await shopper.payAsGuest();
          paid += 1;
        } catch (problem) {
          failures += 1;
          if (failures === 1) console.log(`  a checkout failed: ${problem instanceof Error ? problem.message : String(problem)}`);
        }
      }
    }),
  );
  return { rate: (paid * 1_000) / (performance.now() - began), failures };
};

const notes: string[] = [];
const measureShop = async (): Promise<void> => {
  const shop = await startShop({ env: { NODE_ENV: 'production', LOG_LEVEL: 'error' } });
  try {
    // The first page has been asked for; the shop is idle when it has come to rest after it.
    await pause(8_000);
    const idle = memoryOf(shop.processId);
    const piece = await pieceWithoutSize(shop.address);
    const paths = readPaths(piece);
    const add = { method: 'POST', path: paths.add, body: JSON.stringify(piece) } as const;
    for (const connections of connectionCounts) {
      const shoppers = Array.from({ length: shoppersInAll }, () => new Shopper(shop.address));
      for (const shopper of shoppers) await shopper.add(piece);
      const cookiesByRequest = shoppers.map((shopper) => shopper.cookieHeader());
      const cookies = cookiesByRequest.slice(0, connections);
      const loads: Readonly<Record<string, Load>> = {
        'catalog list': { path: paths.catalog },
        product: { path: paths.product },
        'product page': { path: '/product/cotton-t-shirt' },
        'add to a new basket': add,
        'read basket': { path: paths.basket, cookies },
        'add again': { ...add, cookiesByRequest },
      };
      for (const [name, load] of Object.entries(loads)) {
        console.log(`  shop, ${name}, ${connections} connections`);
        keep(name, connections, await measure(shop.address, connections, load));
      }
    }
    console.log(`  shop, guest checkout, ${shoppersAtOnce} shoppers`);
    const { rate, failures } = await measureCheckouts(shop.address, piece);
    notes.push(
      `first answer after ${(shop.startedIn / 1_000).toFixed(1)} s · ${rate.toFixed(1)} guest checkouts a second by ${shoppersAtOnce} shoppers, ` +
        `${failures} failed · memory ${idle} MB idle, ${memoryOf(shop.processId)} MB after`,
    );
  } finally {
    await shop.stop();
  }
};

await ensureBuilt();
for (let round = 1; round <= rounds; round += 1) {
  console.log(`Round ${round} of ${rounds}`);
  await measureBare();
  await measureShop();
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const bareRate = (connections: number): number => mean((results.get(`bare|${connections}`) ?? []).map(({ rate }) => rate));
console.table(
  [...results].map(([key, measured]) => {
    const [what = '', connections = ''] = key.split('|');
    const rate = mean(measured.map((each) => each.rate));
    return {
      what,
      connections: Number(connections),
      'requests/s': Math.round(rate),
      'share of bare': `${((rate / bareRate(Number(connections))) * 100).toFixed(1)} %`,
      'rounds apart': `${Math.round((Math.max(...measured.map((each) => each.rate)) / Math.max(1, Math.min(...measured.map((each) => each.rate))) - 1) * 100)} %`,
      'p50 ms': mean(measured.map((each) => each.p50)),
      'p99 ms': mean(measured.map((each) => each.p99)),
      failures: measured.reduce((sum, each) => sum + each.failures, 0),
    };
  }),
);
for (const note of notes) console.log(note);
process.exit(0);
