import type { Result } from '../kernel/index.ts';
import type { SignInRefused } from './accountPort.ts';
import type { Passkey } from './passkey.ts';
import type { SecurityRefused } from './securityPort.ts';
import type { CurrentUser } from './user.ts';

export type OwnerProof =
  | { readonly kind: 'password'; readonly currentPassword: string }
  | { readonly kind: 'passkey' };

export type PasskeyNotGiven =
  | { readonly kind: 'passkey-dismissed' }
  /** The browser or the shop's origin does not support passkeys. */
  | { readonly kind: 'passkeys-unknown' };

export type PasskeyRefused =
  | SecurityRefused
  | PasskeyNotGiven
  | { readonly kind: 'passkey-here-already' };

type Unreached = { readonly kind: 'unreachable' };

export type Passkeys = {
  /** Support in this browser; `autofill` offers passkeys in the email field. */
  readonly support: () => Promise<{ readonly here: boolean; readonly autofill: boolean }>;
  /**
   * Signs in with a passkey: `asked` by a button, or chosen from the email field's suggestions,
   * which waits indefinitely.
   */
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
  readonly stop: () => void;
  readonly add: (passkey: {
    readonly name: string;
    readonly proof: OwnerProof;
  }) => Promise<Result<Passkey, PasskeyRefused>>;
  readonly rename: (id: number, name: string) => Promise<Result<Passkey, SecurityRefused>>;
  /** The last way to sign in cannot be removed. */
  readonly remove: (
    id: number,
    proof: OwnerProof,
  ) => Promise<
    Result<null, SecurityRefused | PasskeyNotGiven | { readonly kind: 'last-way-in' } | Unreached>
  >;
};
