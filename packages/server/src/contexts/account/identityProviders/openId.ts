import type { ProvedIdentity } from '@tailorbird/domain/account';
import { err, ok } from '@tailorbird/domain/kernel';
import { type SocialProvider, socialProviders } from '@tailorbird/domain/shell';
import type {
  IdentityProviders,
  IdentityQuestion,
  NotProved,
} from '../application/identityProviders.ts';
import { socialPath } from '../application/socialPath.ts';
import { type House, type HouseKey, houses, type IdentityKeys } from './houses.ts';

type Client = typeof import('openid-client');
type Configuration = import('openid-client').Configuration;

/** Loaded when somebody first signs in with another house. */
const loadClient = (): Promise<Client> => import('openid-client');

/** Seconds a provider may take for an answer. */
const patience = 8;

/** How a house is asked: the key it knows the shop by, and for one that is tried out where it is and how it is reached. */
export type Reached = {
  readonly house: House;
  readonly key: HouseKey;
  /** In place of the network, for a house inside this process, which may speak without TLS. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Apple says `"true"` where others say `true`. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

const toIdentity = (claims: Readonly<Record<string, unknown>>): ProvedIdentity => ({
  subject: textOf(claims.sub),
  email: textOf(claims.email) || null,
  emailVerified: isTrue(claims.email_verified),
  firstName: textOf(claims.given_name),
  lastName: textOf(claims.family_name),
});

const configure = async (
  client: Client,
  { house, key, fetch }: Reached,
): Promise<Configuration> => {
  const found = await client.discovery(
    new URL(house.issuer),
    key.clientId,
    key.clientSecret,
    undefined,
    {
      timeout: patience,
      ...(fetch && {
        execute: [client.allowInsecureRequests],
        [client.customFetch]: fetch as never,
      }),
    },
  );
  // Who somebody is has to be signed by the house, whoever handed it over.
  client.enableNonRepudiationChecks(found);
  if (!house.metadata) return found;
  const told = new client.Configuration(
    { ...found.serverMetadata(), ...house.metadata },
    key.clientId,
    key.clientSecret,
  );
  told.timeout = patience;
  client.enableNonRepudiationChecks(told);
  return told;
};

/** What an answer that proves nothing is: the customer's own choice, a provider in trouble, or something that was not asked for. */
const failureOf = (client: Client, cause: unknown): NotProved => {
  if (cause instanceof client.AuthorizationResponseError)
    return { kind: cause.error === 'access_denied' ? 'cancelled' : 'provider-away' };
  if (cause instanceof client.ResponseBodyError)
    return { kind: cause.error === 'invalid_grant' ? 'not-proved' : 'provider-away' };
  const code = cause instanceof client.ClientError ? cause.code : undefined;
  return {
    kind:
      code === undefined || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
        ? 'provider-away'
        : 'not-proved',
  };
};

/** Houses asked by OpenID Connect: authorization code with PKCE, state and nonce. What a house says of itself is asked for once; a failure is asked for again the next time. */
export const createOpenIdProviders = (
  names: readonly SocialProvider[],
  reach: (provider: SocialProvider, origin: string) => Promise<Reached>,
): IdentityProviders => {
  const configurations = new Map<string, Promise<Configuration>>();
  const configurationOf = async (client: Client, reached: Reached): Promise<Configuration> => {
    const name = `${reached.house.issuer} ${reached.key.clientId}`;
    const known = configurations.get(name) ?? configure(client, reached);
    configurations.set(name, known);
    try {
      return await known;
    } catch (cause) {
      configurations.delete(name);
      throw cause;
    }
  };
  const redirectOf = ({
    provider,
    origin,
  }: Pick<IdentityQuestion, 'provider' | 'origin'>): string =>
    `${origin}${socialPath('complete', provider)}`;

  return {
    names,
    addressFor: async (question, locale) => {
      const client = await loadClient();
      try {
        const reached = await reach(question.provider, question.origin);
        const configuration = await configurationOf(client, reached);
        const address = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectOf(question),
          scope: reached.house.scope,
          state: question.state,
          nonce: question.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(question.verifier),
          code_challenge_method: 'S256',
          ui_locales: locale,
          ...reached.house.parameters,
        });
        return ok(address);
      } catch {
        return err({ kind: 'provider-away' });
      }
    },
    identityFrom: async (question, answer) => {
      const client = await loadClient();
      try {
        const configuration = await configurationOf(
          client,
          await reach(question.provider, question.origin),
        );
        const tokens = await client.authorizationCodeGrant(
          configuration,
          new URL(`${redirectOf(question)}?${answer}`),
          {
            expectedState: question.state,
            expectedNonce: question.nonce,
            pkceCodeVerifier: question.verifier,
            idTokenExpected: true,
          },
        );
        const identity = toIdentity(tokens.claims() ?? {});
        return identity.subject === '' ? err({ kind: 'not-proved' }) : ok(identity);
      } catch (cause) {
        return err(failureOf(client, cause));
      }
    },
  };
};

/** The houses the shop has keys for. */
export const createKnownProviders = (keys: IdentityKeys): IdentityProviders =>
  createOpenIdProviders(
    socialProviders.filter((provider) => keys[provider] !== undefined),
    async (provider) => {
      const key = keys[provider];
      if (!key) throw new Error(`No key for ${provider}`);
      return { house: houses[provider], key };
    },
  );
