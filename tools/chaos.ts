/**
 * `npm run chaos`: two shop processes on one PostgreSQL, constant checkouts, and
 * failures. After each failure it checks the data: every acknowledged payment is exactly
 * one order, each order has one charge and one receipt, no payment is stuck, and no
 * process crashed. `npm run chaos -- kill restart` runs only these failures.
 */
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Books,
  countOrders,
  endConnections,
  openBooks,
  readBooks,
} from '../packages/server/test/books.ts';
import { startPostgres } from '../packages/server/test/postgres.ts';
import { ensureBuilt } from './build.ts';
import { startCluster } from './chaos/cluster.ts';
import { type Load, startLoad } from './chaos/load.ts';
import { type Processes, startProcesses } from './chaos/processes.ts';
import { pieceWithoutSize } from './shopper.ts';

const shoppers = 10;
const processesAtOnce = 2;
const publicAddress = 'http://shop.test';
/** Any process resolves unfinished payments with the bank within a minute. */
const untilSettledMs = 120_000;

type Accident = {
  readonly name: string;
  readonly what: string;
  readonly happen: (shop: { readonly processes: Processes }) => Promise<string>;
};

const until = async (isTrue: () => Promise<boolean>, longestMs: number): Promise<void> => {
  for (const end = performance.now() + longestMs; performance.now() < end; await pause(500)) {
    if (await isTrue().catch(() => false)) return;
  }
};

const isRight = (books: Books, load: Load, found: number, deaths: number): boolean =>
  found === load.acknowledged.length &&
  new Set(load.acknowledged).size === load.acknowledged.length &&
  load.acknowledged.length > 0 &&
  books.orders === books.charges &&
  books.receipts === books.orders &&
  books.wrong + books.pending + books.stuck + books.oversold + deaths + load.failures.length === 0;

/** Injects one failure under load. Returns true if the data is consistent afterwards. */
const suffer = async (databaseUrl: string, { name, what, happen }: Accident): Promise<boolean> => {
  console.log(`\n${name}: ${what}`);
  const processes = await startProcesses(processesAtOnce, databaseUrl, publicAddress);
  const database = await openBooks(databaseUrl);
  try {
    const piece = await pieceWithoutSize(processes.addresses()[0] ?? '');
    const before = await readBooks(database);
    const load = startLoad(processes.addresses, publicAddress, piece, shoppers);
    await pause(5_000);
    const effect = await happen({ processes });
    await pause(5_000);
    await load.end();
    await until(async () => (await readBooks(database)).pending === 0, untilSettledMs);
    const books = await readBooks(database);
    const found = await countOrders(database, load.acknowledged);
    const right = isRight(books, load, found, processes.deaths());
    console.log(
      [
        `  ${effect}`,
        `  ${load.acknowledged.length} payments acknowledged, ${found} of them an order; ${books.orders - before.orders} orders, ${books.charges - before.charges} charges, ${books.receipts - before.receipts} receipts`,
        `  ${books.wrong} baskets not paid exactly once, ${books.pending} open payments, ${books.stuck} baskets stuck, ${books.oversold} colors oversold`,
        `  ${load.again()} calls made again, ${load.failures.length} failed${load.failures[0] === undefined ? '' : ` (${load.failures[0]})`}; the longest wait for an order ${(load.longest() / 1_000).toFixed(1)} s; ${processes.deaths()} processes ended by themselves`,
        `  ${right ? '✓' : '✗'} ${name}`,
      ].join('\n'),
    );
    return right;
  } finally {
    await processes.stop();
    await database.close();
  }
};

await ensureBuilt();
const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
const results: boolean[] = [];

const postgres = await startPostgres({ safe: true });
if (postgres.available) {
  const { server } = postgres;
  const { url } = await server.createDatabase();
  const away = async (how: 'fast' | 'immediate', seconds: number): Promise<void> => {
    await server.end(how);
    await pause(seconds * 1_000);
    await server.begin();
  };
  const accidents: readonly Accident[] = [
    {
      name: 'kill',
      what: 'a process is killed, three times',
      happen: async ({ processes }) => {
        for (let times = 0; times < 3; times += 1) {
          await processes.kill();
          await pause(2_000);
        }
        return 'Three processes were killed, and others took their place.';
      },
    },
    {
      name: 'terminate',
      what: 'every connection to the database is ended, five times',
      happen: async () => {
        const database = await openBooks(url);
        let ended = 0;
        for (let times = 0; times < 5; times += 1) {
          ended += await endConnections(database);
          await pause(1_000);
        }
        await database.close();
        return `${ended} connections were ended.`;
      },
    },
    {
      name: 'restart',
      what: 'the database is restarted',
      happen: async () => {
        await away('fast', 0);
        return 'The database ended fast, and began again.';
      },
    },
    {
      name: 'crash',
      what: 'the database ends as in a crash, and is away for five seconds',
      happen: async () => {
        await away('immediate', 5);
        return 'The database ended at once, recovered, and began again.';
      },
    },
  ];
  for (const accident of accidents.filter(({ name }) => isWanted(name)))
    results.push(await suffer(url, accident));
  await server.stop();
} else {
  console.log(`PostgreSQL is required: ${postgres.reason}`);
}

if (isWanted('failover')) {
  const cluster = await startCluster();
  if (cluster.available) {
    try {
      results.push(
        await suffer(cluster.url, {
          name: 'failover',
          what: 'the leader of a Patroni cluster is lost, behind HAProxy and PgBouncer',
          happen: async () => await cluster.loseLeader(),
        }),
      );
    } finally {
      await cluster.stop();
    }
  } else {
    console.log(`\nfailover skipped: ${cluster.reason}`);
  }
}

console.log(
  `\n${results.filter((right) => right).length} of ${results.length} failures passed the audit.`,
);
process.exit(results.length > 0 && results.every((right) => right) ? 0 : 1);
