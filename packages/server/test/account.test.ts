import { describe, expect, it } from 'vitest';
import { fromJson } from '../src/platform/database/columns.ts';
import { aBeanie, type Client } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const password = 'measure-twice';
const seeded = 'customer@tailorbird.example';

let people = 0;
const anEmail = (): string => {
  people += 1;
  return `person${people}@example.test`;
};
const newCustomer = (changes: Record<string, unknown> = {}) => ({
  email: anEmail(),
  password: 'long enough words',
  newsletter: false,
  signing_up_with_credit: false,
  source: 'footer',
  ...changes,
});
const signUp = (client: Client, changes: Record<string, unknown> = {}) =>
  client.post('/oscarapi/customer/', newCustomer(changes));
const signIn = (client: Client, username = seeded, secret = password) =>
  client.post('/oscarapi/login/', { username, password: secret });
const setCookies = async (path: string, init: RequestInit = {}): Promise<readonly string[]> =>
  (await shop.server.fetch(new Request(new URL(path, origin), init))).headers.getSetCookie();

describe('signing in', () => {
  it('[API-04] signing in sets an HttpOnly session and a readable CSRF token', async () => {
    const cookies = await setCookies('/oscarapi/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: seeded, password }),
    });
    expect(cookies).toContainEqual(
      expect.stringMatching(
        /^sessionid=[\w-]{43}; Path=\/; Max-Age=1209600; SameSite=Lax; HttpOnly$/,
      ),
    );
    expect(cookies).toContainEqual(
      expect.stringMatching(/^csrftoken=[\w-]{43}; Path=\/; Max-Age=31449600; SameSite=Lax$/),
    );
    expect((await signIn(shop.client())).body).toBe('');
  });

  it('signing in accepts `email`, any case, and form encoding', async () => {
    expect(
      (await shop.client().post('/oscarapi/login/', { email: seeded.toUpperCase(), password }))
        .status,
    ).toBe(200);
    expect(
      (
        await shop
          .client()
          .send('POST', '/oscarapi/login/', new URLSearchParams({ username: seeded, password }))
      ).status,
    ).toBe(200);
  });

  it.each([
    [
      'a wrong password',
      { username: seeded, password: 'not-this-one' },
      { non_field_errors: ['invalid login'] },
    ],
    [
      'an unknown address',
      { username: 'nobody@example.test', password },
      { non_field_errors: ['invalid login'] },
    ],
    ['no password', { username: seeded }, { password: ['This field is required.'] }],
    [
      'a blank password',
      { username: seeded, password: ' ' },
      { password: ['This field may not be blank.'] },
    ],
    ['no address', { password }, { username: ['This field is required.'] }],
    ['a blank address', { username: '', password }, { username: ['This field may not be blank.'] }],
    [
      'a number for a password',
      { username: seeded, password: 7 },
      { password: ['Not a valid string.'] },
    ],
    ['null', { username: seeded, password: null }, { password: ['This field may not be null.'] }],
    [
      'a list as the body',
      [],
      { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] },
    ],
  ])('[AUTH-33] sign-in refuses %s with 401', async (_, content, body) => {
    expect(await shop.client().post('/oscarapi/login/', content)).toMatchObject({
      status: 401,
      body,
    });
  });

  it('[AUTH-32] while signed in, correct credentials get 405 and wrong ones 401', async () => {
    const client = shop.client();
    await signIn(client);
    expect(await signIn(client)).toMatchObject({
      status: 405,
      body: { detail: 'Session is in use, log out first' },
    });
    expect((await signIn(client, seeded, 'not-this-one')).status).toBe(401);
  });

  it('[API-02] a second sign-in without CSRF header is refused first', async () => {
    const client = shop.client();
    await signIn(client);
    expect(await client.send('POST', '/oscarapi/login/', {}, { 'x-csrftoken': '' })).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching(/^CSRF Failed: /) },
    });
  });

  it('several browsers can be signed in, and signing out ends one session', async () => {
    const [one, other] = [shop.client(), shop.client()];
    await signIn(one);
    await signIn(other);
    expect((await one.del('/oscarapi/login/')).body).toBe('');
    expect((await one.get('/oscarapi/login/')).status).toBe(405);
    expect((await other.get('/oscarapi/login/')).status).toBe(200);
  });

  it('each sign-in replaces session and CSRF token', async () => {
    const client = shop.client();
    await signIn(client);
    const before = [client.cookies.get('sessionid'), client.cookies.get('csrftoken')];
    await client.del('/oscarapi/login/');
    await signIn(client);
    expect(client.cookies.get('sessionid')).not.toBe(before[0]);
    expect(client.cookies.get('csrftoken')).not.toBe(before[1]);
  });

  it('ten failures from one IP address block sign-in for a while', async () => {
    const email = anEmail();
    await signUp(shop.client(), { email, password: 'long enough words' });
    const client = shop.client();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await signIn(client, email, 'wrong-one')).status).toBe(401);
    expect((await signIn(client, email, 'long enough words')).status).toBe(429);
    shop.putForward(16 * 60_000);
    expect((await signIn(client, email, 'long enough words')).status).toBe(200);
  });

  it('a session lasts two weeks with visits and one week without', async () => {
    const [regular, seldom] = [shop.client(), shop.client()];
    await signIn(regular);
    await signIn(seldom);
    const week = 7 * 24 * 3_600_000;
    shop.putForward(week - 60_000);
    expect((await regular.get('/oscarapi/login/')).status).toBe(200);
    shop.putForward(2 * 60_000);
    expect([
      (await regular.get('/oscarapi/login/')).status,
      (await seldom.get('/oscarapi/login/')).status,
    ]).toEqual([200, 405]);
    shop.putForward(week - 30 * 60_000);
    expect((await regular.get('/oscarapi/login/')).status).toBe(200);
    shop.putForward(60 * 60_000);
    expect((await regular.get('/oscarapi/login/')).status).toBe(405);
  });

  it('cookies are Secure only if the proxy reports https', async () => {
    const { createServer } = await import('../src/app/createServer.ts');
    const server = await createServer({
      database: { memory: true },
      seedsAccounts: false,
      settings: { trustProxy: true },
    });
    const cookies = async (headers: Record<string, string>): Promise<string> =>
      (await server.fetch(new Request(`${origin}/oscarapi/basket/`, { headers }))).headers
        .getSetCookie()
        .join();
    expect(await cookies({ 'x-forwarded-proto': 'https' })).toContain('; Secure');
    expect(await cookies({})).not.toContain('Secure');
    await server.close();
  });
});

