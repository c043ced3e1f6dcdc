import { readFileSync } from 'node:fs';
import { billingRetentionYears } from '@tailorbird/domain/checkout';
import { newsletterListId } from '@tailorbird/domain/newsletter';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import { applyRetention } from '../src/app/retention/applyRetention.ts';
import { retentionRules } from '../src/app/retention/rules.ts';
import { toJson } from '../src/platform/database/columns.ts';
import {
  aCard,
  aPayment,
  aTShirt,
  createClient,
  exchangeCard,
  numbers,
  pay,
  readyToPay,
  saveSize,
  signIn,
  signUp,
} from './oscarClient.ts';

const dayMs = 24 * 60 * 60_000;
const origin = 'http://shop.test';
let now = new Date('2026-01-10T10:00:00Z');
const begin = now.getTime();
let server: Server;

beforeAll(async () => {
  server = await createServer({
    database: { memory: true },
    seedsAccounts: false,
    clock: () => now,
    settings: { passwordCost: 4, limitFactor: 1_000 },
  });
});
afterAll(() => server.close());

const client = () => createClient({ fetch: server.fetch, origin }, { country: 'DE' });
const count = async (table: string, condition = '1 = 1'): Promise<number> => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from ${sql.table(table)} where ${sql.raw(condition)}`.execute(
    server.database.queries,
  );
  return rows[0]?.n ?? 0;
};
const forgottenAfter = async (days: number): Promise<readonly string[]> => {
  now = new Date(begin + days * dayMs);
  const forgotten = await applyRetention(server.shop);
  expect(await applyRetention(server.shop), 'a second run').toEqual([]);
  return forgotten.map(({ name }) => name);
};

describe('retention', () => {
  it('each table’s retention period is exact', async () => {
    const buyer = client();
    const basket = await readyToPay(buyer);
    const refused = await pay(
      buyer,
      aPayment(basket, origin, {
        payment_method: aCard((await exchangeCard(buyer, numbers.refused)).body.token),
      }),
    );
    expect(refused.body).toMatchObject({ resultCode: 'Refused' });
    const paid = await pay(buyer, aPayment(await buyer.basket(), origin));
    expect(paid.body).toMatchObject({ resultCode: 'Authorised' });
    const looker = client();
    await readyToPay(looker);
    await saveSize(looker);
    const customer = client();
    const email = await signUp(customer);
    await client().post('/api/v1/soat/reset-password/request/', { email });
    await customer.post('/oscarapi/newsletter/', {
      email: 'reader@example.test',
      source: 'footer',
      list_id: newsletterListId,
    });
    const size = await saveSize(customer);
    await saveSize(customer);
    await customer.del(`/customizer_api/v2/user-size2/${size}/`);
    await server.database.queries
      .insertInto('inquiry')
      .values({
        form_key: 'k',
        topic: 'other' as never,
        email,
        fields: '{}',
        locale: 'en',
        created_at: now.toISOString(),
      })
      .execute();
    const { queries } = server.database;
    const { id: referrer_id } = await queries
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await queries
      .insertInto('referral')
      .values({ referrer_id, guest_key: 'g', accepted_at: now.toISOString(), is_friend_paid: 0 })
      .execute();
    const expires_at = new Date(now.getTime() + 900_000).toISOString();
    const way = { provider: 'facebook', account_id: referrer_id, expires_at } as const;
    await queries
      .insertInto('social_attempt')
      .values({ ...way, token_hash: 'a', nonce: 'n', verifier: 'v', next_path: '/' })
      .execute();
    await queries
      .insertInto('social_pending')
      .values({ ...way, token_hash: 'p', subject: 's', email, asks: 'password' })
      .execute();
    expect([
      await count('basket'),
      await count('user_size'),
      await count('payment'),
      await count('inquiry'),
    ]).toEqual([2, 3, 2, 1]);

    expect(await forgottenAfter(0)).toEqual([]);
    expect(await forgottenAfter(2)).toEqual([
      'password-links',
      'email-links',
      'social-attempts',
      'social-pending',
      'attempts',
      'card-tokens',
    ]);
    expect(await forgottenAfter(15)).toEqual(['sessions', 'newsletter-links']);
    expect((await signIn(client(), email)).status).toBe(200);
    expect(await count('outbox', "payload like '%example.test%'")).toBeGreaterThan(2);
    expect(await forgottenAfter(31)).toEqual([
      'sessions',
      'attempts',
      'mail-bodies',
      'ordered-baskets',
      'deleted-sizes',
    ]);
    expect(await count('outbox', "payload like '%example.test%'")).toBe(0);
    expect([
      await count('basket', 'shipping_address is not null'),
      await count('user_size'),
    ]).toEqual([1, 2]);
    expect(await forgottenAfter(179)).toEqual(['security-events']);
    expect(await forgottenAfter(181)).toEqual([
      'known-devices',
      'bank-answers',
      'failed-payments',
      'referrals',
      'guest-baskets',
      'guest-sizes',
    ]);
    expect([
      await count('basket'),
      await count('basket_line'),
      await count('payment'),
      await count('user_size'),
    ]).toEqual([1, 1, 1, 1]);
    expect(await forgottenAfter(366)).toEqual(['known-devices', 'mails', 'inquiries']);
    expect(await forgottenAfter(billingRetentionYears * 366)).toEqual([]);
    expect([await count('placed_order'), await count('payment')]).toEqual([1, 1]);
    expect(await forgottenAfter((billingRetentionYears + 1) * 366 + 1)).toEqual([
      'orders',
      'payments',
    ]);
    expect([await count('order_line'), await count('account'), await count('user_size')]).toEqual([
      0, 1, 1,
    ]);
  });

  it('deletion works in small steps and stops on request', async () => {
    const ends_at = new Date(now.getTime() - 1).toISOString();
    const rows = Array.from({ length: 450 }, (_, index) => ({
      subject: `s${index}`,
      used: 1,
      ends_at,
    }));
    await server.database.queries.insertInto('attempt_count').values(rows).execute();
    expect(await applyRetention(server.shop, () => true)).toEqual([]);
    await Promise.all([applyRetention(server.shop), applyRetention(server.shop)]);
    expect(await count('attempt_count')).toBe(0);
  });
});

describe('a profile that was deleted', () => {
  it('a deleted profile is erased after 30 days except for its id', async () => {
    now = new Date(begin + 2_000 * dayMs);
    const customer = client();
    const email = await signUp(customer, 'erika.muster@example.test');
    await customer.put('/oscarapi/user-full/', { first_name: 'Erika', last_name: 'Muster' });
    await customer.post('/oscarapi/newsletter/', {
      email,
      source: 'footer',
      list_id: newsletterListId,
    });
    expect(await count('subscription', `email = '${email}'`)).toBe(1);
    await saveSize(customer);
    const made = await saveSize(customer);
    const paid = await pay(customer, aPayment(await readyToPay(customer, aTShirt(made)), origin));
    expect(paid.body).toMatchObject({ resultCode: 'Authorised' });
    await readyToPay(customer);
    const { id } = await server.database.queries
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const of = `account_id = ${id}`;
    expect([
      await count('saved_address', of),
      await count('user_size', of),
      await count('basket', of),
    ]).toEqual([1, 2, 2]);
    const lineOf = server.database.queries
      .selectFrom('order_line')
      .select('id')
      .where('user_size_id', '=', made);
    const line = (await lineOf.executeTakeFirstOrThrow()).id;
    const told = {
      user_size_id: made,
      size_version: 1,
      zones: toJson({ chest: 'right' as const }),
      washed: 0 as const,
    };
    await server.database.queries
      .insertInto('fit_feedback')
      .values({ order_line_id: line, ...told, told_at: now.toISOString() })
      .execute();
    await customer.put('/oscarapi/user-full/', { is_active: false });
    now = new Date(now.getTime() + 29 * dayMs);
    await applyRetention(server.shop);
    expect(await count('account', "first_name = 'Erika'")).toBe(1);
    now = new Date(now.getTime() + 2 * dayMs);
    expect(await applyRetention(server.shop)).toContainEqual({ name: 'profiles', rows: 1 });
    expect((await applyRetention(server.shop)).filter(({ name }) => name === 'profiles')).toEqual(
      [],
    );
    const left = ['saved_address', 'user_size', 'session'].map((table) => count(table, of));
    expect(await Promise.all([...left, count('subscription', `email = '${email}'`)])).toEqual([
      0, 0, 0, 0,
    ]);
    expect(
      await count(
        'user_size',
        'account_id is null and guest_key is null and preferences is null and deleted_at is not null',
      ),
    ).toBe(1);
    expect(await count('basket', `${of} and shipping_address is not null`)).toBe(0);
    expect(await count('fit_feedback', `order_line_id = ${line}`)).toBe(0);
    expect(await count('placed_order', of)).toBe(1);
    const account = await server.database.queries
      .selectFrom('account')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(account)).not.toMatch(/erika|muster/i);
    expect((await signIn(client(), email)).status).toBe(401);
    const again = client();
    await signUp(again, email);
    expect((await again.get('/oscarapi/login/')).body).toMatchObject({ email, first_name: '' });
  });
});

describe('docs/retention.md', () => {
  it('docs/retention.md matches the rules', () => {
    const document = readFileSync(new URL('../../../docs/retention.md', import.meta.url), 'utf8');
    const table = document.split('\n').filter((line) => line.startsWith('| `'));
    expect(table).toEqual(
      retentionRules.map(
        ({ name, what, days, forgets, why }) =>
          `| \`${name}\` | ${what} | ${days === 0 ? '–' : days} | ${forgets === 'row' ? 'deleted' : 'blanked'} | ${why} |`,
      ),
    );
  });
});
