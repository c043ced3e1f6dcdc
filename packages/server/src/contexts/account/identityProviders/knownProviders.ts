import type { SocialProvider } from '@tailorbird/domain/shell';

/** An identity provider. `metadata` adds what its discovery document lacks. */
export type KnownProvider = {
  readonly issuer: string;
  readonly scope: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly parameters?: Readonly<Record<string, string>>;
};

const knownProviders: Readonly<Record<Exclude<SocialProvider, 'oidc'>, KnownProvider>> = {
  'google-oauth2': {
    issuer: 'https://accounts.google.com',
    scope: 'openid email profile',
    parameters: { prompt: 'select_account' },
  },
  // With the scope `email`, Apple posts its response as a form.
  'apple-id': {
    issuer: 'https://appleid.apple.com',
    scope: 'openid email name',
    parameters: { response_mode: 'form_post' },
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    scope: 'openid email public_profile',
    metadata: { token_endpoint: 'https://graph.facebook.com/v21.0/oauth/access_token' },
  },
};

/**
 * Credentials at a provider. Apple's secret is a signed token that expires after six months.
 */
export type ProviderKey = { readonly clientId: string; readonly clientSecret: string };

export type OidcKey = ProviderKey & { readonly issuer: string; readonly name: string | null };

export type IdentityKeys = Readonly<
  Partial<Record<Exclude<SocialProvider, 'oidc'>, ProviderKey> & { readonly oidc: OidcKey }>
>;

export const providerSettingsOf = (
  provider: SocialProvider,
  keys: IdentityKeys,
): { readonly settings: KnownProvider; readonly key: ProviderKey } | null => {
  if (provider === 'oidc')
    return keys.oidc
      ? { settings: { issuer: keys.oidc.issuer, scope: 'openid email profile' }, key: keys.oidc }
      : null;
  const key = keys[provider];
  return key ? { settings: knownProviders[provider], key } : null;
};

export const usesFormPost = (provider: Exclude<SocialProvider, 'oidc'>): boolean =>
  knownProviders[provider].parameters?.response_mode === 'form_post';
