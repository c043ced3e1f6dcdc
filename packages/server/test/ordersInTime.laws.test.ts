import type { WireOrder } from '@tailorbird/contract/orders';
import { fitAnswers, nextStatuses, orderStatuses } from '@tailorbird/domain/orders';
import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundPayments } from '../src/contexts/checkout/application/refundPayments.ts';
import { latestMails } from '../src/platform/mail/outboxPage.ts';
import {
  aKey,
  aPayment,
  aTShirt,
  type Client,
  pay,
  readyToPay,
  saveSize,
  signIn,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const day = 86_400_000;
const creditAtFirst = 3_000;

type World = { readonly client: Client; readonly email: string; readonly number: string };

/** Staff and the customer sign in before each step, since days pass in between. */
const staff = async (): Promise<Client> => {
  const client = shop.client();
  await signIn(client, 'staff@tailorbird.example', 'measure-twice');
  return client;
};

const asCustomer = async ({ client, email }: World): Promise<Client> => {
  await signIn(client, email);
  return client;
};

const begin = async (quantity: number, usesCredit: boolean): Promise<World> => {
  const client = shop.client();
  const email = `${aKey()}@example.test`;
  await signUp(client, email);
  const { queries } = shop.server.database;
  const account = await queries
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await queries
    .insertInto('credit_entry')
    .values({
      account_id: account.id,
      currency: 'USD',
      amount: creditAtFirst,
      reason: 'seed',
      reference: 'law',
      created_at: '2025-11-05T09:00:00.000Z',
    })
    .execute();
  await readyToPay(client, aTShirt(await saveSize(client), { quantity }));
  if (usesCredit) await client.post('/oscarapi/basket/accounts/activate/');
  const { body } = await pay(client, aPayment(await client.basket(), origin));
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  return { client, email, number: body.order_number };
};

type Act = (world: World) => Promise<unknown>;

const anAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...orderStatuses).map(
      (to): Act =>
        async ({ number }) =>
          (await staff()).post(`/studio_api/orders/${number}/moves/`, { to }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...fitAnswers).map(
      (fit): Act =>
        async (world) =>
          (await asCustomer(world)).post(`/oscarapi/orders/${world.number}/complete/`, { fit }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant<Act>(async (world) =>
      (await asCustomer(world)).post(`/oscarapi/orders/${world.number}/release/`),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant<Act>(async (world) =>
      (await asCustomer(world)).post(`/oscarapi/orders/${world.number}/cancel/`),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.integer({ min: 1, max: 30 }).map(
      (days): Act =>
        async () => {
          shop.putForward(days * day);
          await Promise.all([shop.server.trackOrders(), shop.server.trackOrders()]);
        },
    ),
  },
);

/** The bank's refunds of an order after all due refunds were paid out, twice. */
const givenBack = async (number: string): Promise<number> => {
  await refundPayments(shop.server.shop);
  await refundPayments(shop.server.shop);
  const row = await shop.server.database.queries
    .selectFrom('payment')
    .innerJoin('sandbox_payment', 'sandbox_payment.reference', 'payment.reference')
    .select('sandbox_payment.refunded as refunded')
    .where('payment.order_number', '=', number)
    .executeTakeFirst();
  return Number(row?.refunded ?? 0);
};

const minor = (amount: string): number => Math.round(Number(amount) * 100);

const expectLaws = async (world: World, before: WireOrder): Promise<WireOrder> => {
  const client = await asCustomer(world);
  const order = (await client.get<WireOrder>(`/oscarapi/orders/${world.number}/`)).body;
  const { status, history, parcels, lines } = order;
  // Statuses follow the table of moves, and the history ends at the current one.
  expect(history.at(-1)?.status).toBe(status);
  for (const [index, step] of history.slice(1).entries()) {
    const from = history[index]?.status ?? 'Pending';
    expect(nextStatuses[from]).toContain(step.status);
  }
  expect(history.slice(0, before.history.length)).toEqual(before.history);
  if (status !== 'Cancelled')
    expect(order.order_progress).toBeGreaterThanOrEqual(before.order_progress);
  // The parts of a split order add up, stay as agreed, and are shipped once each.
  expect(lines.map(({ quantity, made_first }) => [quantity, made_first])).toEqual(
    before.lines.map((line) => [line.quantity, line.made_first]),
  );
  for (const { quantity, made_first } of lines)
    expect(made_first ?? 0).toBeLessThanOrEqual(quantity);
  const isSplit = lines.some(({ made_first }) => made_first !== null);
  const parts = parcels.map(({ part }) => part);
  expect(isSplit ? ['first', 'rest'] : ['all']).toEqual(
    expect.arrayContaining([...new Set(parts)]),
  );
  expect(new Set(parts).size).toBe(parts.length);
  // The payment is kept or refunded to its payment method.
  const [total, used, paid] = [order.total_incl_tax, order.credit_used, order.amount_paid].map(
    minor,
  );
  const credit = minor((await client.get('/accounts_api/credits/')).body.total_credit);
  const refunded = await givenBack(world.number);
  expect(total).toBe((used ?? 0) + (paid ?? 0));
  expect([refunded, credit]).toEqual(
    status === 'Cancelled' ? [paid, creditAtFirst] : [0, creditAtFirst - (used ?? 0)],
  );
  // Nothing is mailed twice; a reminder has its two dates.
  const mails = (await latestMails(shop.server.database.queries)).filter(
    ({ mail, kind }) => mail.to === world.email && kind === 'order-step',
  );
  const subjects = mails.map(({ mail }) => mail.subject);
  for (const subject of new Set(subjects)) {
    expect(subjects.filter((other) => other === subject).length).toBeLessThanOrEqual(
      /waiting for your answer/.test(subject) ? 2 : 1,
    );
  }
  return order;
};

describe('an order under random actions of customer, staff, carrier and clock', () => {
  it('[ORDER-02, ORDER-03, ORDER-04, ORDER-05, ORDER-08] any sequence of events keeps the order laws', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.boolean(),
        fc.array(anAct, { minLength: 4, maxLength: 14 }),
        async (quantity, usesCredit, acts) => {
          const world = await begin(quantity, usesCredit);
          let order = (await world.client.get<WireOrder>(`/oscarapi/orders/${world.number}/`)).body;
          expect(order.lines.some(({ made_first }) => made_first !== null)).toBe(quantity >= 4);
          for (const act of acts) {
            await act(world);
            order = await expectLaws(world, order);
          }
        },
      ),
      { ...runs(12), endOnFailure: true },
    );
  });
});
