import type { Money, Result } from '../kernel/index.ts';
import type { LocationInfo } from '../location/index.ts';
import type { CurrentUser } from './user.ts';

export type Credentials = {
  readonly email: string;
  readonly password: string;
  /** Of the app, or one to recover with; where the account has a second factor. */
  readonly oneTimeCode?: string;
};

export type SignInRefused =
  | { readonly kind: 'invalid-credentials' }
  /** The password is right; a code is needed too. */
  | { readonly kind: 'second-factor-required' }
  /** The password is right, and the code is wrong or was used. */
  | { readonly kind: 'second-factor-wrong' }
  /** Someone is signed in already and it is not the one who tries (AUTH-32). */
  | { readonly kind: 'session-in-use' }
  /** The message says how long to wait, in the reader's language. */
  | { readonly kind: 'too-often'; readonly message: string }
  | { readonly kind: 'unreachable' };

export type SignUpRefused =
  | { readonly kind: 'already-exists' }
  /** The message says how long to wait, in the reader's language. */
  | { readonly kind: 'too-often'; readonly message: string }
  /** All that is wrong in the reader's language, and of it what stands beside a field. */
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

/** What a visit starts with: who is here, where they are, what is in the basket. */
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
    changes: Partial<
      Pick<CurrentUser, 'firstName' | 'lastName' | 'newsletter' | 'isActive' | 'mailLanguage'>
    >,
  ) => Promise<Result<CurrentUser, { readonly kind: 'unreachable' }>>;
  /** Account credit of the signed-in customer (PRICE-20). */
  readonly credit: () => Promise<Result<Money, { readonly kind: 'unreachable' }>>;
  /** Chooses the country prices and shipping are for. */
  readonly chooseCountry: (
    countryCode: string,
  ) => Promise<Result<Visit, { readonly kind: 'unreachable' }>>;
};
