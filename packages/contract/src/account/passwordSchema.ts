import * as z from 'zod/mini';
import { fieldErrors } from '../errors.ts';
import { text } from '../values.ts';

/** Why a password is not reset. Any other failure is in `non_field_errors` or at a field. */
export const resetReasons = ['user_not_active', 'token_invalid'] as const;

/** A reason without a code of its own is in words. */
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
