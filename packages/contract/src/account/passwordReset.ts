import type { PasswordResetRefused, ResetLink } from '@tailorbird/domain/account';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { fields } from '../fields.ts';
import { messagesOf } from '../messages.ts';
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

export const { toWire: toWireResetLink, fromWire: fromWireResetLink } = fields<
  ResetLink,
  WireResetToken
>()({ uid: 'uidb64', token: 'token' });

type Refused = Exclude<PasswordResetRefused, { readonly kind: 'unreachable' | 'too-often' }>;

/** Only refusals with a code of their own map to a reason. The others map to messages. */
export const toWireResetRefused = ({
  kind,
}: {
  readonly kind: Exclude<Refused['kind'], 'reset-refused'>;
}) => ({
  reason: kind === 'user-not-active' ? ('user_not_active' as const) : ('token_invalid' as const),
});

/** Tells messages from error codes (one word) and from server output (very long). */
const isForPeople = (text: string): boolean => /\s/.test(text) && text.length <= 300;

/**
 * The reason, else the first general message, else the field messages without their
 * fields (AUTH-37).
 */
const messagesForCustomer = (body: WireResetRefused): readonly string[] => {
  const {
    reason,
    non_field_errors: whole,
    ...fields
  } = body as { readonly [field: string]: unknown };
  const [why] = messagesOf({ reason });
  if (why !== undefined && isForPeople(why)) return [why];
  const [first] = messagesOf({ non_field_errors: whole });
  return first === undefined ? messagesOf(fields) : [first];
};

export const fromWireResetRefused = (body: WireResetRefused): Refused => {
  switch (body.reason) {
    case 'user_not_active':
      return { kind: 'user-not-active' };
    case 'token_invalid':
      return { kind: 'reset-link-invalid' };
    default:
      return { kind: 'reset-refused', messages: messagesForCustomer(body) };
  }
};

export const requestPasswordReset = endpoint({
  context: 'account',
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/v1/soat/reset-password/request/',
  summary: 'Mails a password reset link. The response is the same for unknown emails.',
  request: resetRequest,
  responses: { 204: null, 400: resetRefused, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const validateResetToken = endpoint({
  context: 'account',
  name: 'validateResetToken',
  method: 'POST',
  path: '/api/v1/soat/reset-password/validate-token/',
  summary: 'Returns whether a password reset link is valid.',
  request: resetToken,
  responses: { 204: null, 400: resetRefused, 403: detailError },
  csrf: 'when-signed-in',
});

export const confirmPasswordReset = endpoint({
  context: 'account',
  name: 'confirmPasswordReset',
  method: 'POST',
  path: '/api/v1/soat/reset-password/confirm/',
  summary: 'Sets a new password and ends all sessions of the account.',
  request: resetConfirmation,
  responses: { 204: null, 400: resetRefused, 403: detailError },
  csrf: 'when-signed-in',
});
