import type { AccountSecurity, EmailLinkRefused } from '@tailorbird/domain/account';
import type { WireFieldErrors } from '../errors.ts';
import { fromWirePasskey, toWirePasskey } from './mapPasskey.ts';
import type {
  WireAccountSecurity,
  WireEmailChange,
  WireEmailLinkRefused,
  WirePasswordChange,
} from './securitySchema.ts';

export const toWireSecurity = (security: AccountSecurity): WireAccountSecurity => ({
  email: security.email,
  pending_email: security.pendingEmail,
  has_password: security.hasPassword,
  sessions: security.sessions.map(({ id, device, signedInAt, lastSeenAt, isCurrent }) => ({
    id,
    ...device,
    signed_in_at: signedInAt,
    last_seen_at: lastSeenAt,
    is_current: isCurrent,
  })),
  second_factor: {
    is_on: security.secondFactor.isOn,
    recovery_codes_left: security.secondFactor.recoveryCodesLeft,
  },
  passkeys: security.passkeys.map(toWirePasskey),
  events: security.events.map(({ kind, at, device }) => ({ kind, at, ...device })),
});

export const fromWireSecurity = (security: WireAccountSecurity): AccountSecurity => ({
  email: security.email,
  pendingEmail: security.pending_email,
  hasPassword: security.has_password,
  sessions: security.sessions.map(
    ({ id, browser, system, signed_in_at, last_seen_at, is_current }) => ({
      id,
      device: { browser, system },
      signedInAt: signed_in_at,
      lastSeenAt: last_seen_at,
      isCurrent: is_current,
    }),
  ),
  secondFactor: {
    isOn: security.second_factor.is_on,
    recoveryCodesLeft: security.second_factor.recovery_codes_left,
  },
  passkeys: security.passkeys.map(fromWirePasskey),
  events: security.events.map(({ kind, at, browser, system }) => ({
    kind,
    at,
    device: { browser, system },
  })),
});

type PasswordChange = { readonly currentPassword: string; readonly password: string };
type EmailChange = { readonly currentPassword: string; readonly email: string };

export const toWirePasswordChange = ({
  currentPassword,
  password,
}: PasswordChange): WirePasswordChange => ({
  current_password: currentPassword,
  password,
});
export const fromWirePasswordChange = ({
  current_password,
  password,
}: WirePasswordChange): PasswordChange => ({
  currentPassword: current_password,
  password,
});

export const toWireEmailChange = ({ currentPassword, email }: EmailChange): WireEmailChange => ({
  current_password: currentPassword,
  email,
});
export const fromWireEmailChange = ({ current_password, email }: WireEmailChange): EmailChange => ({
  currentPassword: current_password,
  email,
});

type LinkRefused = Exclude<EmailLinkRefused, { readonly kind: 'unreachable' }>;

export const toWireEmailLinkRefused = ({ kind }: LinkRefused): WireEmailLinkRefused => ({
  reason: kind === 'email-taken' ? 'email_taken' : 'token_invalid',
});

/** A malformed link counts as used. */
export const fromWireEmailLinkRefused = (
  body: WireEmailLinkRefused | WireFieldErrors,
): LinkRefused => ({
  kind: body.reason === 'email_taken' ? 'email-taken' : 'email-link-invalid',
});
