import type { Money, Result } from '../kernel/index.ts';
import type { LocationInfo } from '../location/index.ts';
import type { CurrentUser, ProfileChanges } from './user.ts';

export type Credentials = {
  readonly email: string;
  readonly password: string;
  /** From an authenticator app, or a recovery code, for accounts with a second factor. */
  readonly oneTimeCode?: string;
};

export type SignInRefused =
  | { readonly kind: 'invalid-credentials' }
  /** The password is right; a one-time code is needed too. */
  | { readonly kind: 'second-factor-required' }
  /** The password is right; the code is wrong or already used. */
  | { readonly kind: 'second-factor-wrong' }
  /** Another customer is signed in (AUTH-32). */
  | { readonly kind: 'session-in-use' }
  /** The message states how long to wait, in the reader's language. */
  | { readonly kind: 'too-often'; readonly message: string }
  | { readonly kind: 'unreachable' };

export type SignUpRefused =
  | { readonly kind: 'already-exists' }
  /** The message states how long to wait, in the reader's language. */
  | { readonly kind: 'too-often'; readonly message: string }
  /** All messages in the reader's language, and which of them belong to a field. */
  | {
      readonly kind: 'sign-up-invalid';
      readonly messages: readonly string[];
      readonly fields: Readonly<Partial<Record<'email' | 'password', readonly string[]>>>;
    }
  | { readonly kind: 'unreachable' };

export type SignUp = {
  readonly email: string;
  readonly password: string;
  readonly newsletter: boolean;
  readonly source: string;
  readonly signingUpWithCredit: boolean;
};

export type Visit = {
  readonly user: CurrentUser | null;
  readonly location: LocationInfo;
  readonly basketCount: number;
};

/** Port: the session of this browser. */
export type Account = {
  readonly visit: () => Promise<Result<Visit, { readonly kind: 'unreachable' }>>;
  readonly currentUser: () => Promise<Result<CurrentUser | null, { readonly kind: 'unreachable' }>>;
  readonly signIn: (credentials: Credentials) => Promise<Result<CurrentUser, SignInRefused>>;
  readonly signUp: (request: SignUp) => Promise<Result<CurrentUser, SignUpRefused>>;
  readonly signOut: () => Promise<Result<null, { readonly kind: 'unreachable' }>>;
  readonly update: (
    changes: ProfileChanges,
  ) => Promise<Result<CurrentUser, { readonly kind: 'unreachable' }>>;
  readonly credit: () => Promise<Result<Money, { readonly kind: 'unreachable' }>>;
  readonly chooseCountry: (
    countryCode: string,
  ) => Promise<Result<Visit, { readonly kind: 'unreachable' }>>;
};
