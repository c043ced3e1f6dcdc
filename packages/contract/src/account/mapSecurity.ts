import type { AccountSecurity, EmailLinkRefused } from '@tailorbird/domain/account';
import type { WireFieldErrors } from '../errors.ts';
import { type Codec, fields, listOf } from '../fields.ts';
import { passkeyFields } from './mapPasskey.ts';
import type {
  WireAccountSecurity,
  WireEmailChange,
  WireEmailLinkRefused,
  WirePasswordChange,
} from './securitySchema.ts';

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

/** The device stands beside the other fields on the wire. */
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
