import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import { aBeanie, aKey, type Client, createClient, signIn, signUp } from './oscarClient.ts';

let server: Server;
let now = new Date();
const origin = 'http://127.0.0.1:4000';
beforeAll(async () => {
  server = await createServer({
    database: { memory: true },
    clock: () => now,
    identityProviders: 'demo',
    seedsAccounts: true,
    settings: { passwordCost: 4, limitFactor: 1_000, checkAnswers: true },
  });
});
afterAll(() => server.close());

const aBrowser = (): Client => createClient({ fetch: (request) => server.fetch(request), origin });

type Person = { readonly email: string; readonly verified?: boolean; readonly cancels?: true };
const pathOf = (location: string | null): string => {
  const url = new URL(location ?? '', origin);
  expect(url.origin).toBe(origin);
  return `${url.pathname}${url.search}`;
};

/** Follows redirects up to a page of the demo provider or the shop. */
const follow = async (client: Client, path: string): Promise<string> => {
  let at = path;
  for (let steps = 0; steps < 12; steps += 1) {
    if (at.startsWith('/sandbox/identities/ask/') || !/^\/(auth|sandbox)\//.test(at)) return at;
    const answer = await client.get(at);
    if (answer.status === 200 && at.startsWith('/sandbox/')) {
      // The response as a form submission on the provider's page.
      const form = [...String(answer.body).matchAll(/name="([^"]+)" value="([^"]+)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      );
      const action = /action="([^"]+)"/.exec(answer.body)?.[1] ?? '';
      at = pathOf((await client.post(pathOf(action), new URLSearchParams(form))).location);
    } else {
      expect([302, 303], `${at} ${JSON.stringify(answer.body).slice(0, 300)}`).toContain(
        answer.status,
      );
      at = pathOf(answer.location);
    }
  }
  throw new Error('No end');
};

const sayWho = async (
  client: Client,
  at: string,
  { email, verified = true, cancels }: Person,
): Promise<string> => {
  expect(at).toMatch(/^\/sandbox\/identities\/ask\//);
  expect((await client.get(at)).body).toContain('<form method="post">');
  const form = new URLSearchParams({
    email,
    first_name: 'Ada',
    ...(verified && { verified: 'on' }),
    decision: cancels ? 'cancel' : 'continue',
  });
  return await follow(client, pathOf((await client.post(at, form)).location));
};

const enterBy = async (
  client: Client,
  person: Person,
  provider = 'google-oauth2',
  next = '/faq?social_auth=true',
): Promise<string> =>
  await sayWho(
    client,
    await follow(client, `/auth/login/${provider}/?next=${encodeURIComponent(next)}`),
    person,
  );

const whoIs = async (client: Client): Promise<string | null> => {
  const { status, body } = await client.get('/oscarapi/login/');
  return status === 200 ? body.email : null;
};
const stateOf = async (client: Client) => (await client.get('/api/v1/soat/social/')).body;
const outcomeIn = (path: string): string | null => new URL(path, origin).searchParams.get('social');

describe('social sign-in', () => {
  it.each(['google-oauth2', 'apple-id', 'facebook'])(
    '[AUTH-11, AUTH-39] a confirmed address creates an account once: %s',
    async (provider) => {
      const client = aBrowser();
      await client.post('/oscarapi/basket/add-product/', aBeanie());
      const email = `${aKey()}@example.test`;
      expect(await enterBy(client, { email }, provider)).toBe('/faq?social_auth=true');
      expect(await whoIs(client)).toBe(email);
      expect((await client.get('/oscarapi/login/')).body).toMatchObject({
        first_name: 'Ada',
        email_confirmed: true,
      });
      expect((await client.basket()).lines).toBeDefined();
      expect((await client.get('/api/v1/soat/init/')).body).toMatchObject({ basket_count: 1 });
      expect(await stateOf(client)).toMatchObject({ linked: [{ provider, email }], pending: null });
      const again = aBrowser();
      await enterBy(again, { email }, provider, '/de/faq?social_auth=true');
      expect(await whoIs(again)).toBe(email);
      expect(
        (await again.get('/api/v1/soat/security/')).body.events.map(
          ({ kind }: { kind: string }) => kind,
        ),
      ).toEqual(expect.arrayContaining(['signed-up', 'signed-in']));
    },
  );

  it('[AUTH-39] an account with the same address is linked after its password', async () => {
    const owner = aBrowser();
    const email = await signUp(owner);
    const client = aBrowser();
    expect(outcomeIn(await enterBy(client, { email }))).toBe('confirm');
    expect(await whoIs(client)).toBeNull();
    expect((await stateOf(client)).pending).toEqual({
      provider: 'google-oauth2',
      email,
      asks: 'password',
    });
    expect((await stateOf(aBrowser())).pending).toBeNull();
    const confirm = (password: string) => client.post('/api/v1/soat/social/confirm/', { password });
    expect((await confirm('not the password')).status).toBe(401);
    expect((await confirm('needle-and-thread')).status).toBe(204);
    expect(await whoIs(client)).toBe(email);
    const again = aBrowser();
    await enterBy(again, { email });
    expect(await whoIs(again)).toBe(email);
    const late = aBrowser();
    expect(
      (await late.post('/api/v1/soat/social/confirm/', { password: 'needle-and-thread' })).body
        .reason,
    ).toBe('pending_gone');
  });

  it('[AUTH-39] an unconfirmed address of a provider is refused', async () => {
    const known = await signUp(aBrowser());
    for (const email of [known, `${aKey()}@example.test`]) {
      const client = aBrowser();
      expect(outcomeIn(await enterBy(client, { email, verified: false }))).toBe('email-unverified');
      expect([await whoIs(client), (await stateOf(client)).pending]).toEqual([null, null]);
    }
  });

  it('canceling returns to the start page with the sign-in panel', async () => {
    const client = aBrowser();
    const end = await enterBy(
      client,
      { email: 'a@example.test', cancels: true },
      'google-oauth2',
      '/de/faq?x=1&social_auth=true',
    );
    expect(end).toBe('/de/faq?x=1&auth=sign-in&auth-scope=full&social=cancelled');
  });

  it('a provider’s response works once, in its browser, in time', async () => {
    const answers: string[] = [];
    const client = aBrowser();
    const recorded: Client = {
      ...client,
      get: async (path: string) => {
        if (path.startsWith('/auth/complete/')) answers.push(path);
        return await client.get(path);
      },
    } as Client;
    await enterBy(recorded, { email: `${aKey()}@example.test` });
    const [answer = ''] = answers;
    expect(answer).toMatch(/code=.*state=|state=.*code=/);
    for (const other of [aBrowser(), client])
      expect(outcomeIn(pathOf((await other.get(answer)).location))).toBe('stale');
    const forged = aBrowser();
    await follow(forged, '/auth/login/google-oauth2/?next=/');
    expect(
      outcomeIn(
        pathOf((await forged.get('/auth/complete/google-oauth2/?code=x&state=y')).location),
      ),
    ).toBe('stale');
    const state = forged.cookies.get('social_state');
    expect(
      outcomeIn(
        pathOf((await forged.get(`/auth/complete/facebook/?code=x&state=${state}`)).location),
      ),
    ).toBe('stale');
    const late = aBrowser();
    const at = await follow(late, '/auth/login/google-oauth2/?next=/');
    now = new Date(now.getTime() + 16 * 60_000);
    expect(outcomeIn(await sayWho(late, at, { email: `${aKey()}@example.test` }))).toBe('stale');
  });

  it('a code of another request is refused', async () => {
    const one = aBrowser();
    await follow(one, '/auth/login/google-oauth2/?next=/');
    const state = one.cookies.get('social_state');
    expect(
      outcomeIn(
        pathOf(
          (await one.get(`/auth/complete/google-oauth2/?code=made-up&state=${state}`)).location,
        ),
      ),
    ).toBe('not-proved');
  });

  it('an account with a second factor asks for its code', async () => {
    const client = aBrowser();
    const email = `${aKey()}@example.test`;
    await enterBy(client, { email });
    await server.database.queries
      .updateTable('account')
      .set({ has_second_factor: 1 })
      .where('email', '=', email)
      .execute();
    const again = aBrowser();
    expect(outcomeIn(await enterBy(again, { email }))).toBe('confirm');
    expect((await stateOf(again)).pending).toMatchObject({ asks: 'code' });
    const refused = await again.post('/api/v1/soat/social/confirm/', { password: '' });
    expect([refused.status, refused.body.error_codes]).toEqual([401, ['second_factor_required']]);
    expect(
      (await again.post('/api/v1/soat/social/confirm/', { password: '', one_time_code: '000000' }))
        .body.error_codes,
    ).toEqual(['second_factor_wrong']);
    expect(await whoIs(again)).toBeNull();
  });

  it('a closed account cannot sign in', async () => {
    const client = aBrowser();
    const email = `${aKey()}@example.test`;
    await enterBy(client, { email });
    await server.database.queries
      .updateTable('account')
      .set({ is_active: 0 })
      .where('email', '=', email)
      .execute();
    expect(outcomeIn(await enterBy(aBrowser(), { email }))).toBe('account-closed');
  });

  it('redirects outside the shop are ignored', async () => {
    for (const next of [
      '//evil.test',
      '/..//evil.test',
      'https://evil.test/',
      '/\\evil.test',
      'javascript:alert(1)',
    ]) {
      expect(
        await enterBy(aBrowser(), { email: `${aKey()}@example.test` }, 'google-oauth2', next),
      ).toBe('/');
    }
    expect((await aBrowser().get('/auth/login/unheard-of/?next=/')).status).toBe(404);
  });
});

describe('the social sign-in switch', () => {
  it('[CATALOG-22] while off, no sign-in or link starts or completes', async () => {
    const staff = aBrowser();
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
    const turn = async (on: boolean) => {
      const change = { before: { on: !on }, after: { on }, reason: 'tried in a test' };
      expect(
        (await staff.put('/studio_api/data/switches/socialLoginEnabled/', change)).status,
      ).toBe(200);
    };
    const email = `${aKey()}@example.test`;
    const [onTheirWay, customer] = [aBrowser(), aBrowser()];
    const at = await follow(onTheirWay, '/auth/login/google-oauth2/?next=/');
    await signUp(customer);
    await turn(false);
    expect(outcomeIn(await follow(aBrowser(), '/auth/login/google-oauth2/?next=/faq'))).toBe(
      'provider-away',
    );
    expect(outcomeIn(await sayWho(onTheirWay, at, { email }))).toBe('provider-away');
    expect(await whoIs(onTheirWay)).toBeNull();
    const link = { provider: 'facebook', current_password: 'needle-and-thread' };
    expect(await customer.post('/api/v1/soat/social/link/', link)).toMatchObject({
      status: 409,
      body: { reason: 'provider_away' },
    });
    await turn(true);
    await enterBy(onTheirWay, { email });
    expect(await whoIs(onTheirWay)).toBe(email);
  });
});

describe('linked accounts', () => {
  it('linking and unlinking need the password', async () => {
    const client = aBrowser();
    const email = await signUp(client);
    const link = (current_password: string) =>
      client.post('/api/v1/soat/social/link/', { provider: 'facebook', current_password });
    expect(
      (
        await aBrowser().post('/api/v1/soat/social/link/', {
          provider: 'facebook',
          current_password: 'x',
        })
      ).status,
    ).toBe(403);
    expect(Object.keys((await link('not the password')).body)).toEqual(['current_password']);
    const at = await follow(client, pathOf((await link('needle-and-thread')).body.url));
    const other = `${aKey()}@example.test`;
    expect(await sayWho(client, at, { email: other, verified: false })).toBe(
      '/profile/security?social=linked',
    );
    expect((await stateOf(client)).linked).toMatchObject([{ provider: 'facebook', email: other }]);
    const entered = aBrowser();
    await enterBy(entered, { email: other }, 'facebook');
    expect(await whoIs(entered)).toBe(email);

    const stranger = aBrowser();
    await signUp(stranger);
    const theirs = await stranger.post('/api/v1/soat/social/link/', {
      provider: 'facebook',
      current_password: 'needle-and-thread',
    });
    const taken = await sayWho(stranger, await follow(stranger, pathOf(theirs.body.url)), {
      email: other,
    });
    expect(outcomeIn(taken)).toBe('identity-taken');

    const unlink = (current_password: string) =>
      client.post('/api/v1/soat/social/unlink/', { provider: 'facebook', current_password });
    expect((await unlink('not the password')).status).toBe(400);
    expect((await unlink('needle-and-thread')).status).toBe(204);
    expect((await stateOf(client)).linked).toEqual([]);
    expect(
      outcomeIn(await enterBy(aBrowser(), { email: other, verified: false }, 'facebook')),
    ).toBe('email-unverified');
  });

  it('an account is not linked after another customer signed in', async () => {
    const client = aBrowser();
    await signUp(client);
    const { body } = await client.post('/api/v1/soat/social/link/', {
      provider: 'facebook',
      current_password: 'needle-and-thread',
    });
    const at = await follow(client, pathOf(body.url));
    await client.del('/oscarapi/login/');
    await signIn(client, await signUp(aBrowser()));
    expect(outcomeIn(await sayWho(client, at, { email: `${aKey()}@example.test` }))).toBe('stale');
  });
});

describe('an unavailable provider', () => {
  it('a provider outage is reported and nothing starts', async () => {
    const away = await createServer({
      database: { memory: true },
      seedsAccounts: false,
      identityProviders: { 'google-oauth2': { clientId: 'x', clientSecret: 'y' } },
      settings: { passwordCost: 4 },
    });
    const client = createClient({ fetch: (request) => away.fetch(request), origin });
    const real = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('away'));
    try {
      const { location } = await client.get('/auth/login/google-oauth2/?next=/faq');
      expect(location).toBe('/faq?auth=sign-in&auth-scope=full&social=provider-away');
    } finally {
      globalThis.fetch = real;
    }
    expect((await client.get('/auth/login/facebook/?next=/faq')).location).toContain(
      'social=provider-away',
    );
    expect((await client.get('/api/v1/soat/social/')).body.providers).toEqual(['google-oauth2']);
    expect((await client.get('/api/v1/soat/init/')).body.location.test_group).toBeDefined();
    await away.close();
  });
});
