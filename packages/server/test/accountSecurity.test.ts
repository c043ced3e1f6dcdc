import { describe, expect, it } from 'vitest';
import { fromJson } from '../src/platform/database/columns.ts';
import type { Client } from './oscarClient.ts';
import { aPayment, pay, readyToPay, signIn, signUp } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const password = 'needle-and-thread';
const renewed = 'measure three times';
const root = '/api/v1/soat/security/';

const change = (client: Client, currentPassword: string, next: string) =>
  client.post(`${root}password/`, { current_password: currentPassword, password: next });
const move = (client: Client, email: string, currentPassword = password) =>
  client.post(`${root}email/`, { current_password: currentPassword, email });
const mailsTo = async (email: string) =>
  (await shop.server.database.queries.selectFrom('outbox').selectAll().orderBy('id').execute())
    .map(({ kind, payload }) => ({ kind, ...fromJson(payload) }))
    .filter(({ to }) => to === email);
const linkTo = async (
  email: string,
): Promise<{ readonly uidb64: string; readonly token: string }> => {
  const mail = (await mailsTo(email)).findLast(({ kind }) => kind === 'confirm-email');
  const [, uidb64 = '', token = ''] =
    /\/confirm-email\/([\w-]+)\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
  return { uidb64, token };
};
const confirm = (link: object, client = shop.client()) =>
  client.post('/api/v1/soat/confirm-email/', link);
const isSignedIn = async (client: Client): Promise<boolean> =>
  (await client.get('/oscarapi/login/')).status === 200;

const inTwoBrowsers = async (): Promise<{
  readonly here: Client;
  readonly there: Client;
  readonly email: string;
}> => {
  const [here, there] = [shop.client(), shop.client()];
  const email = await signUp(here);
  await signIn(there, email);
  return { here, there, email };
};

describe('sessions', () => {
  it('a session is listed with browser and system only', async () => {
    const client = shop.client();
    const email = await signUp(client);
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0';
    await shop
      .client()
      .send('POST', '/oscarapi/login/', { username: email, password }, { 'user-agent': userAgent });
    const { body } = await client.get(root);
    expect(body.sessions).toMatchObject([
      { browser: null, system: null, is_current: true },
      { browser: 'Firefox', system: 'Windows', is_current: false },
    ]);
    expect(
      JSON.stringify(
        await shop.server.database.queries.selectFrom('session').selectAll().execute(),
      ),
    ).not.toContain('Gecko');
  });

  it('a session is listed with an id that cannot sign in', async () => {
    const client = shop.client();
    await signUp(client);
    const { body } = await client.get(root);
    const rows = await shop.server.database.queries
      .selectFrom('session')
      .select('token_hash')
      .execute();
    expect(rows.some(({ token_hash }) => token_hash.startsWith(body.sessions[0].id))).toBe(false);
    expect(client.cookies.get('sessionid')).not.toContain(body.sessions[0].id);
  });

  it('sessions end singly or all others, but only one’s own', async () => {
    const { here, there, email } = await inTwoBrowsers();
    const stranger = shop.client();
    await signUp(stranger);
    const other = (await here.get(root)).body.sessions[1].id;
    expect((await stranger.del(`${root}sessions/${other}/`)).status).toBe(404);
    expect((await stranger.del(`${root}sessions/no-such-session/`)).status).toBe(404);
    expect((await here.del(`${root}sessions/${other}/`)).status).toBe(204);
    expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(stranger)]).toEqual([
      true,
      false,
      true,
    ]);
    await signIn(there, email);
    expect((await there.del(`${root}sessions/`)).status).toBe(204);
    expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(stranger)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('a visit updates its session once an hour', async () => {
    const client = shop.client();
    await signUp(client);
    const seen = async (): Promise<string> =>
      (await client.get(root)).body.sessions[0].last_seen_at;
    const first = await seen();
    shop.putForward(59 * 60_000);
    expect(await seen()).toBe(first);
    shop.putForward(2 * 60_000);
    expect(Date.parse(await seen()) - Date.parse(first)).toBeGreaterThanOrEqual(61 * 60_000);
  });

  it.each([
    ['GET', root],
    ['POST', `${root}password/`],
    ['POST', `${root}email/`],
    ['DELETE', `${root}sessions/`],
    ['DELETE', `${root}sessions/${'a'.repeat(22)}/`],
  ])('security settings require their owner: %s %s is 403 for others', async (method, path) => {
    const content = { current_password: password, password: renewed, email: 'new@example.test' };
    expect(
      (await shop.client().send(method, path, method === 'POST' ? content : undefined)).status,
    ).toBe(403);
  });
});

