/** Measures complete guest checkouts and the commit rate of the disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireGarmentToAdd } from '../../packages/contract/src/basket/index.ts';
import { root } from '../process.ts';
import { Shopper } from '../shopper.ts';
import { cpuTimeOf, type Target } from './measure.ts';

export const shoppersAtOnce = 16;

export type Checkouts = { readonly rate: number; readonly cpu: number; readonly failures: number };

export const measureCheckouts = async (
  { address, processId }: Target,
  piece: WireGarmentToAdd,
  seconds: number,
  publicAddress: string = address,
): Promise<Checkouts> => {
  const until = performance.now() + seconds * 1_000;
  let paid = 0;
  let failures = 0;
  const began = performance.now();
  const before = cpuTimeOf(processId);
  await Promise.all(
    Array.from({ length: shoppersAtOnce }, async () => {
      while (performance.now() < until) {
        try {
          const shopper = new Shopper(address, 'en', publicAddress);
          await shopper.add(piece);
          await shopper.payAsGuest();
          paid += 1;
        } catch (problem) {
          failures += 1;
          if (failures === 1)
            console.log(
              `  a checkout failed: ${problem instanceof Error ? problem.message : String(problem)}`,
            );
        }
      }
    }),
  );
  return {
    rate: (paid * 1_000) / (performance.now() - began),
    cpu: (cpuTimeOf(processId) - before) / Math.max(1, paid),
    failures,
  };
};

type Sqlite = new (
  path: string,
) => {
  readonly pragma: (text: string) => void;
  readonly exec: (text: string) => void;
  readonly prepare: (text: string) => { readonly run: (...values: readonly unknown[]) => void };
  readonly close: () => void;
};

/** Sequential one-row transactions per second, each synced to disk. */
export const commitsOfDisk = (seconds: number): number => {
  const Database = createRequire(join(root, 'packages', 'server', 'package.json'))(
    'better-sqlite3',
  ) as Sqlite;
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-disk-'));
  const database = new Database(join(folder, 'disk.sqlite'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table paid (id integer primary key, what text)');
  const insert = database.prepare('insert into paid (what) values (?)');
  const began = performance.now();
  let commits = 0;
  for (; performance.now() < began + seconds * 1_000; commits += 1) insert.run('x'.repeat(1_000));
  const rate = (commits * 1_000) / (performance.now() - began);
  database.close();
  rmSync(folder, { recursive: true, force: true });
  return rate;
};
