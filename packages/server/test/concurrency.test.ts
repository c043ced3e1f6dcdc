/** Many at once, on both databases: a basket is paid for once, and no piece is sold twice. On PostgreSQL two servers share the work, as processes behind a balancer would. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireBasket } from '@tailorbird/contract/basket';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import type { DatabaseLocation } from '../src/platform/database/database.ts';
import {
  aBeanie,
  aCard,
  aKey,
  aPayment,
  aTShirt,
  type Client,
  cards,
  createClient,
  detailsPath,
  pay,
  readyToPay,
  saveSize,
  signIn,
  signUp,
} from './oscarClient.ts';
import { type PostgresStarted, startPostgres } from './postgres.ts';

const origin = 'http://shop.test';
const times = <Value>(count: number, make: (index: number) => Value): Value[] => Array.from({ length: count }, (_, index) => make(index));
const postgres: PostgresStarted = await startPostgres();
afterAll(async () => {
  if (postgres.available) await postgres.server.stop();
});

const describeConcurrency = (
  name: string,
  servers: number,
  location: () => Promise<{ readonly at: DatabaseLocation; readonly leave: () => void }>,
): void => {
  describe(name, () => {
    const running: Server[] = [];
    let leave = (): void => {};
    let turn = 0;

    beforeAll(async () => {
      const { at, leave: whenDone } = await location();
      leave = whenDone;
      for (let count = 0; count < servers; count += 1) {
        running.push(await createServer({ database: at, seedsAccounts: true, settings: { passwordCost: 4, checkAnswers: true } }));
      }
    });
    afterAll(async () => {
      for (const server of running) await server.close();
      leave();
    });

    const client = (): Client =>
      createClient({
        origin,
        fetch: (request) => {
          turn += 1;
          return (running[turn % running.length] as Server).fetch(request);
        },
      });
    /** Another window of the same visitor. */
    const sameVisitor = (visitor: Client): Client => {
      const other = client();
      for (const [key, value] of visitor.cookies) other.cookies.set(key, value);
      return other;
    };
    const queries = () => (running[0] as Server).database.queries;
    const ordersOf = async (basket: WireBasket): Promise<number> =>
      (await queries().selectFrom('placed_order').select('id').where('basket_id', '=', basket.id).execute()).length;
    const chargesOf = async (basket: WireBasket): Promise<number> =>
      (
        await queries()
          .selectFrom('sandbox_payment')
          .innerJoin('payment', 'payment.reference', 'sandbox_payment.reference')
          .select('sandbox_payment.amount')
          .where('basket_id', '=', basket.id)
          .where('sandbox_payment.status', '=', 'authorised')
          .execute()
      ).length;

    it('ten windows pay for each of ten baskets with one key: ten orders, ten payments, one answer each', async () => {
      const visitors = await Promise.all(
        times(10, async () => {
          const visitor = client();
          return { visitor, basket: await readyToPay(visitor) };
        }),
      );
      const answers = await Promise.all(
        visitors.map(async ({ visitor, basket }) => {
          const payment = aPayment(basket, origin);
          return await Promise.all(times(10, () => pay(sameVisitor(visitor), payment)));
        }),
      );
      for (const [index, { basket }] of visitors.entries()) {
        const [first, ...others] = answers[index] ?? [];
        expect(first).toMatchObject({ status: 200, body: { resultCode: 'Authorised' } });
        for (const other of others) expect(other).toEqual(first);
        expect(await ordersOf(basket)).toBe(1);
        expect(await chargesOf(basket)).toBe(1);
      }
    });

    it('ten windows pay for one basket with ten keys: one order, one payment, and a reason for the rest', async () => {
      const visitor = client();
      const basket = await readyToPay(visitor);
      const answers = await Promise.all(times(10, () => pay(sameVisitor(visitor), aPayment(basket, origin))));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
        expect([406, 409]).toContain(status);
        expect(body).toMatchObject(status === 409 ? { detail: expect.any(String) } : { reason: 'Basket Empty' });
      }
      expect(await ordersOf(basket)).toBe(1);
      expect(await chargesOf(basket)).toBe(1);
    });

    it('ten windows come back from the bank at once: one order', async () => {
      const visitor = client();
      const basket = await readyToPay(visitor);
      const { body } = await pay(visitor, aPayment(basket, origin, { payment_method: aCard(cards.redirect) }));
      if (body.resultCode !== 'RedirectShopper') throw new Error(JSON.stringify(body));
      const { location } = await visitor.send('POST', body.action.url, new URLSearchParams({ decision: 'approve' }));
      const redirectResult = new URL(String(location)).searchParams.get('redirectResult');
      const answers = await Promise.all(
        times(10, () => sameVisitor(visitor).post(detailsPath, { payment_id: body.payment_id, details: { redirectResult } })),
      );
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(answers[0]?.body.resultCode).toBe('Authorised');
      expect(await ordersOf(basket)).toBe(1);
      expect(await chargesOf(basket)).toBe(1);
    });

    it('a new attempt and the way back from the bank meet: one order, one payment', async () => {
      for (let round = 0; round < 5; round += 1) {
        const visitor = client();
        const basket = await readyToPay(visitor);
        const { body } = await pay(visitor, aPayment(basket, origin, { payment_method: aCard(cards.redirect) }));
        if (body.resultCode !== 'RedirectShopper') throw new Error(JSON.stringify(body));
        const { location } = await visitor.send('POST', body.action.url, new URLSearchParams({ decision: 'approve' }));
        const redirectResult = new URL(String(location)).searchParams.get('redirectResult');
        const answers = await Promise.all([
          ...times(3, () => pay(sameVisitor(visitor), aPayment(basket, origin))),
          ...times(3, () => sameVisitor(visitor).post(detailsPath, { payment_id: body.payment_id, details: { redirectResult } })),
        ]);
        for (const { status } of answers) expect([200, 406, 409]).toContain(status);
        expect(await ordersOf(basket)).toBe(1);
        expect(await chargesOf(basket)).toBe(1);
      }
    });

    it('twenty buyers want the last five pieces: five orders, fifteen clean refusals, nothing below zero', async () => {
      const buyers = await Promise.all(
        times(20, async () => {
          const buyer = client();
          const piece = aTShirt(await saveSize(buyer), { clothing_type_id: 3, fabric_color_id: 309 });
          return { buyer, basket: await readyToPay(buyer, piece) };
        }),
      );
      const answers = await Promise.all(buyers.map(({ buyer, basket }) => pay(buyer, aPayment(basket, origin))));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      for (const answer of answers.filter(({ status }) => status !== 200)) {
        expect(answer).toMatchObject({ status: 406, body: { reason: 'Out Of Stock' } });
      }
      const { pieces } = await queries()
        .selectFrom('fabric_color_stock')
        .select('pieces')
        .where('fabric_color_id', '=', 309)
        .executeTakeFirstOrThrow();
      expect(pieces).toBe(0);
      expect((await Promise.all(buyers.map(({ basket }) => ordersOf(basket)))).reduce((sum, count) => sum + count, 0)).toBe(5);
      expect((await Promise.all(buyers.map(({ basket }) => chargesOf(basket)))).reduce((sum, count) => sum + count, 0)).toBe(5);
      const statuses = await Promise.all(buyers.map(async ({ buyer }) => (await buyer.basket()).status));
      expect(new Set(statuses)).toEqual(new Set(['Open']));
    });

    it('ten customers enter the code of one gift card: one of them gets it', async () => {
      const code = aKey().toUpperCase();
      await queries()
        .insertInto('voucher')
        .values({
          code,
          name: 'Gift card',
          benefit: JSON.stringify({ kind: 'account', amounts: { USD: 5_000 } }),
          valid_from: '2020-01-01T00:00:00.000Z',
          valid_until: '2090-01-01T00:00:00.000Z',
          usage: 'single-use',
        })
        .execute();
      const customers = await Promise.all(
        times(10, async () => {
          const customer = client();
          await signUp(customer);
          return customer;
        }),
      );
      const answers = await Promise.all(customers.map((customer) => customer.post('/oscarapi/basket/add-voucher/', { vouchercode: code })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...times(9, () => 406)]);
      const credits = await Promise.all(
        customers.map(async (customer) => (await customer.get('/accounts_api/credits/')).body.total_credit),
      );
      expect(credits.filter((credit) => credit === '50.00')).toHaveLength(1);
    });

    it('twenty windows add to one basket: one basket, one line, every piece', async () => {
      const visitor = client();
      await visitor.basket();
      const answers = await Promise.all(times(20, () => sameVisitor(visitor).post('/oscarapi/basket/add-product/', aBeanie())));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const basket = await visitor.basket();
      expect(basket.all_lines).toHaveLength(1);
      expect(basket.num_items).toBe(20);
    });

    it('twenty windows of a customer ask for a basket there is none of yet: one is made', async () => {
      const visitor = client();
      await signUp(visitor);
      const answers = await Promise.all(times(20, () => sameVisitor(visitor).basket()));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    });

    it('a guest signs in in five windows at once: the basket is merged once', async () => {
      const customer = client();
      const email = await signUp(customer);
      const guest = client();
      await guest.post('/oscarapi/basket/add-product/', aBeanie({ quantity: 3 }));
      const windows = times(5, () => sameVisitor(guest));
      await Promise.all(windows.map((window) => signIn(window, email)));
      expect((await customer.basket()).num_items).toBe(3);
    });
  });
};

describeConcurrency('on SQLite', 1, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-concurrency-'));
  return { at: { folder }, leave: () => rmSync(folder, { recursive: true, force: true }) };
});

if (postgres.available) {
  const { server } = postgres;
  describeConcurrency('on PostgreSQL', 2, async () => ({ at: await server.createDatabase(), leave: () => {} }));
} else {
  it.skip(`on PostgreSQL: ${postgres.reason}`, () => {});
}
