import { describe, expect, it } from 'vitest';
import type { Mail } from '../src/platform/mail/mail.ts';
import {
  aCard,
  aPayment,
  type Client,
  cards,
  pay,
  readyToPay,
  signIn,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

let isAway = true;
const sent: Mail[] = [];
const shop = openShop({
  mailCarrier: {
    send: async (mail) => {
      if (isAway) throw Object.assign(new Error('away'), { code: 'EAWAY' });
      sent.push(mail);
    },
    close: () => {},
  },
});
const root = '/studio_api/jobs/';

const staff = async (): Promise<Client> => {
  const client = shop.client();
  await signIn(client, 'staff@tailorbird.example', 'measure-twice');
  return client;
};

describe('background jobs', () => {
  it('only staff see and run jobs', async () => {
    const [guest, customer] = [shop.client(), shop.client()];
    await signUp(customer);
    for (const client of [guest, customer]) {
      expect((await client.get(root)).status).toBe(403);
      for (const path of [
        `${root}retention/run/`,
        '/studio_api/mails/1/resend/',
        '/studio_api/payments/x/ask/',
      ])
        expect([path, (await client.post(path, {})).status]).toEqual([path, 403]);
    }
  });

  it('a job started by staff is recorded with their account', async () => {
    const house = await staff();
    const { queries } = shop.server.database;
    await queries
      .insertInto('attempt_count')
      .values({ subject: 'old', used: 1, ends_at: '2020-01-01T00:00:00.000Z' })
      .execute();
    const ran = await house.post(`${root}retention/run/`, {});
    expect(ran).toMatchObject({ status: 200, body: { count: expect.any(Number) } });
    expect(ran.body.count).toBeGreaterThan(0);
    await house.post(`${root}orders/run/`, {});
    expect((await house.post(`${root}orders/run/`, {})).body).toEqual({ count: 0 });
    expect((await house.post(`${root}nothing/run/`, {})).status).toBe(404);
    const { runs, jobs } = (await house.get(root)).body;
    expect(runs.filter(({ by }: { readonly by: string | null }) => by !== null)).toMatchObject([
      { name: 'orders', outcome: 'done', count: 0, by: 'staff@tailorbird.example' },
      {
        name: 'orders',
        outcome: 'done',
        count: expect.any(Number),
        by: 'staff@tailorbird.example',
      },
      { name: 'retention', outcome: 'done', count: ran.body.count, by: 'staff@tailorbird.example' },
    ]);
    expect(jobs.map(({ name }: { readonly name: string }) => name)).toEqual([
      'payments',
      'refunds',
      'orders',
      'retention',
    ]);
    expect(
      jobs.find(({ name }: { readonly name: string }) => name === 'orders').last_turn_at,
    ).not.toBeNull();
  });

  it('a retried mail is listed with minimal data and can be sent at once', async () => {
    const [customer, house] = [shop.client(), await staff()];
    isAway = true;
    const email = await signUp(customer);
    await shop.server.mail.dispatch();
    const { retrying } = (await house.get(root)).body.mails;
    const [mail] = retrying;
    expect(mail).toMatchObject({
      kind: 'welcome',
      to: `${email[0]}…@example.test`,
      attempts: 1,
      due_at: expect.any(String),
    });
    expect(JSON.stringify((await house.get(root)).body)).not.toContain(email);
    isAway = false;
    expect((await house.post(`/studio_api/mails/${mail.id}/resend/`, {})).status).toBe(204);
    await shop.server.mail.dispatch();
    expect(sent.some(({ to }) => to === email)).toBe(true);
    expect((await house.post(`/studio_api/mails/${mail.id}/resend/`, {})).status).toBe(409);
    expect((await house.post('/studio_api/mails/999999/resend/', {})).status).toBe(404);
    expect(
      (await house.get(root)).body.runs.find(
        ({ name }: { readonly name: string }) => name === 'mail',
      ),
    ).toMatchObject({
      name: 'mail',
      subject: String(mail.id),
      by: 'staff@tailorbird.example',
    });
  });

  it('an abandoned mail is listed and cannot be sent', async () => {
    const house = await staff();
    const { queries } = shop.server.database;
    const { id } = await queries
      .insertInto('outbox')
      .values({
        kind: 'welcome',
        payload: '{"to":"","subject":"","text":"","html":""}' as never,
        created_at: '2026-01-01T00:00:00.000Z',
        delivered_at: null,
        attempts: 12,
        due_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await house.get(root)).body.mails.given_up).toMatchObject([
      { id, kind: 'welcome', attempts: 12 },
    ]);
    expect((await house.post(`/studio_api/mails/${id}/resend/`, {})).status).toBe(409);
  });

  it('staff can query an abandoned payment without shortening its timeout', async () => {
    const [customer, house] = [shop.client(), await staff()];
    const basket = await readyToPay(customer);
    const paid = await pay(
      customer,
      aPayment(basket, origin, { payment_method: aCard(cards.redirect) }),
    );
    expect(paid.body.resultCode).toBe('RedirectShopper');
    const [payment] = (await house.get(root)).body.payments;
    expect(payment).toMatchObject({ status: 'redirect', may_ask: false });
    const queryProvider = async () =>
      (await house.post(`/studio_api/payments/${payment.reference}/ask/`, {})).status;
    expect(await queryProvider()).toBe(409);
    shop.putForward(60_000);
    const stateOf = async () =>
      await shop.server.database.queries
        .selectFrom('payment')
        .select(['status', 'updated_at'])
        .where('reference', '=', payment.reference)
        .executeTakeFirstOrThrow();
    const before = await stateOf();
    expect(await queryProvider()).toBe(204);
    expect(await stateOf()).toEqual(before);
    await shop.server.database.queries
      .updateTable('payment')
      .set({ status: 'pending' })
      .where('reference', '=', payment.reference)
      .execute();
    expect(await queryProvider()).toBe(204);
    expect((await house.post('/studio_api/payments/nothing-of-the-kind/ask/', {})).status).toBe(
      404,
    );
    expect((await house.get(root)).body.runs[0]).toMatchObject({
      name: 'payment',
      subject: payment.reference,
      by: 'staff@tailorbird.example',
    });
  });

  it('failed and idle runs of a job are recorded', async () => {
    const { runJob } = await import('../src/platform/jobs/jobRuns.ts');
    const needs = shop.server.shop;
    await expect(
      runJob(needs, 'refunds', async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    for (let turn = 0; turn < 3; turn += 1) await runJob(needs, 'refunds', async () => 0);
    const rows = await shop.server.database.queries
      .selectFrom('job_run')
      .select('outcome')
      .where('name', '=', 'refunds')
      .execute();
    expect(rows.filter(({ outcome }) => outcome === 'idle').length).toBeLessThanOrEqual(1);
    expect(rows.filter(({ outcome }) => outcome === 'failed')).toHaveLength(1);
  });
});