describe('the current user', () => {
  it('[API-06] [USER-01] [USER-02] [USER-03] the current user has flags and order counts', async () => {
    const client = shop.client();
    await signIn(client);
    expect(await client.get('/oscarapi/login/')).toMatchObject({
      status: 200,
      body: {
        username: seeded,
        email: seeded,
        first_name: 'Cara',
        last_name: 'Customer',
        is_active: true,
        is_superuser: false,
        is_staff: false,
        impersonate: false,
        is_store: false,
        is_store_impersonate: false,
        userrecord: { num_orders: expect.any(Number), num_fulfilled_orders: expect.any(Number) },
      },
    });
  });

  it('reading the current user without session is 405', async () => {
    expect(await shop.client().get('/oscarapi/login/')).toMatchObject({
      status: 405,
      body: { detail: 'Method "GET" not allowed.' },
    });
  });

  it('[API-09] a profile change affects only the sent fields', async () => {
    const client = shop.client();
    await signUp(client);
    expect((await client.put('/oscarapi/user-full/', { first_name: ' Ada ' })).body).toMatchObject({
      first_name: 'Ada',
      last_name: '',
    });
    expect((await client.put('/oscarapi/user-full/', { newsletter: true })).body).toMatchObject({
      first_name: 'Ada',
      newsletter: true,
    });
    expect((await client.put('/oscarapi/user-full/', { first_name: 7 })).body).toEqual({
      first_name: ['Not a valid string.'],
    });
    expect((await client.put('/oscarapi/user-full/', { is_staff: true })).body).toMatchObject({
      is_staff: false,
    });
  });

  it('[AUTH-17] a deleted profile ends its sessions and is restored by sign-in for 30 days', async () => {
    const email = anEmail();
    const [one, other] = [shop.client(), shop.client()];
    await signUp(one, { email });
    await signIn(other, email, 'long enough words');
    expect((await one.put('/oscarapi/user-full/', { is_active: false })).body).toMatchObject({
      is_active: false,
    });
    for (const client of [one, other])
      expect((await client.get('/oscarapi/login/')).status).toBe(405);
    expect((await signIn(shop.client(), email, 'another password')).status).toBe(401);
    const back = shop.client();
    expect((await signIn(back, email, 'long enough words')).status).toBe(200);
    const restored = (client: Client) =>
      client.get('/api/v1/soat/init/').then(({ body }) => body.user.is_restored);
    expect((await back.get('/oscarapi/login/')).body).toMatchObject({ email, is_active: true });
    const next = shop.client();
    await signIn(next, email, 'long enough words');
    expect([await restored(back), await restored(next)]).toEqual([true, false]);
  });

  it('[AUTH-17] a sign-up with a deleted profile’s address creates a new account', async () => {
    const email = anEmail();
    const one = shop.client();
    await signUp(one, { email });
    await one.put('/oscarapi/user-full/', { first_name: 'Before', is_active: false });
    const other = shop.client();
    await signUp(other, { email, password: 'quite another password' });
    expect((await other.get('/oscarapi/login/')).body).toMatchObject({ email, first_name: '' });
    expect((await signIn(shop.client(), email, 'long enough words')).status).toBe(401);
    expect((await signIn(shop.client(), email, 'quite another password')).status).toBe(200);
  });

  it.each([
    ['GET', '/oscarapi/user/address-list/'],
    ['GET', '/accounts_api/credits/'],
    ['PUT', '/oscarapi/user-full/'],
    ['POST', '/oscarapi/customer-retail/'],
  ])('a session is required for %s %s: 403 without one', async (method, path) => {
    const content =
      method === 'GET'
        ? undefined
        : { email: anEmail(), first_name: 'A', last_name: 'B', newsletter: false };
    expect(await shop.client().send(method, path, content)).toMatchObject({
      status: 403,
      body: { detail: expect.any(String) },
    });
  });

  it('[API-10] [USER-05] [API-24] [PRICE-20] a customer has addresses, and credit in their currency', async () => {
    const client = shop.client({ country: 'US' });
    await signIn(client);
    const { body: addresses } = await client.get('/oscarapi/user/address-list/');
    expect(addresses[0]).toMatchObject({
      line4: 'New York',
      country: 'http://shop.test/oscarapi/countries/US/',
      is_default_for_shipping: true,
    });
    expect((await client.get('/accounts_api/credits/')).body).toEqual({
      total_credit: '50.00',
      currency: 'USD',
    });
    client.moveTo('SE');
    expect((await client.get('/accounts_api/credits/')).body).toEqual({
      total_credit: '0.00',
      currency: 'SEK',
    });
  });
});

