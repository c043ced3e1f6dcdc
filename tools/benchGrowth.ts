/**
 * `npm run bench:growth`: how call costs grow with the number of products, orders and
 * basket lines on SQLite and PostgreSQL, and how checkouts scale with processes on one
 * database. It has no pass or fail.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../packages/server/test/postgres.ts';
import { measureCheckouts } from './bench/checkouts.ts';
import { measureGrowth, type Place } from './bench/growth.ts';
import { ensureBuilt } from './build.ts';
import { type RunningShop, startShop } from './shop.ts';
import { pieceWithoutSize } from './shopper.ts';

const publicAddress = 'http://shop.test';
const checkoutSeconds = 6;

const checkoutsOn = async (
  env: Readonly<Record<string, string>>,
  processes: number,
): Promise<object> => {
  const shops: RunningShop[] = [];
  try {
    for (let count = 0; count < processes; count += 1)
      shops.push(
        await startShop({
          env: { NODE_ENV: 'production', LOG_LEVEL: 'error', PUBLIC_URL: publicAddress, ...env },
        }),
      );
    const measured = await Promise.all(
      shops.map(async (shop) =>
        measureCheckouts(
          shop,
          await pieceWithoutSize(shop.address),
          checkoutSeconds,
          publicAddress,
        ),
      ),
    );
    return {
      database: 'DATABASE_URL' in env ? 'PostgreSQL' : 'SQLite',
      processes,
      'checkouts/s': measured.reduce((sum, { rate }) => sum + rate, 0).toFixed(1),
      'ms of CPU': (measured.reduce((sum, { cpu }) => sum + cpu, 0) / processes).toFixed(1),
      failures: measured.reduce((sum, { failures }) => sum + failures, 0),
    };
  } finally {
    for (const shop of shops) await shop.stop();
  }
};

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-growth-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const postgres = await startPostgres({ safe: true });
if (!postgres.available) console.log(`PostgreSQL is not available: ${postgres.reason}`);
const places: readonly Place[] = [
  { name: 'SQLite', open: async () => ({ folder: mkdtempSync(join(folder, 'data-')) }) },
  ...(postgres.available ? [{ name: 'PostgreSQL', open: postgres.server.createDatabase }] : []),
];
console.table(await measureGrowth(places));
const processes = [await checkoutsOn({}, 1)];
if (postgres.available)
  for (const count of [1, 2, 4])
    processes.push(
      await checkoutsOn({ DATABASE_URL: (await postgres.server.createDatabase()).url }, count),
    );
console.table(processes);
if (postgres.available) await postgres.server.stop();
process.exit(0);
