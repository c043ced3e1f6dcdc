import type { Result } from '../kernel/index.ts';
import type { SocialProvider } from '../shell/index.ts';

export type LinkedIdentity = {
  readonly provider: SocialProvider;
  /** The address reported when it was linked; empty if none was. */
  readonly email: string;
  /** ISO instant. */
  readonly linkedAt: string;
};

/** A proved identity that needs one more proof before it signs in. */
export type PendingIdentity = {
  readonly provider: SocialProvider;
  readonly email: string;
  /** The password of the account with the address, or its one-time code. */
  readonly asks: 'password' | 'code';
};

export type SocialState = {
  readonly providers: readonly SocialProvider[];
  /** Name of the `oidc` provider; null if there is none or it has no name. */
  readonly oidcName: string | null;
  readonly linked: readonly LinkedIdentity[];
  readonly pending: PendingIdentity | null;
};

type Unreached = { readonly kind: 'unreachable' };
type TooOften = { readonly kind: 'too-often'; readonly message: string };

export type SocialConfirmRefused =
  /** The pending identity has expired or was used. */
  | { readonly kind: 'pending-gone' }
  | { readonly kind: 'invalid-credentials' | 'second-factor-required' | 'second-factor-wrong' }
  | TooOften
  | Unreached;

export type SocialLinkRefused =
  | { readonly kind: 'wrong-password'; readonly message: string }
  | { readonly kind: 'provider-away' }
  | TooOften
  | Unreached;

/** Port: social sign-in. Redirects are URLs, not calls. */
export type SocialAccounts = {
  readonly state: () => Promise<Result<SocialState, Unreached>>;
  /** Proves ownership of the account to link, and signs in. */
  readonly confirm: (proof: {
    readonly password: string;
    readonly oneTimeCode: string;
  }) => Promise<Result<null, SocialConfirmRefused>>;
  readonly link: (request: {
    readonly provider: SocialProvider;
    readonly currentPassword: string;
  }) => Promise<Result<string, SocialLinkRefused>>;
  readonly unlink: (request: {
    readonly provider: SocialProvider;
    readonly currentPassword: string;
  }) => Promise<Result<null, SocialLinkRefused>>;
};
