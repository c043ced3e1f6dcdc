/**
 * `npm run bench`: compares the shop with a bare HTTP server that sends the same bytes.
 * The two alternate (bare, shop, bare, shop), since the load of the machine changes. The
 * main figure is CPU time per response, which other processes affect less than
 * throughput. `npm run bench -- add` measures the calls whose names begin with `add`. It
 * has no pass or fail.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callsOf, fillBaskets, loadOf, recordAll } from './bench/calls.ts';
import { commitsOfDisk, measureCheckouts, shoppersAtOnce } from './bench/checkouts.ts';
import { lastRunOf } from './bench/lastRun.ts';
import { type Measured, measure, memoryOf, type Target } from './bench/measure.ts';
import { type Pair, rowsOf, type Summary, summaryOf } from './bench/report.ts';
import { ensureBuilt } from './build.ts';
import { start } from './process.ts';
import { startShop } from './shop.ts';
import { pieceWithoutSize } from './shopper.ts';

/** Length of a run: BENCH_LENGTH=0.25 is four times faster and less precise. */
const length = Number(process.env.BENCH_LENGTH ?? 1);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const connectionCounts = (process.env.BENCH_CONNECTIONS ?? '1,16,64').split(',').map(Number);
const wanted = process.argv[2] ?? '';
/** Keeps baskets from filling up during a measurement. */
const piecesOfBasket = 8;
const checkoutSeconds = 6;
const quietMs = 8_000;

const folder = mkdtempSync(join(tmpdir(), 'tailorbird-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const lastRun = lastRunOf<Summary>('bench');
const env = { NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: join(folder, 'data') };

const openBare = async (answers: object): Promise<Target & { readonly stop: () => void }> => {
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const server = start('node', ['tools/bareServer.ts', file], {
    env: { PORT: '0', NODE_ENV: 'production' },
    show: 'collect',
  });
  const { value: address = '' } = await server[Symbol.asyncIterator]().next();
  return { address, processId: server.pid ?? 0, stop: () => server.kill() };
};

await ensureBuilt();
// The first start creates the database and Node's compile cache. The second is measured.
const first = await startShop({ env });
await first.stop();
const shop = await startShop({ env });
// Memory is measured once the shop is idle after the first page.
await pause(quietMs);
const idle = memoryOf(shop.processId);
const piece = await pieceWithoutSize(shop.address);
const calls = callsOf(piece).filter(({ name }) => name.startsWith(wanted));
const bare = await openBare(
  await recordAll(shop.address, calls, await fillBaskets(shop.address, piece, 1)),
);

const pairs: Pair[] = [];
for (const connections of connectionCounts) {
  for (const call of calls) {
    console.log(`${call.name}, ${connections} connections`);
    const measured: Record<'bare' | 'shop', Measured[]> = { bare: [], shop: [] };
    // The first round warms up the JIT compiler and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const times = Math.ceil(call.times * length);
      const cookies = call.by
        ? await fillBaskets(
            shop.address,
            piece,
            call.by === 'request' ? times / piecesOfBasket : connections,
          )
        : [];
      const load = loadOf(call, cookies, connections);
      const floor = await measure(bare, connections, times, { ...load, path: `/${call.name}` });
      const own = await measure(shop, connections, times, load);
      if (round === 0) continue;
      measured.bare.push(floor);
      measured.shop.push(own);
    }
    pairs.push({ name: call.name, connections, ...measured });
  }
}
bare.stop();
console.table(rowsOf(pairs, lastRun.read()));

if (wanted === '') {
  await measureCheckouts(shop, piece, checkoutSeconds / 2);
  for (let round = 1; round <= rounds; round += 1) {
    const commits = commitsOfDisk(1);
    const { rate, cpu, failures } = await measureCheckouts(shop, piece, checkoutSeconds * length);
    console.log(
      `${rate.toFixed(1)} guest checkouts per second by ${shoppersAtOnce} shoppers, ${cpu.toFixed(1)} ms of CPU each, ${failures} failed · ` +
        `the disk does ${commits.toFixed(0)} sequential commits per second`,
    );
  }
  const loaded = memoryOf(shop.processId);
  await pause(quietMs);
  console.log(
    `first response after the first start: ${(first.startedIn / 1_000).toFixed(2)} s, after the second start: ${(shop.startedIn / 1_000).toFixed(2)} s · ` +
      `memory ${idle} MB idle, ${loaded} MB after load, ${memoryOf(shop.processId)} MB at rest`,
  );
  console.log(`Saved for the next run: ${lastRun.keep(summaryOf(pairs))}`);
}
await shop.stop();
process.exit(0);
