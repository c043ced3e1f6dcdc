/**
 * Kills the server while orders move, repeatedly: each order is then in one state with the
 * mails and parcel of its steps, once each, and no acknowledged step is lost.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { afterAll, expect, it } from 'vitest';
import {
  aBeanie,
  aPayment,
  type Client,
  createClient,
  pay,
  readyToPay,
  signIn,
} from './oscarClient.ts';

const main = fileURLToPath(new URL('../src/app/main.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-moves-'));
const path = ['Confirmed', 'InProduction', 'Shipped', 'Delivered'] as const;
const orders = 12;
/** Number of kills; `npm run prove` uses six. */
const rounds = process.env.PROVE === 'all' ? 6 : 2;

let child: ChildProcess | null = null;

const start = async (port: string): Promise<string> => {
  const started = spawn(process.execPath, [main], {
    env: { ...process.env, DATA_DIR: folder, PORT: port, DATABASE_URL: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  let said = '';
  for await (const chunk of started.stdout) {
    said += String(chunk);
    const address = /Tailorbird is open: (http:\S+)/.exec(said)?.[1];
    if (address) {
      started.stdout.resume();
      return address;
    }
  }
  throw new Error(`The server did not start: ${said}`);
};

const kill = async (): Promise<void> => {
  const running = child;
  child = null;
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  const gone = once(running, 'exit');
  running.kill('SIGKILL');
  await gone;
};

afterAll(async () => {
  await kill();
  rmSync(folder, { recursive: true, force: true });
});

type Kept = {
  readonly status: string;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
  readonly parcels: number;
  readonly subjects: readonly string[];
};

const read = (number: string): Kept => {
  const database = new Sqlite(join(folder, 'tailorbird.sqlite'), { readonly: true });
  const id = Number(number) - 100_000;
  const all = (sql: string, ...values: unknown[]): string[] =>
    database
      .prepare(sql)
      .pluck()
      .all(...values) as string[];
  const [status = ''] = all('select status from placed_order where id = ?', id);
  const kept = {
    status,
    lines: all('select distinct status from order_line where order_id = ?', id),
    steps: all(
      'select status from order_event where order_id = ? and undone_at is null order by id',
      id,
    ),
    parcels: all('select id from parcel where order_id = ?', id).length,
    // By subject, since the text may contain the same digits by chance, for example in a parcel
    // number.
    subjects: all(
      "select payload ->> 'subject' from outbox where kind = 'order-step' and payload ->> 'subject' like ? order by id",
      `%${number}%`,
    ),
  };
  database.close();
  return kept;
};

/** The state of an order is consistent: lines, steps, parcel, and a mail per step. */
const expectWhole = (number: string, acknowledged: number): void => {
  const { status, lines, steps, parcels, subjects } = read(number);
  const at = (path as readonly string[]).indexOf(status);
  expect(at).toBeGreaterThanOrEqual(acknowledged);
  expect([lines, steps]).toEqual([[status], path.slice(0, at + 1)]);
  expect(parcels).toBe(at >= 2 ? 1 : 0);
  expect(subjects).toHaveLength(at);
  expect(new Set(subjects).size).toBe(at);
};

it('[ORDER-02] a server killed between moves loses none and mails each once', {
  timeout: 180_000,
}, async () => {
  const address = await start('0');
  const { port } = new URL(address);
  const reached = { origin: address, fetch: (request: Request) => fetch(request) };
  const staff: Client = createClient(reached);
  expect((await signIn(staff, 'staff@tailorbird.example', 'measure-twice')).status).toBe(200);

  for (let round = 0; round < rounds; round += 1) {
    const numbers = await Promise.all(
      Array.from({ length: orders }, async () => {
        const visitor = createClient(reached);
        const { body } = await pay(
          visitor,
          aPayment(await readyToPay(visitor, aBeanie()), address),
        );
        if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
        return body.order_number;
      }),
    );
    const acknowledged = new Map(numbers.map((number) => [number, 0]));
    const moveOn = async (number: string, whenMoved: () => void): Promise<void> => {
      for (const [index, to] of path.entries()) {
        if (index === 0) continue;
        const { status } = await staff.post(`/studio_api/orders/${number}/moves/`, { to });
        // A step completed before the kill is refused when repeated, without loss.
        if (status === 200) acknowledged.set(number, index);
        whenMoved();
      }
    };

    // Between the first move and the last, at random.
    let untilDeath = 1 + Math.floor(Math.random() * (orders * 3 - 2));
    let killed: Promise<void> | undefined;
    await Promise.all(
      numbers.map(async (number) => {
        try {
          await moveOn(number, () => {
            untilDeath -= 1;
            if (untilDeath === 0) killed = kill();
          });
        } catch (cause) {
          if (!(cause instanceof TypeError || cause instanceof SyntaxError)) throw cause;
        }
      }),
    );
    await killed;
    for (const [number, at] of acknowledged) expectWhole(number, at);

    await start(port);
    for (const [number, at] of acknowledged) expectWhole(number, at);
    await Promise.all(numbers.map((number) => moveOn(number, () => {})));
    for (const number of numbers) expectWhole(number, path.length - 1);
  }
});
