import type { Result } from '../kernel/index.ts';
import type { SocialProvider } from '../shell/index.ts';

export type LinkedIdentity = {
  readonly provider: SocialProvider;
  /** As the provider told it when it was linked; empty where it told none. */
  readonly email: string;
  /** ISO instant. */
  readonly linkedAt: string;
};

/** Somebody whom a provider has proved, and who shows one thing more before they are in. */
export type PendingIdentity = {
  readonly provider: SocialProvider;
  readonly email: string;
  /** The password of the account that has the address, or the code of its second factor. */
  readonly asks: 'password' | 'code';
};

export type SocialState = {
  /** Those that can be signed in with here. */
  readonly providers: readonly SocialProvider[];
  /** Name of the provider `oidc`; null when the shop has none, or no name for it. */
  readonly oidcName: string | null;
  /** Of the customer who is signed in. */
  readonly linked: readonly LinkedIdentity[];
  readonly pending: PendingIdentity | null;
};

type Unreached = { readonly kind: 'unreachable' };
type TooOften = { readonly kind: 'too-often'; readonly message: string };

export type SocialConfirmRefused =
  /** It waited too long, or was used. */
  | { readonly kind: 'pending-gone' }
  | { readonly kind: 'invalid-credentials' | 'second-factor-required' | 'second-factor-wrong' }
  | TooOften
  | Unreached;

export type SocialLinkRefused =
  | { readonly kind: 'wrong-password'; readonly message: string }
  /** The provider cannot be asked, or is none of this shop's. */
  | { readonly kind: 'provider-away' }
  | TooOften
  | Unreached;

/** Port: signing in with accounts at other houses. The way there and back is addresses, not calls. */
export type SocialAccounts = {
  readonly state: () => Promise<Result<SocialState, Unreached>>;
  /** Proves to be the owner of the account that the pending identity is to be linked to, which signs in. */
  readonly confirm: (proof: {
    readonly password: string;
    readonly oneTimeCode: string;
  }) => Promise<Result<null, SocialConfirmRefused>>;
  /** Answers the address of the provider to go to. */
  readonly link: (request: {
    readonly provider: SocialProvider;
    readonly currentPassword: string;
  }) => Promise<Result<string, SocialLinkRefused>>;
  readonly unlink: (request: {
    readonly provider: SocialProvider;
    readonly currentPassword: string;
  }) => Promise<Result<null, SocialLinkRefused>>;
};
