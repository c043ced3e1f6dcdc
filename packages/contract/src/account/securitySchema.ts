import { securityEventKinds } from '@tailorbird/domain/account';
import * as z from 'zod/mini';
import { id, instant, matching, text } from '../values.ts';

const sessionId = matching(/^[\w-]{22}$/);
export const sessionInPath = sessionId;

export const passkey = z.object({
  id,
  name: z.string(),
  added_at: instant,
  used_at: z.nullable(instant),
});
export type WirePasskey = z.infer<typeof passkey>;

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
/** The codes are shown only once. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** Reasons for rejecting an email confirmation link. */
export const emailLinkReasons = ['token_invalid', 'email_taken'] as const;
export const emailLinkRefused = z.object({ reason: z.enum(emailLinkReasons) });
export type WireEmailLinkRefused = z.infer<typeof emailLinkRefused>;