describe('signing up', () => {
  it('[API-07] signing up opens a session and mails a translated welcome', async () => {
    const client = shop.client({ language: 'de' });
    const email = anEmail();
    expect(await signUp(client, { email })).toMatchObject({
      status: 201,
      body: { email, userrecord: { num_orders: 0, num_fulfilled_orders: 0 } },
    });
    expect((await client.get('/oscarapi/login/')).body).toMatchObject({ email });
    const rows = await shop.server.database.queries
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'welcome')
      .execute();
    const mail = rows.map(({ payload }) => fromJson(payload)).find(({ to }) => to === email);
    expect(mail).toMatchObject({
      subject: 'Willkommen bei Tailorbird',
      text: expect.stringContaining(`${origin}/de/products`),
    });
  });

  it('[AUTH-34] an address in use gets 409 in any case, also concurrently', async () => {
    const email = anEmail();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        signUp(shop.client(), { email: index % 2 ? email : email.toUpperCase() }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array<number>(9).fill(409),
    ]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      non_field_errors: ['An account for the specified email address already exists'],
    });
  });

  it.each([
    ['email', 'not an address', 'Provided email is invalid.'],
    ['email', '  ', 'Email is required.'],
    [
      'email',
      `${'a'.repeat(300)}@example.test`,
      'Ensure this field has no more than 254 characters.',
    ],
    ['password', 'short', 'The password needs at least 8 characters.'],
    [
      'password',
      'Password1',
      'This password is on the lists of common passwords that attackers try first. Please choose another one.',
    ],
    [
      'password',
      'Manchester',
      'This password is on the lists of common passwords that attackers try first. Please choose another one.',
    ],
    ['password', '', 'Password is required.'],
    ['newsletter', 'perhaps', 'Must be a valid boolean.'],
    ['source', 3, 'Not a valid string.'],
  ])('[AUTH-35] sign-up reports at %s the error of %j', async (field, value, message) => {
    expect(await signUp(shop.client(), { [field]: value })).toMatchObject({
      status: 400,
      body: { [field]: [message] },
    });
  });

  it('a sign-up while saving a size may set the password later by mail', async () => {
    const email = anEmail();
    expect(
      (await signUp(shop.client(), { email, password: '', source: 'ideal size' })).status,
    ).toBe(201);
    const rows = await shop.server.database.queries.selectFrom('outbox').selectAll().execute();
    const mail = rows.map(({ payload }) => fromJson(payload)).find(({ to }) => to === email);
    expect(mail?.text).toMatch(/\/reset-password\/[\w-]+\/[\w-]{43}/);
    expect((await signIn(shop.client(), email, 'whatever-it-is')).status).toBe(401);
  });

  it('signing up while signed in is refused', async () => {
    const client = shop.client();
    await signIn(client);
    expect((await signUp(client)).status).toBe(403);
  });

  it('[API-08] [GUARD-12] only stores and staff create customer accounts', async () => {
    const person = () => ({
      email: anEmail(),
      first_name: 'Rita',
      last_name: 'Retail',
      newsletter: true,
    });
    for (const [who, status] of [
      ['store@tailorbird.example', 201],
      ['staff@tailorbird.example', 201],
      [seeded, 403],
    ] as const) {
      const client = shop.client();
      await signIn(client, who);
      expect((await client.post('/oscarapi/customer-retail/', person())).status).toBe(status);
      expect((await client.get('/oscarapi/login/')).body).toMatchObject({ email: who });
    }
  });
});

