import * as z from 'zod/mini';
import { fieldErrors } from '../errors.ts';
import { text } from '../values.ts';

/**
 * Reasons for a refused reset. Other failures are in `non_field_errors` or at a field.
 */
export const resetReasons = ['user_not_active', 'token_invalid'] as const;

/** A refusal without a code has a text as its reason. */
const inWords = z.object({ reason: z.string(), non_field_errors: z.optional(z.array(z.string())) });

export const resetRefused = z.union([
  z.object({ reason: z.enum(resetReasons) }),
  inWords,
  fieldErrors,
]);
export type WireResetRefused = z.infer<typeof resetRefused>;

export const resetRequest = z.object({ email: text(254) });

export const resetToken = z.object({ uidb64: text(64), token: text(128) });
export type WireResetToken = z.infer<typeof resetToken>;

export const resetConfirmation = z.extend(resetToken, { password: text(1024) });