describe('changing the password', () => {
  it('a new password starts a new session and ends others and reset links', async () => {
    const { here, there, email } = await inTwoBrowsers();
    await shop.client().post('/api/v1/soat/reset-password/request/', { email });
    const mail = (await mailsTo(email)).findLast(({ kind }) => kind === 'password-reset');
    const [, uidb64, token] = /\/reset-password\/([\w-]+)\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const before = here.cookies.get('sessionid');
    expect((await change(here, password, renewed)).status).toBe(204);
    expect(here.cookies.get('sessionid')).not.toBe(before);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect((await signIn(shop.client(), email)).status).toBe(401);
    expect((await signIn(shop.client(), email, renewed)).status).toBe(200);
    expect(
      (await shop.client().post('/api/v1/soat/reset-password/validate-token/', { uidb64, token }))
        .status,
    ).toBe(400);
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      kind: 'security-notice',
      subject: 'Your password was changed',
    });
  });

  it('errors of a new password are reported by field', async () => {
    const client = shop.client();
    await signUp(client);
    expect(await change(client, 'not-this-one', renewed)).toMatchObject({
      status: 400,
      body: { current_password: ['This is not your current password.'] },
    });
    expect(await change(client, password, 'butterfly')).toMatchObject({
      status: 400,
      body: { password: [expect.stringContaining('common')] },
    });
    expect(await change(client, password, 'short')).toMatchObject({
      status: 400,
      body: { password: [expect.stringContaining('8')] },
    });
  });

  it('attempts at the current password are limited by session', async () => {
    const client = shop.client();
    await signUp(client);
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1)
      statuses.push((await change(client, 'not-this-one', renewed)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
    expect((await change(client, password, renewed)).status).toBe(429);
  });
});

