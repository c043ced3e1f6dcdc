import type { Result } from '../kernel/index.ts';
import type { Device } from './device.ts';
import type { Passkey } from './passkey.ts';
import type { ResetLink } from './passwordsPort.ts';
import type { SecurityEvent } from './securityEvent.ts';

/** Somebody who is signed in somewhere as this customer. */
export type OpenSession = {
  readonly id: string;
  readonly device: Device;
  /** ISO instants. */
  readonly signedInAt: string;
  readonly lastSeenAt: string;
  /** The one that asks. */
  readonly isCurrent: boolean;
};

/** What guards an account, as its owner sees it. */
export type AccountSecurity = {
  readonly email: string;
  /** An address that takes the place of `email` once the link that was mailed to it is followed. */
  readonly pendingEmail: string | null;
  /** False for an account that was made without a password: one is chosen by a link. */
  readonly hasPassword: boolean;
  /** The one that asks first, then the one seen last. */
  readonly sessions: readonly OpenSession[];
  /** Whether a code of an app is asked for beside the password, and how many codes to recover with are left. */
  readonly secondFactor: { readonly isOn: boolean; readonly recoveryCodesLeft: number };
  /** In the order they were added. */
  readonly passkeys: readonly Passkey[];
  /** What happened of late, the newest first. */
  readonly events: readonly SecurityEvent[];
};

/** Fields of what changes the way one signs in. */
export type SecurityField = 'currentPassword' | 'password' | 'email' | 'code' | 'name' | 'passkey';

export type SecurityRefused =
  /** Messages beside their fields, in the reader's language. */
  | {
      readonly kind: 'fields-refused';
      readonly fields: Readonly<Partial<Record<SecurityField, readonly string[]>>>;
    }
  /** The current password was wrong too often; the message says how long to wait. */
  | { readonly kind: 'too-often'; readonly message: string }
  | { readonly kind: 'unreachable' };

export type EmailLinkRefused =
  /** It was used, is too old, a newer one was mailed, or it never was one. */
  | { readonly kind: 'email-link-invalid' }
  /** Meanwhile somebody else's account has the address. */
  | { readonly kind: 'email-taken' }
  | { readonly kind: 'unreachable' };

type Unreached = { readonly kind: 'unreachable' };

/** Port: what guards the account of the customer who is signed in. */
export type Security = {
  readonly overview: () => Promise<Result<AccountSecurity, Unreached>>;
  /** Ends every other session. */
  readonly changePassword: (change: {
    readonly currentPassword: string;
    readonly password: string;
  }) => Promise<Result<null, SecurityRefused>>;
  /** Mails a link to the new address, and a notice to the old one. The address changes when the link is followed. */
  readonly changeEmail: (change: {
    readonly currentPassword: string;
    readonly email: string;
  }) => Promise<Result<null, SecurityRefused>>;
  /** Follows a link that was mailed to an address, which proves that it is the customer's. */
  readonly confirmEmail: (link: ResetLink) => Promise<Result<null, EmailLinkRefused>>;
  /** Mails the link once more to the address that is not confirmed yet. */
  readonly sendConfirmation: () => Promise<
    Result<null, Exclude<SecurityRefused, { readonly kind: 'fields-refused' }>>
  >;
  /** A key for an app that makes codes, as text and as the address that apps read. Nothing is asked for before a code of it was given. */
  readonly startSecondFactor: (change: {
    readonly currentPassword: string;
  }) => Promise<Result<{ readonly key: string; readonly address: string }, SecurityRefused>>;
  /** Turns the second factor on with a code of the app; answers the codes to recover with, which are told once. */
  readonly confirmSecondFactor: (change: {
    readonly code: string;
  }) => Promise<Result<readonly string[], SecurityRefused>>;
  readonly removeSecondFactor: (change: {
    readonly currentPassword: string;
  }) => Promise<Result<null, SecurityRefused>>;
  readonly endSession: (id: string) => Promise<Result<null, Unreached>>;
  readonly endOtherSessions: () => Promise<Result<null, Unreached>>;
};