describe('signing in as a guest', () => {
  it('[GUARD-02] signing in keeps the guest’s basket and sizes', async () => {
    const email = anEmail();
    const home = shop.client();
    await signUp(home, { email });
    await home.post('/oscarapi/basket/add-product/', aBeanie({ quantity: 2 }));
    const away = shop.client();
    await away.post('/oscarapi/basket/add-product/', aBeanie());
    await away.post('/oscarapi/basket/add-product/', aBeanie({ fabric_color_id: 1102 }));
    const size = await away.post('/customizer_api/v2/user-size2/', {
      title: 'Away',
      size_type: 1,
      measurements: [{ origin: 'manual', size_property_id: 101, value: 100 }],
    });
    await signIn(away, email, 'long enough words');
    expect((await away.basket()).all_lines.map(({ quantity }) => quantity).sort()).toEqual([1, 3]);
    expect((await home.basket()).num_items).toBe(4);
    expect((await home.get('/customizer_api/v2/user-size2/')).body).toEqual([size.body]);
  });
});

describe('resetting a password', () => {
  const linkFor = async (
    email: string,
  ): Promise<{ readonly uidb64: string; readonly token: string }> => {
    const rows = await shop.server.database.queries
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'password-reset')
      .execute();
    const mail = rows.map(({ payload }) => fromJson(payload)).findLast(({ to }) => to === email);
    const [, uidb64 = '', token = ''] =
      /\/reset-password\/([\w-]+)\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    return { uidb64, token };
  };
  const request = (email: string) =>
    shop.client().post('/api/v1/soat/reset-password/request/', { email });
  const validate = (link: object) =>
    shop.client().post('/api/v1/soat/reset-password/validate-token/', link);
  const confirm = (link: object, secret: string) =>
    shop.client().post('/api/v1/soat/reset-password/confirm/', { ...link, password: secret });

  it('[API-11] [API-12] [API-13] a mailed link resets the password once and ends all sessions', async () => {
    const email = anEmail();
    const client = shop.client();
    await signUp(client, { email });
    expect((await request(email)).status).toBe(204);
    const link = await linkFor(email);
    expect((await validate(link)).status).toBe(204);
    expect(await confirm(link, 'short')).toMatchObject({
      status: 400,
      body: { password: [expect.stringContaining('8')] },
    });
    expect((await confirm(link, 'another long one')).status).toBe(204);
    expect((await client.get('/oscarapi/login/')).status).toBe(405);
    expect((await signIn(shop.client(), email, 'long enough words')).status).toBe(401);
    expect((await signIn(shop.client(), email, 'another long one')).status).toBe(200);
    expect(await confirm(link, 'a third long one')).toMatchObject({
      status: 400,
      body: { reason: 'token_invalid' },
    });
  });

  it('only the newest reset link works', async () => {
    const email = anEmail();
    await signUp(shop.client(), { email });
    await request(email);
    const first = await linkFor(email);
    await request(email);
    const second = await linkFor(email);
    expect([(await validate(first)).status, (await validate(second)).status]).toEqual([400, 204]);
    expect(await confirm(first, 'another long one')).toMatchObject({
      status: 400,
      body: { reason: 'token_invalid' },
    });
    expect((await confirm(second, 'another long one')).status).toBe(204);
  });

  it('an unknown address gets the same response without mail', async () => {
    expect((await request('nobody@example.test')).status).toBe(204);
    expect((await linkFor('nobody@example.test')).token).toBe('');
  });

  it('[AUTH-29] an invalid address is reported at its field', async () => {
    expect(await request('')).toMatchObject({
      status: 400,
      body: { email: ['Email is required.'] },
    });
    expect(await request('x@')).toMatchObject({
      status: 400,
      body: { email: ['Provided email is invalid.'] },
    });
  });

  it('[AUTH-36] a deactivated account is reported', async () => {
    const email = anEmail();
    const client = shop.client();
    await signUp(client, { email });
    await client.put('/oscarapi/user-full/', { is_active: false });
    expect(await request(email)).toMatchObject({
      status: 400,
      body: { reason: 'user_not_active' },
    });
  });

  it('old, replaced and other accounts’ links are refused', async () => {
    const [email, other] = [anEmail(), anEmail()];
    await signUp(shop.client(), { email });
    await signUp(shop.client(), { email: other });
    await request(email);
    const link = await linkFor(email);
    await request(other);
    expect((await validate({ ...link, uidb64: (await linkFor(other)).uidb64 })).status).toBe(400);
    shop.putForward(25 * 3_600_000);
    expect(await validate(link)).toMatchObject({ status: 400, body: { reason: 'token_invalid' } });
    for (const wrong of [
      { uidb64: 'MQ', token: 'x' },
      { uidb64: '%', token: link.token },
    ]) {
      expect((await validate(wrong)).body).toEqual({ reason: 'token_invalid' });
    }
  });
});

