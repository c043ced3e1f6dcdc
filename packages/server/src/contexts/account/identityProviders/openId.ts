import type { VerifiedIdentity } from '@tailorbird/domain/account';
import { err, ok } from '@tailorbird/domain/kernel';
import { type SocialProvider, socialProviders } from '@tailorbird/domain/shell';
import type { Logger } from 'pino';
import type {
  IdentityProviders,
  IdentityQuestion,
  NotProved,
} from '../application/identityProviders.ts';
import { socialPath } from '../application/socialPath.ts';
import {
  type IdentityKeys,
  type KnownProvider,
  type ProviderKey,
  providerSettingsOf,
} from './knownProviders.ts';

type Client = typeof import('openid-client');
type Configuration = import('openid-client').Configuration;

const loadClient = (): Promise<Client> => import('openid-client');

/** Request timeout in seconds. */
const patience = 8;

/** A configured provider: credentials, and for a demo its address and fetch function. */
export type ReachableProvider = {
  readonly settings: KnownProvider;
  readonly key: ProviderKey;
  /** Replaces the network for a provider in this process, which may use plain HTTP. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Apple sends `"true"` and Entra `1` where others send `true`. */
const isTrue = (value: unknown): boolean => [true, 'true', 1, '1'].includes(value as string);

type Claims = Readonly<Record<string, unknown>>;

/**
 * Entra has no `email_verified`: its claim `xms_edov` confirms that the domain's owner is
 * verified.
 */
const toIdentity = (claims: Claims, provider: SocialProvider): VerifiedIdentity => ({
  subject: textOf(claims.sub),
  email: textOf(claims.email) || null,
  emailVerified: isTrue(claims.email_verified) || (provider === 'oidc' && isTrue(claims.xms_edov)),
  firstName: textOf(claims.given_name),
  lastName: textOf(claims.family_name),
});

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Client authentication: the secret in the body, unless the provider accepts only the header.
 */
const authenticationFor = (
  client: Client,
  methods: readonly string[] | undefined,
  secret: string,
) =>
  methods && !methods.includes('client_secret_post') && methods.includes('client_secret_basic')
    ? client.ClientSecretBasic(secret)
    : client.ClientSecretPost(secret);

const configure = async (
  client: Client,
  { settings, key, fetch }: ReachableProvider,
): Promise<Configuration> => {
  const { protocol, hostname } = new URL(settings.issuer);
  const hasTls = !fetch && !(protocol === 'http:' && loopback.includes(hostname));
  const found = await client.discovery(
    new URL(settings.issuer),
    key.clientId,
    key.clientSecret,
    undefined,
    {
      timeout: patience,
      ...(!hasTls && { execute: [client.allowInsecureRequests] }),
      ...(fetch && { [client.customFetch]: fetch as never }),
    },
  );
  const server = { ...found.serverMetadata(), ...settings.metadata };
  const methods = server.token_endpoint_auth_methods_supported;
  const configuration = new client.Configuration(
    server,
    key.clientId,
    undefined,
    authenticationFor(client, methods, key.clientSecret),
  );
  configuration.timeout = patience;
  if (!hasTls) client.allowInsecureRequests(configuration);
  if (fetch) configuration[client.customFetch] = fetch as never;
  // Requires a valid signature of the ID token, even over TLS.
  client.enableNonRepudiationChecks(configuration);
  return configuration;
};

/** Claims of the ID token, plus those of the userinfo endpoint if the token has no address. */
const claimsOf = async (
  client: Client,
  configuration: Configuration,
  tokens: Awaited<ReturnType<Client['authorizationCodeGrant']>>,
): Promise<Claims> => {
  const claims: Claims = tokens.claims() ?? {};
  const isComplete = textOf(claims.email) !== '' || textOf(claims.sub) === '';
  if (isComplete || !configuration.serverMetadata().userinfo_endpoint) return claims;
  const more = await client.fetchUserInfo(configuration, tokens.access_token, textOf(claims.sub));
  return { ...more, ...claims };
};

type Failure = { readonly error?: unknown; readonly code?: unknown; readonly cause?: unknown };

/**
 * The provider's error code, otherwise the innermost error of client or network, without
 * personal data.
 */
const codeOf = (client: Client, cause: unknown): string => {
  const isSaid =
    cause instanceof client.AuthorizationResponseError || cause instanceof client.ResponseBodyError;
  let found: unknown = isSaid ? cause.error : undefined;
  for (let at = isSaid ? null : cause; at instanceof Error; at = (at as Failure).cause)
    found = (at as Failure).code ?? found ?? at.name;
  return /^\w{1,60}$/.test(String(found)) ? String(found) : 'unknown';
};

/**
 * Classifies a failed response: canceled by the customer, provider failure, or mismatched
 * response.
 */
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

/**
 * OpenID Connect providers: authorization code with PKCE, state and nonce. Discovery is cached;
 * a failure is retried at the next request.
 */
export const createOpenIdProviders = (
  names: readonly SocialProvider[],
  reach: (provider: SocialProvider, origin: string) => Promise<ReachableProvider>,
  logger: Pick<Logger, 'warn'>,
): IdentityProviders => {
  const warn = (client: Client, provider: SocialProvider, cause: unknown): void =>
    logger.warn({ provider, cause: codeOf(client, cause) }, 'sign-in provider failed');
  const configurations = new Map<string, Promise<Configuration>>();
  const configurationOf = async (
    client: Client,
    reached: ReachableProvider,
  ): Promise<Configuration> => {
    const name = `${reached.settings.issuer} ${reached.key.clientId}`;
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
        const prompts = configuration.serverMetadata().prompt_values_supported;
        const address = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectOf(question),
          scope: reached.settings.scope,
          state: question.state,
          nonce: question.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(question.verifier),
          code_challenge_method: 'S256',
          ui_locales: locale,
          ...(Array.isArray(prompts) &&
            prompts.includes('select_account') && { prompt: 'select_account' }),
          ...reached.settings.parameters,
        });
        return ok(address);
      } catch (cause) {
        warn(client, question.provider, cause);
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
        const claims = await claimsOf(client, configuration, tokens);
        const identity = toIdentity(claims, question.provider);
        return identity.subject === '' ? err({ kind: 'not-proved' }) : ok(identity);
      } catch (cause) {
        const failure = failureOf(client, cause);
        if (failure.kind !== 'cancelled') warn(client, question.provider, cause);
        return err(failure);
      }
    },
  };
};

export const createKnownProviders = (
  keys: IdentityKeys,
  logger: Pick<Logger, 'warn'>,
): IdentityProviders => ({
  ...createOpenIdProviders(
    socialProviders.filter((provider) => keys[provider] !== undefined),
    async (provider) => {
      const reached = providerSettingsOf(provider, keys);
      if (!reached) throw new Error(`No key for ${provider}`);
      return reached;
    },
    logger,
  ),
  oidcName: keys.oidc?.name ?? null,
});
