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

/** What guards the account of the customer who is signed in. Names of browsers and systems are as people know them; null where they are unknown. */
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
  /** The newest first. */
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

/** A key for an app that makes codes, in Base32, and the address that apps read. */
export const secondFactorKey = z.object({ key: z.string(), address: z.string() });
export const secondFactorCode = z.object({ code: text(40) });
/** Told once. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** Why a link that was mailed to an address does not confirm it. */
export const emailLinkReasons = ['token_invalid', 'email_taken'] as const;
export const emailLinkRefused = z.object({ reason: z.enum(emailLinkReasons) });
export type WireEmailLinkRefused = z.infer<typeof emailLinkRefused>;
