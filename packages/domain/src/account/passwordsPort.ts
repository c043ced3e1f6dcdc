import type { Result } from '../kernel/index.ts';

/** What the link in a reset mail carries. */
export type ResetLink = { readonly uid: string; readonly token: string };

export type PasswordResetRefused =
  /** AUTH-36: the account was removed or deactivated. */
  | { readonly kind: 'user-not-active' }
  /** The link was used, is too old, or never was one. */
  | { readonly kind: 'reset-link-invalid' }
  /** Said in the reader's language (AUTH-37). */
  | { readonly kind: 'reset-refused'; readonly messages: readonly string[] }
  /** The message says how long to wait, in the reader's language. */
  | { readonly kind: 'too-often'; readonly message: string }
  | { readonly kind: 'unreachable' };

/** Port: setting a new password by mail (AUTH-29 … AUTH-31). */
export type Passwords = {
  /** Mails a link. An address without an account is answered like one with. */
  readonly requestReset: (email: string) => Promise<Result<null, PasswordResetRefused>>;
  readonly checkLink: (link: ResetLink) => Promise<Result<null, PasswordResetRefused>>;
  /** Sets the password; every session of the account ends. */
  readonly setPassword: (
    link: ResetLink,
    password: string,
  ) => Promise<Result<null, PasswordResetRefused>>;
};
