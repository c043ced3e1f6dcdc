import type { Result } from '../kernel/index.ts';
import type { SignInRefused } from './accountPort.ts';
import type { Passkey } from './passkey.ts';
import type { SecurityRefused } from './securityPort.ts';
import type { CurrentUser } from './user.ts';

/** What shows that it is the owner who asks: their password, or one of their passkeys. */
export type OwnerProof =
  | { readonly kind: 'password'; readonly currentPassword: string }
  | { readonly kind: 'passkey' };

/** Why the browser, or the person before it, gave no passkey. */
export type PasskeyNotGiven =
  /** They closed what the browser showed, or took too long. */
  | { readonly kind: 'passkey-dismissed' }
  /** The browser, or the address the shop is at, knows none. */
  | { readonly kind: 'passkeys-unknown' };

export type PasskeyRefused =
  | SecurityRefused
  | PasskeyNotGiven
  /** The device has a passkey for this account already. */
  | { readonly kind: 'passkey-here-already' };

type Unreached = { readonly kind: 'unreachable' };

/** Port: passkeys of whoever sits before this browser. */
export type Passkeys = {
  /** What this browser can do; `autofill`: it offers passkeys where the address is typed. */
  readonly support: () => Promise<{ readonly here: boolean; readonly autofill: boolean }>;
  /** Signs in with a passkey: `asked` for by a button, or chosen among what the field of the address offers, for which it waits as long as it takes. */
  readonly signIn: (how: 'asked' | 'autofill') => Promise<
    Result<
      CurrentUser,
      | Exclude<
          SignInRefused,
          {
            readonly kind: 'invalid-credentials' | 'second-factor-required' | 'second-factor-wrong';
          }
        >
      | PasskeyNotGiven
      | { readonly kind: 'passkey-refused' }
    >
  >;
  /** No longer waits for one to be chosen. */
  readonly stop: () => void;
  readonly add: (passkey: {
    readonly name: string;
    readonly proof: OwnerProof;
  }) => Promise<Result<Passkey, PasskeyRefused>>;
  readonly rename: (id: number, name: string) => Promise<Result<Passkey, SecurityRefused>>;
  /** The last way to sign in stays. */
  readonly remove: (
    id: number,
    proof: OwnerProof,
  ) => Promise<
    Result<null, SecurityRefused | PasskeyNotGiven | { readonly kind: 'last-way-in' } | Unreached>
  >;
};