describe('the start of a visit', () => {
  it('[API-14] [API-84] [DATA-08] [CATALOG-22] a visit has location, switches and a CSRF token', async () => {
    const client = shop.client({ country: 'DE', language: 'de' });
    expect((await client.get('/api/v1/soat/init/')).body).toMatchObject({
      user: null,
      basket_count: 0,
      location: {
        country_code: 'DE',
        country_name: 'Deutschland',
        continent_code: 'EU',
        currency: 'EUR',
        shipping_available: true,
        default_shipping_days: { earliest: 2, latest: 4 },
        returnables_wait: false,
        waffle: { switches: { applied_chat: true, social_login_enabled: false } },
      },
    });
    expect(client.cookies.get('csrftoken')).toMatch(/^[\w-]{43}$/);
  });

  it('[PRICE-22] unknown countries use US dollars, others without own currency euros', async () => {
    expect((await shop.client().get('/api/v1/soat/init/')).body.location).toMatchObject({
      country_or_region: null,
      country_code: null,
      country_name: null,
      continent_code: null,
      currency: 'USD',
      shipping_available: true,
    });
    expect(
      (await shop.client({ country: 'NO' }).get('/api/v1/soat/init/')).body.location,
    ).toMatchObject({
      country_code: 'NO',
      currency: 'EUR',
    });
  });

  it('a visit creates neither basket nor guest', async () => {
    const client = shop.client();
    await client.get('/api/v1/soat/init/');
    expect(client.cookies.has('guest_key')).toBe(false);
  });

  it('[PRICE-21] the chosen country changes the currency; an unknown one is refused', async () => {
    const client = shop.client();
    expect(
      (await client.post('/api/v1/soat/init/', { country_code: 'SG' })).body.location,
    ).toMatchObject({ currency: 'SGD' });
    expect(client.cookies.get('country')).toBe('SG');
    expect((await client.get('/api/v1/soat/init/')).body.location).toMatchObject({
      country_code: 'SG',
    });
    for (const country_code of ['XX', 'sg', '', 7, null]) {
      expect(await client.post('/api/v1/soat/init/', { country_code })).toMatchObject({
        status: 400,
        body: { country_code: [expect.any(String)] },
      });
    }
  });
});