describe('changing the address', () => {
  it('a new address is confirmed by link, and the old one is notified', async () => {
    const client = shop.client({ language: 'de' });
    const email = await signUp(client);
    const next = `moved-${email}`;
    expect((await move(client, ` ${next.toUpperCase()} `)).status).toBe(204);
    expect((await client.get(root)).body).toMatchObject({ email, pending_email: next });
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      kind: 'security-notice',
      subject: 'Deine E-Mail-Adresse soll geändert werden',
    });
    expect((await mailsTo(next)).at(-1)).toMatchObject({
      kind: 'confirm-email',
      text: expect.stringContaining(`${origin}/de/confirm-email/`),
    });
    expect((await signIn(shop.client(), next)).status).toBe(401);
    expect((await confirm(await linkTo(next))).status).toBe(204);
    expect((await signIn(shop.client(), next)).status).toBe(200);
    expect((await signIn(shop.client(), email)).status).toBe(401);
    expect((await client.get(root)).body).toMatchObject({ email: next, pending_email: null });
  });

  it('only the newest link changes the address, once, within a day', async () => {
    const client = shop.client();
    const email = await signUp(client);
    await move(client, `first-${email}`);
    const first = await linkTo(`first-${email}`);
    await move(client, `second-${email}`);
    const second = await linkTo(`second-${email}`);
    const refused = { status: 400, body: { reason: 'token_invalid' } };
    expect(await confirm(first)).toMatchObject(refused);
    expect(await confirm({ ...second, uidb64: 'MQ' })).toMatchObject(refused);
    expect((await confirm(second)).status).toBe(204);
    expect(await confirm(second)).toMatchObject(refused);
    await move(client, `third-${email}`);
    const third = await linkTo(`third-${email}`);
    shop.putForward(25 * 3_600_000);
    expect(await confirm(third)).toMatchObject(refused);
  });

  it('changing the address needs the password and a valid address', async () => {
    const client = shop.client();
    const email = await signUp(client);
    expect(await move(client, `moved-${email}`, 'not-this-one')).toMatchObject({
      status: 400,
      body: { current_password: [expect.any(String)] },
    });
    expect(await move(client, 'x@')).toMatchObject({
      status: 400,
      body: { email: ['Provided email is invalid.'] },
    });
    expect(await mailsTo(`moved-${email}`)).toEqual([]);
  });

  it('an address in use gets the usual response, and only its reader learns it', async () => {
    const taken = await signUp(shop.client());
    const client = shop.client();
    const email = await signUp(client);
    expect((await move(client, taken)).status).toBe(204);
    expect(await confirm(await linkTo(taken))).toMatchObject({
      status: 400,
      body: { reason: 'email_taken' },
    });
    expect((await client.get(root)).body).toMatchObject({ email });
  });

  it('address changes send ten mails an hour', async () => {
    const client = shop.client();
    const email = await signUp(client);
    const statuses: number[] = [];
    for (let times = 0; times < 12; times += 1)
      statuses.push((await move(client, `n${times}-${email}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(204), 429, 429]);
  });
});

it('a reset link works while signed in and ends that session', async () => {
  const client = shop.client();
  const email = `no-password-${Date.now()}@example.test`;
  await client.post('/oscarapi/customer/', {
    email,
    password: '',
    newsletter: false,
    signing_up_with_credit: false,
    source: 'ideal size',
  });
  expect((await client.get(root)).body).toMatchObject({ has_password: false });
  const mail = (await mailsTo(email)).at(-1);
  const [, uidb64, token] = /\/reset-password\/([\w-]+)\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
  expect(
    (
      await client.post('/api/v1/soat/reset-password/confirm/', {
        uidb64,
        token,
        password: renewed,
      })
    ).status,
  ).toBe(204);
  expect(await isSignedIn(client)).toBe(false);
  await signIn(client, email, renewed);
  expect((await client.get(root)).body).toMatchObject({ has_password: true });
});

describe('security events', () => {
  it('security events are shown to the owner without addresses', async () => {
    const client = shop.client();
    const email = await signUp(client);
    await signIn(shop.client(), email, 'not-this-one');
    await change(client, 'not-this-one', renewed);
    await change(client, password, renewed);
    await shop.client().post('/api/v1/soat/reset-password/request/', { email });
    await move(client, `moved-${email}`, renewed);
    await confirm(await linkTo(`moved-${email}`));
    await client.del(`${root}sessions/`);
    const kinds = async (): Promise<readonly string[]> =>
      (await client.get(root)).body.events.map(({ kind }: { readonly kind: string }) => kind);
    expect(await kinds()).toEqual([
      'other-sessions-ended',
      'email-changed',
      'email-change-asked',
      'password-link-asked',
      'password-changed',
      'password-refused',
      'sign-in-failed',
      'signed-up',
    ]);
    const stranger = shop.client();
    await signUp(stranger);
    expect((await stranger.get(root)).body.events).toMatchObject([{ kind: 'signed-up' }]);
    expect(
      JSON.stringify(
        await shop.server.database.queries.selectFrom('security_event').selectAll().execute(),
      ),
    ).not.toContain('@');
  });

  it('security events are logged by kind and account id only', async () => {
    const lines: string[] = [];
    const { createServer } = await import('../src/app/createServer.ts');
    const { pino } = await import('pino');
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const server = await createServer({
      database: { memory: true },
      seedsAccounts: false,
      settings: { passwordCost: 4 },
      logger,
    });
    const post = (path: string, content: object) =>
      server.fetch(
        new Request(`${origin}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(content),
        }),
      );
    await post('/oscarapi/customer/', {
      email: 'who@example.test',
      password,
      newsletter: false,
      signing_up_with_credit: false,
      source: 'test',
    });
    for (const username of ['who@example.test', 'nobody@example.test'])
      await post('/oscarapi/login/', { username, password: 'not-this-one' });
    const events = lines
      .map(
        (line) =>
          JSON.parse(line) as { readonly security?: string; readonly account?: number | null },
      )
      .filter(({ security }) => security);
    expect(events).toMatchObject([
      { security: 'signed-up', account: 1 },
      { security: 'sign-in-failed', account: 1 },
      { security: 'sign-in-failed', account: null },
    ]);
    expect(lines.join()).not.toMatch(/@example|127\.0\.0\.1/);
    await server.close();
  });
});

