import { newsletterListId } from '@tailorbird/domain/newsletter';
import { describe, expect, it } from 'vitest';
import { applyRetention } from '../src/app/retention/applyRetention.ts';
import type { Mail } from '../src/platform/mail/mail.ts';
import { aKey, type Client, signIn, signUp } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const dayMs = 24 * 60 * 60_000;
const anEmail = (): string => `${aKey().toLowerCase()}@example.test`;

const subscribe = (client: Client, email: string, change: object = {}) =>
  client.post('/oscarapi/newsletter/', {
    email,
    source: 'footer',
    list_id: newsletterListId,
    ...change,
  });
const mailsTo = async (email: string): Promise<readonly Mail[]> =>
  (
    await shop.server.database.queries
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'newsletter')
      .orderBy('id')
      .execute()
  )
    .map(({ payload }) => JSON.parse(payload) as Mail)
    .filter(({ to }) => to === email);
const rowOf = async (email: string) =>
  await shop.server.database.queries
    .selectFrom('subscription')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
const tokenOf = (mail: Mail | undefined): string =>
  /\/newsletter\/confirm\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const confirm = (token: string) => shop.client().post(`/oscarapi/newsletter/confirm/${token}/`, {});
const firstLetters = (mails: readonly Mail[]): readonly Mail[] =>
  mails.filter(({ headers }) => headers !== undefined);
/** One-click unsubscription of mail clients: no session, no origin, a form. */
const oneClick = async (
  mail: Mail | undefined,
  body = 'List-Unsubscribe=One-Click',
): Promise<number> => {
  const address = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(address.startsWith(`${origin}/`)).toBe(true);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await shop.server.fetch(new Request(address, { method: 'POST', headers, body }))).status;
};
const subscribed = async (email: string): Promise<Mail | undefined> => {
  await subscribe(shop.client(), email);
  expect((await confirm(tokenOf((await mailsTo(email))[0]))).status).toBe(204);
  return firstLetters(await mailsTo(email))[0];
};
const flagOf = async (client: Client): Promise<boolean> =>
  (await client.get('/oscarapi/login/')).body.newsletter;
const linksOf = async (email: string, path: string): Promise<readonly string[]> => {
  const rows = await shop.server.database.queries
    .selectFrom('outbox')
    .select('payload')
    .orderBy('id')
    .execute();
  const mails = rows
    .map(({ payload }) => JSON.parse(payload) as Mail)
    .filter(({ to }) => to === email);
  return mails.flatMap(
    ({ text }) => new RegExp(`/${path}/([\\w-]+)/([\\w-]+)`).exec(text)?.slice(1) ?? [],
  );
};
const confirmAccount = async (email: string): Promise<void> => {
  const [uidb64, token] = await linksOf(email, 'confirm-email');
  expect((await shop.client().post('/api/v1/soat/confirm-email/', { uidb64, token })).status).toBe(
    204,
  );
};

