import type { Result } from '../kernel/index.ts';

export type ResetLink = { readonly uid: string; readonly token: string };

export type PasswordResetRefused =
  /** The account was deleted or deactivated (AUTH-36). */
  | { readonly kind: 'user-not-active' }
  | { readonly kind: 'reset-link-invalid' }
  /** In the reader's language (AUTH-37). */
  | { readonly kind: 'reset-refused'; readonly messages: readonly string[] }
  /** The message states how long to wait, in the reader's language. */
  | { readonly kind: 'too-often'; readonly message: string }
  | { readonly kind: 'unreachable' };

/** Port: password reset by mail (AUTH-29 … AUTH-31). */
export type Passwords = {
  /** Mails a link. The answer does not reveal whether the address has an account. */
  readonly requestReset: (email: string) => Promise<Result<null, PasswordResetRefused>>;
  readonly checkLink: (link: ResetLink) => Promise<Result<null, PasswordResetRefused>>;
  readonly setPassword: (
    link: ResetLink,
    password: string,
  ) => Promise<Result<null, PasswordResetRefused>>;
};