describe('an address one signed up with', () => {
  const isConfirmed = async (client: Client): Promise<boolean> =>
    (await client.get('/oscarapi/login/')).body.email_confirmed;
  const send = (client: Client) => client.post(`${root}email/confirmation/`);
  const linkFrom = async (email: string) => {
    const mail = (await mailsTo(email)).findLast(({ text }) => text.includes('/confirm-email/'));
    const [, uidb64 = '', token = ''] =
      /\/confirm-email\/([\w-]+)\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    return { uidb64, token };
  };
  const orderAsGuest = async (guest_email: string): Promise<string> => {
    const guest = shop.client();
    const basket = await readyToPay(guest);
    const { body } = await pay(guest, aPayment(basket, origin, { guest_email }));
    return body.resultCode === 'Authorised' ? body.order_number : '';
  };

  it('the welcome link or a newer one confirms an address', async () => {
    const client = shop.client();
    const email = await signUp(client);
    expect(await isConfirmed(client)).toBe(false);
    const first = await linkFrom(email);
    expect((await send(client)).status).toBe(204);
    const second = await linkFrom(email);
    expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([400, 204]);
    expect(await isConfirmed(client)).toBe(true);
    const mails = (await mailsTo(email)).length;
    expect((await send(client)).status).toBe(204);
    expect(await mailsTo(email)).toHaveLength(mails);
  });

  it('a reset link confirms the address it was sent to', async () => {
    const client = shop.client();
    const email = await signUp(client);
    await client.post('/api/v1/soat/reset-password/request/', { email });
    const mail = (await mailsTo(email)).findLast(({ kind }) => kind === 'password-reset');
    const [, uidb64, token] = /\/reset-password\/([\w-]+)\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    await client.post('/api/v1/soat/reset-password/confirm/', { uidb64, token, password: renewed });
    await signIn(client, email, renewed);
    expect(await isConfirmed(client)).toBe(true);
  });

  it('guest orders join an account only after its address is confirmed', async () => {
    const email = `Guest-${Date.now()}@Example.test`;
    const numbers = [await orderAsGuest(email), await orderAsGuest(email.toLowerCase())];
    const other = await orderAsGuest('somebody-else@example.test');
    const client = shop.client();
    await signUp(client, email);
    const own = async (): Promise<readonly string[]> =>
      (await client.get('/oscarapi/orders/')).body.map(
        ({ number }: { readonly number: string }) => number,
      );
    expect(await own()).toEqual([]);
    expect((await client.get(`/oscarapi/orders/${numbers[0]}/`)).status).toBe(403);
    expect((await confirm(await linkFrom(email.toLowerCase()))).status).toBe(204);
    expect([...(await own())].sort()).toEqual([...numbers].sort());
    expect((await client.get(`/oscarapi/orders/${other}/`)).status).toBe(403);
  });

  it('confirmation links are mailed ten times an hour', async () => {
    const client = shop.client();
    await signUp(client);
    const statuses: number[] = [];
    for (let times = 0; times < 12; times += 1) statuses.push((await send(client)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(204), 429, 429]);
    expect((await send(shop.client())).status).toBe(403);
  });
});