describe('the newsletter', () => {
  it('[API-75] a newsletter subscription is confirmed once by a mailed link', async () => {
    const email = anEmail();
    expect(await subscribe(shop.client(), email)).toMatchObject({ status: 201, body: { email } });
    const [asking] = await mailsTo(email);
    expect(asking?.headers).toBeUndefined();
    expect(await rowOf(email)).toMatchObject({
      confirmed_at: null,
      source: 'footer',
      wording: '2026-11',
    });
    const token = tokenOf(asking);
    expect((await confirm(token)).status).toBe(204);
    expect(await rowOf(email)).toMatchObject({
      proof: 'link',
      token_hash: null,
      expires_at: null,
      locale: 'en',
    });
    expect((await rowOf(email))?.confirmed_at).toMatch(/^20/);
    const [letter, ...more] = firstLetters(await mailsTo(email));
    expect([letter?.subject, more]).toEqual(['You are on the list', []]);
    expect((await confirm(token)).status).toBe(404);
    expect(firstLetters(await mailsTo(email))).toHaveLength(1);
  });

  it('every address gets the same response, and subscribers no mail', async () => {
    const email = anEmail();
    await subscribed(email);
    const known = await subscribe(shop.client(), email.toUpperCase());
    const unknown = await subscribe(shop.client(), anEmail());
    expect([known.status, unknown.status]).toEqual([201, 201]);
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('a confirmation link is mailed five times an hour, and the latest works', async () => {
    const [email, known] = [anEmail(), anEmail()];
    await subscribed(known);
    const subscribeRepeatedly = async (
      address: string,
      times: number,
    ): Promise<readonly number[]> => {
      const statuses: number[] = [];
      for (let n = 0; n < times; n += 1)
        statuses.push((await subscribe(shop.client(), address)).status);
      return statuses;
    };
    expect(await subscribeRepeatedly(email, 6)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await subscribeRepeatedly(known, 5)).toEqual([201, 201, 201, 201, 429]);
    const tokens = (await mailsTo(email)).map(tokenOf);
    expect(new Set(tokens).size).toBe(5);
    expect((await confirm(tokens[0] ?? '')).status).toBe(404);
    expect((await confirm(tokens[4] ?? '')).status).toBe(204);
    shop.putForward(61 * 60_000);
    expect(await subscribeRepeatedly(email, 1)).toEqual([201]);
  });

  it('[NEWS-07] invalid addresses and unknown lists are refused', async () => {
    expect(await subscribe(shop.client(), 'grace')).toMatchObject({
      status: 400,
      body: { email: ['Provided email is invalid.'] },
    });
    expect(await subscribe(shop.client(), ' ')).toMatchObject({
      status: 400,
      body: { email: ['Email is required.'] },
    });
    expect((await subscribe(shop.client(), 'eve@example.com', { list_id: 'another' })).status).toBe(
      400,
    );
  });

  it('one click unsubscribes without session, also repeatedly', async () => {
    const email = anEmail();
    const letter = await subscribed(email);
    expect(letter?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(await oneClick(letter)).toBe(204);
    expect(await rowOf(email)).toBeUndefined();
    expect(await oneClick(letter, '')).toBe(204);
    // The link of an old mail also ends a new subscription.
    shop.putForward(61 * 60_000);
    await subscribe(shop.client(), email);
    await confirm(tokenOf((await mailsTo(email)).at(-1)));
    expect((await rowOf(email))?.proof).toBe('link');
    const link = /\/newsletter\/unsubscribe\/([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    expect((await shop.client().post(`/oscarapi/newsletter/unsubscribe/${link}/`, {})).status).toBe(
      204,
    );
    expect(await rowOf(email)).toBeUndefined();
    const opened = await shop.server.fetch(
      new Request(`${origin}/oscarapi/newsletter/unsubscribe/${link}/`, { redirect: 'manual' }),
    );
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/newsletter/unsubscribe/${link}`,
    ]);
  });

  it('only a signed link unsubscribes', async () => {
    const email = anEmail();
    const letter = await subscribed(email);
    const link = /\/newsletter\/unsubscribe\/([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    const [subject, expires] = link.split('.');
    for (const other of [`${subject}.${expires}.x`, `${subject}`, 'x', link.slice(0, -1)])
      expect(
        (await shop.client().post(`/oscarapi/newsletter/unsubscribe/${other}/`, {})).status,
      ).toBe(404);
    expect(await rowOf(email)).toBeDefined();
  });

  it('only admins export confirmed subscribers, and the export is recorded', async () => {
    const [confirmedEmail, waitingEmail] = [anEmail(), anEmail()];
    await subscribed(confirmedEmail);
    await subscribe(shop.client(), waitingEmail, { source: '=HYPERLINK("x")' });
    await confirm(tokenOf((await mailsTo(waitingEmail))[0]));
    const unconfirmed = anEmail();
    await subscribe(shop.client(), unconfirmed);
    const path = '/studio_api/newsletter/subscribers';
    const customer = shop.client();
    await signUp(customer);
    for (const ending of ['/', '.csv']) {
      expect((await shop.client().get(path + ending)).status).toBe(403);
      expect((await customer.get(path + ending)).status).toBe(403);
    }
    const admin = shop.client();
    await signIn(admin, 'staff@tailorbird.example', 'measure-twice');
    const { body } = await admin.get(`${path}/`);
    expect(body).toContainEqual({
      email: confirmedEmail,
      locale: 'en',
      confirmed_at: expect.stringMatching(/^20/),
      source: 'footer',
    });
    const table = (await admin.get(`${path}.csv`)).body as string;
    expect(table.startsWith('email,locale,confirmed_at,source\r\n')).toBe(true);
    expect(table).toContain(confirmedEmail);
    expect(table).toContain(`"'=HYPERLINK(""x"")"\r\n`);
    expect(table).not.toContain(unconfirmed);
    const records = (await admin.get('/studio_api/records/')).body as { action: string }[];
    expect(records.filter(({ action }) => action === 'subscribers-exported')).toHaveLength(2);
  });

  it('an unconfirmed subscription expires after a week', async () => {
    const email = anEmail();
    await subscribe(shop.client(), email);
    const token = tokenOf((await mailsTo(email))[0]);
    shop.putForward(7 * dayMs + 1_000);
    expect((await confirm(token)).status).toBe(404);
    expect((await applyRetention(shop.server.shop)).map(({ name }) => name)).toContain(
      'newsletter-links',
    );
    expect(await rowOf(email)).toBeUndefined();
  });
});

describe('[NEWS-02] the newsletter of an account', () => {
  const newcomer = async (newsletter: boolean) => {
    const [client, email] = [shop.client(), anEmail()];
    const form = {
      email,
      password: 'needle-and-thread',
      newsletter,
      signing_up_with_credit: false,
      source: 'test',
    };
    expect(await client.post('/oscarapi/customer/', form)).toMatchObject({
      status: 201,
      body: { newsletter },
    });
    return { client, email };
  };

  it('a subscription at sign-up starts when the welcome link is followed', async () => {
    const { client, email } = await newcomer(true);
    expect(await mailsTo(email)).toEqual([]);
    expect(await rowOf(email)).toMatchObject({ confirmed_at: null, source: 'sign-up' });
    expect(await flagOf(client)).toBe(true);
    await confirmAccount(email);
    expect(await rowOf(email)).toMatchObject({ proof: 'account', account_id: null });
    expect(firstLetters(await mailsTo(email))).toHaveLength(1);
    expect(await flagOf(client)).toBe(true);
  });

  it('a confirmed account subscribes and unsubscribes at once', async () => {
    const { client, email } = await newcomer(false);
    await confirmAccount(email);
    expect(await flagOf(client)).toBe(false);
    await subscribe(client, email);
    expect([await flagOf(client), firstLetters(await mailsTo(email)).length]).toEqual([true, 1]);
    expect((await client.put('/oscarapi/user-full/', { first_name: 'Ada' })).body).toMatchObject({
      newsletter: true,
    });
    expect((await client.put('/oscarapi/user-full/', { newsletter: false })).body).toMatchObject({
      newsletter: false,
    });
    expect(await rowOf(email)).toBeUndefined();
    expect((await client.put('/oscarapi/user-full/', { newsletter: true })).body).toMatchObject({
      newsletter: true,
    });
    expect(await rowOf(email)).toMatchObject({ proof: 'account', source: 'profile' });
    expect(await oneClick(firstLetters(await mailsTo(email)).at(-1))).toBe(204);
    expect(await flagOf(client)).toBe(false);
  });

  it('an unconfirmed account gets a confirmation link', async () => {
    const { client, email } = await newcomer(false);
    await client.put('/oscarapi/user-full/', { newsletter: true });
    const mails = await mailsTo(email);
    expect([mails.length, firstLetters(mails).length]).toEqual([1, 0]);
    expect((await confirm(tokenOf(mails[0]))).status).toBe(204);
    expect(await rowOf(email)).toMatchObject({ proof: 'link' });
  });

  it('another visitor’s request with the address does not show in the account', async () => {
    const { client, email } = await newcomer(false);
    await subscribe(shop.client(), email);
    expect(await flagOf(client)).toBe(false);
    await confirmAccount(email);
    expect(await rowOf(email)).toMatchObject({ confirmed_at: null });
    const other = await newcomer(false);
    await confirmAccount(other.email);
    const theirs = anEmail();
    await subscribe(other.client, theirs);
    expect(await rowOf(theirs)).toMatchObject({ confirmed_at: null, account_id: null });
  });

  it('a subscription moves to the account’s new address', async () => {
    const client = shop.client();
    const email = await signUp(client, anEmail());
    await confirmAccount(email);
    await client.put('/oscarapi/user-full/', { newsletter: true });
    const next = anEmail();
    const asked = await client.post('/api/v1/soat/security/email/', {
      current_password: 'needle-and-thread',
      email: next,
    });
    expect(asked.status).toBe(204);
    await confirmAccount(next);
    expect(await rowOf(email)).toBeUndefined();
    expect(await rowOf(next)).toMatchObject({ proof: 'account' });
    expect(await flagOf(client)).toBe(true);
  });

  it('a subscription made in a store starts with the customer’s password', async () => {
    const store = shop.client();
    expect((await signIn(store, 'store@tailorbird.example', 'measure-twice')).status).toBe(200);
    const email = anEmail();
    const made = await store.post('/oscarapi/customer-retail/', {
      email,
      first_name: 'A',
      last_name: 'B',
      newsletter: true,
    });
    expect(made).toMatchObject({ status: 201, body: { newsletter: true } });
    expect(await mailsTo(email)).toEqual([]);
    const [uidb64, token] = await linksOf(email, 'reset-password');
    const chosen = await shop.client().post('/api/v1/soat/reset-password/confirm/', {
      uidb64,
      token,
      password: 'a sentence of my own',
    });
    expect(chosen.status).toBe(204);
    expect(await rowOf(email)).toMatchObject({ proof: 'account', source: 'store' });
  });
});
