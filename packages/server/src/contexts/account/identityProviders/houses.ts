import type { SocialProvider } from '@tailorbird/domain/shell';

/** What is known of a house that says who people are. `metadata`: what its discovery document does not say. */
export type House = {
  readonly issuer: string;
  readonly scope: string;
  readonly metadata?: Readonly<Record<string, string>>;
  /** Parameters of the question beside the usual ones. */
  readonly parameters?: Readonly<Record<string, string>>;
};

export const houses: Readonly<Record<SocialProvider, House>> = {
  'google-oauth2': {
    issuer: 'https://accounts.google.com',
    scope: 'openid email profile',
    parameters: { prompt: 'select_account' },
  },
  // With an address asked for, Apple sends its answer as a form.
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

/** What a house knows the shop by. Apple's secret is a signed text that whoever runs the shop makes anew twice a year. */
export type HouseKey = { readonly clientId: string; readonly clientSecret: string };

export type IdentityKeys = Readonly<Partial<Record<SocialProvider, HouseKey>>>;
