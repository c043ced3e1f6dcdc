/**
 * `npm run bench:payments`: two hundred guests pay at the same moment, in one process
 * with SQLite and in two processes with one PostgreSQL. The two setups alternate, and
 * the result is their ratio.
 */
import { startPostgres } from '../packages/server/test/postgres.ts';
import { ensureBuilt } from './build.ts';
import { type RunningShop, startShop } from './shop.ts';
import { pieceWithoutSize, Shopper } from './shopper.ts';

const shoppersAtOnce = 200;
const rounds = 3;

type Measured = {
  readonly paid: number;
  readonly failed: readonly string[];
  readonly perSecond: number;
};

const publicAddress = 'http://shop.test';

const payAtOnce = async (shops: readonly RunningShop[]): Promise<Measured> => {
  const ready = [];
  for (let count = 0; count < shoppersAtOnce; count += 1) {
    const { address } = shops[count % shops.length] as RunningShop;
    const shopper = new Shopper(address, 'en', publicAddress);
    await shopper.add(await pieceWithoutSize(address));
    ready.push({ shopper, payment: await shopper.readyToPay() });
  }
  const began = performance.now();
  const ended = await Promise.allSettled(
    ready.map(async ({ shopper, payment }) => {
      const { resultCode } = await shopper.pay(payment);
      if (resultCode !== 'Authorised') throw new Error(resultCode);
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  const failed = ended.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
  return {
    paid: shoppersAtOnce - failed.length,
    failed,
    perSecond: (shoppersAtOnce - failed.length) / seconds,
  };
};

const measureOn = async (
  env: Readonly<Record<string, string>>,
  processes: number,
): Promise<Measured> => {
  const shops: RunningShop[] = [];
  try {
    for (let count = 0; count < processes; count += 1)
      shops.push(
        await startShop({
          env: { LOG_LEVEL: 'error', PUBLIC_URL: publicAddress, DEMO: '1', ...env },
        }),
      );
    return await payAtOnce(shops);
  } finally {
    for (const shop of shops) await shop.stop();
  }
};

const describeResult = ({ paid, failed, perSecond }: Measured): string =>
  `${perSecond.toFixed(0)} payments a second, ${paid} paid, ${failed.length} failed${failed[0] === undefined ? '' : `: ${failed[0]}`}`;

await ensureBuilt();
const postgres = await startPostgres({ safe: true });
if (!postgres.available) {
  console.log(`PostgreSQL is not available: ${postgres.reason}`);
  process.exit(1);
}
const ratios: number[] = [];
for (let round = 1; round <= rounds; round += 1) {
  const embedded = await measureOn({}, 1);
  console.log(`SQLite, one process: ${describeResult(embedded)}`);
  const { url } = await postgres.server.createDatabase();
  const shared = await measureOn({ DATABASE_URL: url }, 2);
  console.log(`PostgreSQL, two processes: ${describeResult(shared)}`);
  ratios.push(shared.perSecond / embedded.perSecond);
}
await postgres.server.stop();
console.log(
  `PostgreSQL to SQLite: ${ratios.map((ratio) => `${(ratio * 100).toFixed(0)} %`).join(', ')}`,
);
process.exit(0);
