/**
 * Kills the server during a hundred checkouts, repeatedly, and checks the books: each payment
 * has exactly one order, and no acknowledged order is lost.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { WireBasket } from '@tailorbird/contract/basket';
import Sqlite from 'better-sqlite3';
import { afterAll, expect, it } from 'vitest';
import {
  aBeanie,
  aCard,
  aPayment,
  type Client,
  cards,
  createClient,
  detailsPath,
  orderOf,
  owedFor,
  pay,
  readyToPay,
  signUp,
} from './oscarClient.ts';

const main = fileURLToPath(new URL('../src/app/main.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-crash-'));
const checkouts = 100;
/** Each round takes ten seconds; `npm run prove` runs three. */
const rounds = process.env.PROVE === 'all' ? 3 : 1;

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

const stop = async (signal: NodeJS.Signals): Promise<void> => {
  const running = child;
  child = null;
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  const gone = once(running, 'exit');
  running.kill(signal);
  await gone;
};

afterAll(async () => {
  await stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const books = () => {
  const database = new Sqlite(join(folder, 'tailorbird.sqlite'), { readonly: true });
  const count = (sql: string, ...values: unknown[]): number =>
    (database
      .prepare(sql)
      .pluck()
      .get(...values) as number) ?? 0;
  const read = {
    pending: count("select count(*) from payment where status = 'pending'"),
    integrity: database.pragma('integrity_check', { simple: true }),
    chargesOf: (basketId: number) =>
      count(
        `select count(*) from sandbox_payment join payment using (reference)
         where sandbox_payment.status = 'authorised' and payment.basket_id = ?`,
        basketId,
      ),
    ordersOf: (basketId: number) =>
      count('select count(*) from placed_order where basket_id = ?', basketId),
    orphans: count(
      'select count(*) from placed_order where not exists (select 1 from order_line where order_id = placed_order.id)',
    ),
    unsentReceipts: count("select count(*) from outbox where kind = 'order-receipt'"),
    placed: count('select count(*) from placed_order where basket_id is not null'),
    frozen: count("select count(*) from basket where status = 'Frozen'"),
    waiting: count("select count(*) from payment where status = 'redirect'"),
    close: () => database.close(),
  };
  return read;
};

type Checkout = {
  readonly visitor: Client;
  readonly basket: WireBasket;
  readonly payment: ReturnType<typeof aPayment>;
  /** The order number once the server has confirmed it. */
  acknowledged: string | null;
};

/**
 * Completes a checkout, over the bank's page if the card requires it. The server may die in
 * between.
 */
const checkOut = async (checkout: Checkout): Promise<void> => {
  try {
    const { body } = await pay(checkout.visitor, checkout.payment);
    if (body.resultCode === 'Authorised') checkout.acknowledged = body.order_number;
    if (body.resultCode !== 'RedirectShopper') return;
    const { location } = await checkout.visitor.send(
      'POST',
      body.action.url,
      new URLSearchParams({ decision: 'approve' }),
    );
    const redirectResult = new URL(String(location)).searchParams.get('redirectResult');
    const back = await checkout.visitor.post(detailsPath, {
      payment_id: body.payment_id,
      details: { redirectResult },
    });
    if (back.body.resultCode === 'Authorised') checkout.acknowledged = back.body.order_number;
  } catch (cause) {
    if (!(cause instanceof TypeError || cause instanceof SyntaxError)) throw cause;
  }
};

it('a server killed during a hundred checkouts loses no paid order', {
  timeout: 120_000,
}, async () => {
  const address = await start('0');
  const { port } = new URL(address);
  const reached = { origin: address, fetch: (request: Request) => fetch(request) };

  for (let round = 0; round < rounds; round += 1) {
    const customers = await Promise.all(
      Array.from({ length: 2 }, async () => {
        const customer = createClient(reached);
        await signUp(customer);
        await customer.post('/oscarapi/basket/add-product/', aBeanie({ quantity: 3 }));
        return customer;
      }),
    );
    const all = await Promise.all(
      Array.from({ length: checkouts }, async (_, index): Promise<Checkout> => {
        const visitor = createClient(reached);
        const basket = await readyToPay(visitor);
        const card = aCard(index % 4 === 0 ? cards.redirect : cards.paying);
        return {
          visitor,
          basket,
          payment: aPayment(basket, address, { payment_method: card }),
          acknowledged: null,
        };
      }),
    );

    // Between the first completed checkout and the last, at random.
    let untilDeath = 1 + Math.floor(Math.random() * (checkouts - 2));
    let killed: Promise<void> | undefined;
    await Promise.all(
      all.map(async (checkout) => {
        await checkOut(checkout);
        untilDeath -= 1;
        if (untilDeath === 0) killed = stop('SIGKILL');
      }),
    );
    await killed;

    await start(port);
    const until = performance.now() + 15_000;
    for (;;) {
      const { pending, close } = books();
      close();
      if (pending === 0) break;
      if (performance.now() > until) throw new Error(`${pending} payments were not recovered`);
      await pause(50);
    }

    const read = books();
    expect(read.integrity).toBe('ok');
    expect(read.orphans).toBe(0);
    expect(read.unsentReceipts).toBe(read.placed);
    expect(read.frozen).toBe(read.waiting);
    for (const { basket, acknowledged } of all) {
      expect(read.ordersOf(basket.id)).toBe(read.chargesOf(basket.id));
      expect(read.ordersOf(basket.id)).toBeLessThanOrEqual(1);
      if (acknowledged !== null) expect(read.ordersOf(basket.id)).toBe(1);
    }
    read.close();

    await Promise.all(
      all.map(async (checkout) => {
        const before = checkout.acknowledged;
        if (before !== null) {
          const order = await orderOf(checkout.visitor, before);
          expect(order).toMatchObject({
            number: before,
            items: 1,
            lines: [{ quantity: 1, clothing_type: { id: 11 } }],
          });
          expect(Math.round(Number(order.amount_paid) * 100)).toBe(owedFor(checkout.basket));
        } else if ((await checkout.visitor.basket()).status === 'Open') {
          const { num_items, id } = await checkout.visitor.basket();
          expect(num_items === 1 || id !== checkout.basket.id).toBe(true);
        }
        // The page retries with the same key, as after a lost answer; a customer whose basket
        // remains pays again.
        await checkOut(checkout);
        if (before !== null) expect(checkout.acknowledged).toBe(before);
        if (checkout.acknowledged === null)
          await checkOut({ ...checkout, payment: aPayment(checkout.basket, address) });
      }),
    );
    const settled = books();
    for (const { basket } of all)
      expect([settled.ordersOf(basket.id), settled.chargesOf(basket.id)]).toEqual([1, 1]);
    settled.close();

    for (const customer of customers) {
      expect((await customer.get('/oscarapi/login/')).status).toBe(200);
      expect((await customer.basket()).num_items).toBe(3);
    }
  }
});
