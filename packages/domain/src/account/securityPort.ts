import type { Result } from '../kernel/index.ts';
import type { Device } from './device.ts';
import type { Passkey } from './passkey.ts';
import type { ResetLink } from './passwordsPort.ts';
import type { SecurityEvent } from './securityEvent.ts';

export type OpenSession = {
  readonly id: string;
  readonly device: Device;
  /** ISO instants. */
  readonly signedInAt: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
};

export type AccountSecurity = {
  readonly email: string;
  /** A new address that replaces `email` once its confirmation link is followed. */
  readonly pendingEmail: string | null;
  /** False for an account created without a password; a mailed link sets one. */
  readonly hasPassword: boolean;
  /** The current session first, then by last use. */
  readonly sessions: readonly OpenSession[];
  /**
   * True if a one-time code is required beside the password, and the number of unused recovery
   * codes.
   */
  readonly secondFactor: { readonly isOn: boolean; readonly recoveryCodesLeft: number };
  /** Passkeys, oldest first. */
  readonly passkeys: readonly Passkey[];
  /** Recent events, newest first. */
  readonly events: readonly SecurityEvent[];
};

/** Fields of forms that change how the customer signs in. */
export type SecurityField = 'currentPassword' | 'password' | 'email' | 'code' | 'name' | 'passkey';

export type SecurityRefused =
  /** Messages by field, in the reader's language. */
  | {
      readonly kind: 'fields-refused';
      readonly fields: Readonly<Partial<Record<SecurityField, readonly string[]>>>;
    }
  /** Too many wrong passwords; the message states how long to wait. */
  | { readonly kind: 'too-often'; readonly message: string }
  | { readonly kind: 'unreachable' };

export type EmailLinkRefused =
  /** The link was used, has expired, was replaced by a newer one or never existed. */
  | { readonly kind: 'email-link-invalid' }
  | { readonly kind: 'email-taken' }
  | { readonly kind: 'unreachable' };

type Unreached = { readonly kind: 'unreachable' };

export type Security = {
  readonly overview: () => Promise<Result<AccountSecurity, Unreached>>;
  /** Ends every other session. */
  readonly changePassword: (change: {
    readonly currentPassword: string;
    readonly password: string;
  }) => Promise<Result<null, SecurityRefused>>;
  /**
   * Mails a link to the new address and a notice to the old one. The address changes when the
   * link is followed.
   */
  readonly changeEmail: (change: {
    readonly currentPassword: string;
    readonly email: string;
  }) => Promise<Result<null, SecurityRefused>>;
  readonly confirmEmail: (link: ResetLink) => Promise<Result<null, EmailLinkRefused>>;
  readonly sendConfirmation: () => Promise<
    Result<null, Exclude<SecurityRefused, { readonly kind: 'fields-refused' }>>
  >;
  /**
   * A key for an authenticator app, as text and as a URL. It has no effect until one of its
   * codes is confirmed.
   */
  readonly startSecondFactor: (change: {
    readonly currentPassword: string;
  }) => Promise<Result<{ readonly key: string; readonly address: string }, SecurityRefused>>;
  /**
   * Enables the second factor with a code from the app; returns the recovery codes, which are
   * shown once.
   */
  readonly confirmSecondFactor: (change: {
    readonly code: string;
  }) => Promise<Result<readonly string[], SecurityRefused>>;
  readonly removeSecondFactor: (change: {
    readonly currentPassword: string;
  }) => Promise<Result<null, SecurityRefused>>;
  readonly endSession: (id: string) => Promise<Result<null, Unreached>>;
  readonly endOtherSessions: () => Promise<Result<null, Unreached>>;
};
