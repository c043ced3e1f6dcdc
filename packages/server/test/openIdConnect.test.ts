import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import type { OidcKey } from '../src/contexts/account/identityProviders/knownProviders.ts';
import { createLogger } from '../src/platform/runtime/logger.ts';
import { type OpenIdProvider, startOpenIdProvider } from './openIdProvider.ts';
import { aKey, type Client, createClient, signUp } from './oscarClient.ts';

const origin = 'http://127.0.0.1:4000';
let provider: OpenIdProvider;
const servers: Server[] = [];
const lines: string[] = [];
beforeAll(async () => {
  provider = await startOpenIdProvider(`${origin}/auth/complete/oidc/`);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  provider.close();
});

const openShop = async (changed: Partial<OidcKey> = {}): Promise<() => Client> => {
  const { issuer, clientId, clientSecret } = provider;
  const server = await createServer({
    database: { memory: true },
    identityProviders: {
      oidc: { issuer, clientId, clientSecret, name: 'House accounts', ...changed },
    },
    seedsAccounts: false,
    logger: createLogger('warn', { write: (line) => void lines.push(line) }),
    settings: { passwordCost: 4, limitFactor: 1_000, checkAnswers: true },
  });
  servers.push(server);
  return () => createClient({ fetch: (request) => server.fetch(request), origin });
};

const pathOf = (address: string): string => address.slice(origin.length);
const outcomeIn = (path: string | null): string | null =>
  new URL(path ?? '', origin).searchParams.get('social');

const enter = async (client: Client, email: string): Promise<string | null> => {
  const { location } = await client.get('/auth/login/oidc/?next=/faq');
  const back = await provider.signIn(location ?? '', email);
  return (await client.get(pathOf(back))).location;
};
const whoIs = async (client: Client): Promise<string | null> => {
  const { status, body } = await client.get('/oscarapi/login/');
  return status === 200 ? body.email : null;
};

it('[AUTH-11] a customer signs in with the shop’s own OpenID Connect provider', async () => {
  const aBrowser = await openShop();
  expect((await aBrowser().get('/api/v1/soat/social/')).body).toMatchObject({
    providers: ['oidc'],
    oidc_name: 'House accounts',
  });
  const email = `${aKey()}@example.test`;
  for (const client of [aBrowser(), aBrowser()]) {
    expect(await enter(client, email)).toBe('/faq');
    expect(await whoIs(client)).toBe(email);
  }
});

it('[AUTH-39] an account with the same address asks for its password once', async () => {
  const aBrowser = await openShop();
  const email = await signUp(aBrowser());
  const client = aBrowser();
  expect(outcomeIn(await enter(client, email))).toBe('confirm');
  const proof = { password: 'needle-and-thread' };
  expect((await client.post('/api/v1/soat/social/confirm/', proof)).status).toBe(204);
  expect(await whoIs(client)).toBe(email);
  expect((await client.get('/api/v1/soat/social/')).body.linked).toMatchObject([
    { provider: 'oidc', email },
  ]);
});

it('select_account is requested only if the provider supports it', async () => {
  const { location } = await (await openShop())().get('/auth/login/oidc/?next=/');
  expect(new URL(location ?? '').searchParams.get('prompt')).toBeNull();
});

it.each([
  ['a wrong secret', { clientSecret: 'run out' }, 'invalid_client'],
  ['an issuer that does not answer', { issuer: 'http://127.0.0.1:2' }, 'ECONNREFUSED'],
])('the failure %s is one warning with provider and error code', async (_, changed, code) => {
  const aBrowser = await openShop(changed);
  lines.length = 0;
  const client = aBrowser();
  const email = `${aKey()}@example.test`;
  const { location } = await client.get('/auth/login/oidc/?next=/faq');
  const isAsked = location?.startsWith(provider.issuer);
  const end = isAsked
    ? (await client.get(pathOf(await provider.signIn(location ?? '', email)))).location
    : location;
  expect(outcomeIn(end)).toBe('provider-away');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ provider: 'oidc', cause: code, msg: 'sign-in provider failed' }),
  ]);
  expect(lines.join()).not.toContain(email);
});

it('a refusal by the provider is one warning, a cancellation none', async () => {
  const client = (await openShop())();
  for (const [error, warned] of [
    ['access_denied', []],
    ['invalid_scope', ['invalid_scope']],
    ['<b>secret@example.test</b>', ['unknown']],
  ] as const) {
    lines.length = 0;
    const { location } = await client.get('/auth/login/oidc/?next=/faq');
    const state = new URL(location ?? '').searchParams.get('state') ?? '';
    const answer = new URLSearchParams({ error, state, iss: provider.issuer });
    await client.get(`/auth/complete/oidc/?${answer}`);
    expect(lines.map((line) => JSON.parse(line).cause)).toEqual(warned);
  }
});
