import {
  type AccountSecurity,
  type EmailLinkRefused,
  securityEventKinds,
} from '@tailorbird/domain/account';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors, type WireFieldErrors } from '../errors.ts';
import { type Codec, fields, listOf } from '../fields.ts';
import { instant, matching, text } from '../values.ts';
import { passkey, passkeyFields } from './passkey.ts';
import { resetToken } from './passwordReset.ts';

const sessionId = matching(/^[\w-]{22}$/);

export const sessionInPath = sessionId;

/**
 * Security settings of the signed-in customer's account. Browser and system names are
 * readable names, null if unknown.
 */
export const accountSecurity = z.object({
  email: z.string(),
  pending_email: z.nullable(z.string()),
  has_password: z.boolean(),
  sessions: z.array(
    z.object({
      id: sessionId,
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      signed_in_at: instant,
      last_seen_at: instant,
      is_current: z.boolean(),
    }),
  ),
  second_factor: z.object({ is_on: z.boolean(), recovery_codes_left: z.int() }),
  passkeys: z.array(passkey),
  /** Newest first. */
  events: z.array(
    z.object({
      kind: z.enum(securityEventKinds),
      at: instant,
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
    }),
  ),
});
export type WireAccountSecurity = z.infer<typeof accountSecurity>;

export const passwordChange = z.object({ current_password: text(1024), password: text(1024) });
export type WirePasswordChange = z.infer<typeof passwordChange>;

export const emailChange = z.object({ current_password: text(1024), email: text(254) });
export type WireEmailChange = z.infer<typeof emailChange>;

export const currentPassword = z.object({ current_password: text(1024) });

/** Secret for an authenticator app, in Base32, and its `otpauth:` address. */
export const secondFactorKey = z.object({ key: z.string(), address: z.string() });

export const secondFactorCode = z.object({ code: text(40) });

export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const emailLinkReasons = ['token_invalid', 'email_taken'] as const;

export const emailLinkRefused = z.object({ reason: z.enum(emailLinkReasons) });
export type WireEmailLinkRefused = z.infer<typeof emailLinkRefused>;

type Session = AccountSecurity['sessions'][number];

type WireSession = WireAccountSecurity['sessions'][number];

type SecurityEvent = AccountSecurity['events'][number];

type WireSecurityEvent = WireAccountSecurity['events'][number];

const sessionFields = fields<Omit<Session, 'device'>, Omit<WireSession, keyof Session['device']>>()(
  {
    id: 'id',
    signedInAt: 'signed_in_at',
    lastSeenAt: 'last_seen_at',
    isCurrent: 'is_current',
  },
);

/** On the wire, the fields of the device are beside the other fields. */
const session: Codec<Session, WireSession> = {
  toWire: (value) => ({ ...sessionFields.toWire(value), ...value.device }),
  fromWire: (wire) => ({
    ...sessionFields.fromWire(wire),
    device: { browser: wire.browser, system: wire.system },
  }),
};

const securityEvent: Codec<SecurityEvent, WireSecurityEvent> = {
  toWire: ({ device, ...event }) => ({ ...event, ...device }),
  fromWire: ({ browser, system, ...event }) => ({ ...event, device: { browser, system } }),
};

export const { toWire: toWireSecurity, fromWire: fromWireSecurity } = fields<
  AccountSecurity,
  WireAccountSecurity
>()({
  email: 'email',
  pendingEmail: 'pending_email',
  hasPassword: 'has_password',
  sessions: ['sessions', listOf(session)],
  secondFactor: [
    'second_factor',
    fields<AccountSecurity['secondFactor'], WireAccountSecurity['second_factor']>()({
      isOn: 'is_on',
      recoveryCodesLeft: 'recovery_codes_left',
    }),
  ],
  passkeys: ['passkeys', listOf(passkeyFields)],
  events: ['events', listOf(securityEvent)],
});

type PasswordChange = { readonly currentPassword: string; readonly password: string };

type EmailChange = { readonly currentPassword: string; readonly email: string };

export const { toWire: toWirePasswordChange, fromWire: fromWirePasswordChange } = fields<
  PasswordChange,
  WirePasswordChange
>()({ currentPassword: 'current_password', password: 'password' });

export const { toWire: toWireEmailChange, fromWire: fromWireEmailChange } = fields<
  EmailChange,
  WireEmailChange
>()({ currentPassword: 'current_password', email: 'email' });

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

export const readSecurity = endpoint({
  context: 'account',
  name: 'readSecurity',
  access: 'customer',
  ownerOnly: true,
  method: 'GET',
  path: '/api/v1/soat/security/',
  summary:
    'Returns security settings, sessions and recent security events of the signed-in customer.',
  responses: { 200: accountSecurity, 403: detailError },
});

export const changeOwnPassword = endpoint({
  context: 'account',
  name: 'changeOwnPassword',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/security/password/',
  summary:
    'Changes the password, with the current one. All other sessions end and the cookies change.',
  request: passwordChange,
  responses: { 204: null, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const changeOwnEmail = endpoint({
  context: 'account',
  name: 'changeOwnEmail',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/security/email/',
  summary:
    'Mails a confirmation link to a new email, with the current password. The email changes when the link is followed.',
  request: emailChange,
  responses: { 204: null, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const sendEmailConfirmation = endpoint({
  context: 'account',
  name: 'sendEmailConfirmation',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/security/email/confirmation/',
  summary: 'Sends the confirmation link again if the email is unconfirmed.',
  responses: { 204: null, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const confirmEmail = endpoint({
  context: 'account',
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/v1/soat/confirm-email/',
  summary: 'Confirms an email by a mailed link, once.',
  request: resetToken,
  responses: { 204: null, 400: z.union([emailLinkRefused, fieldErrors]), 403: detailError },
  csrf: 'when-signed-in',
});

export const startSecondFactor = endpoint({
  context: 'account',
  name: 'startSecondFactor',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/security/second-factor/',
  summary:
    'Creates a key for an authenticator app, with the current password. It is active once confirmed.',
  request: currentPassword,
  responses: { 200: secondFactorKey, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const confirmSecondFactor = endpoint({
  context: 'account',
  name: 'confirmSecondFactor',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/security/second-factor/confirm/',
  summary: 'Activates the second factor with a code. Returns the recovery codes once.',
  request: secondFactorCode,
  responses: { 200: recoveryCodes, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const removeSecondFactor = endpoint({
  context: 'account',
  name: 'removeSecondFactor',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/security/second-factor/remove/',
  summary: 'Removes the second factor, with the current password.',
  request: currentPassword,
  responses: { 204: null, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const endSession = endpoint({
  context: 'account',
  name: 'endSession',
  access: 'customer',
  ownerOnly: true,
  method: 'DELETE',
  path: '/api/v1/soat/security/sessions/{id}/',
  summary: 'Ends one session of the signed-in customer.',
  params: { id: sessionInPath },
  responses: { 204: null, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const endOtherSessions = endpoint({
  context: 'account',
  name: 'endOtherSessions',
  access: 'customer',
  ownerOnly: true,
  method: 'DELETE',
  path: '/api/v1/soat/security/sessions/',
  summary: 'Ends all other sessions of the signed-in customer.',
  responses: { 204: null, 403: detailError },
  csrf: 'when-signed-in',
});
