/** A provider with scripted answers: an identity counts only if the provider signed it. */
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { expect, it } from 'vitest';
import { createOpenIdProviders } from '../src/contexts/account/identityProviders/openId.ts';

const issuer = 'https://settings.test';
const question = {
  provider: 'google-oauth2',
  origin: 'https://shop.test',
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
  verifier: 'v'.repeat(43),
} as const;
const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });

const written = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signedBy = (key: KeyObject): string => {
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: issuer,
    aud: 'shop',
    sub: 'somebody',
    nonce: question.nonce,
    iat: now,
    exp: now + 60,
  };
  const text = `${written({ alg: 'RS256', kid: 'own' })}.${written(claims)}`;
  return `${text}.${createSign('sha256').update(text).sign(key).toString('base64url')}`;
};

const identityBy = async (key: KeyObject) => {
  const answers: Readonly<Record<string, object>> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    },
    '/token': { access_token: 'a', token_type: 'bearer', id_token: signedBy(key) },
    '/keys': {
      keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' }],
    },
  };
  const fetch = async (address: string): Promise<Response> =>
    Response.json(answers[new URL(address).pathname]);
  const settings = { issuer, scope: 'openid' };
  const providers = createOpenIdProviders(
    [question.provider],
    async () => ({
      settings,
      key: { clientId: 'shop', clientSecret: 'secret' },
      fetch,
    }),
    { warn: () => {} },
  );
  return await providers.identityFrom(
    question,
    new URLSearchParams({ code: 'a-code', state: question.state }),
  );
};

it('[AUTH-39] an identity needs a valid signature of the provider’s key', async () => {
  expect(await identityBy(own.privateKey)).toMatchObject({
    ok: true,
    value: { subject: 'somebody' },
  });
  expect(await identityBy(foreign.privateKey)).toEqual({
    ok: false,
    failure: { kind: 'not-proved' },
  });
});
