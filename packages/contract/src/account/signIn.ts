import type { SignInRefused } from '@tailorbird/domain/account';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors, nonFieldErrors } from '../errors.ts';
import { text } from '../values.ts';

/** `username` holds the email address. `email` is an alias. */
export const credentials = z.object({
  username: z.optional(text(254)),
  email: z.optional(text(254)),
  password: text(1024),
  /** Authenticator or recovery code, for accounts with a second factor. */
  one_time_code: z.optional(text(40)),
});
export type WireCredentials = z.infer<typeof credentials>;

/** The JSON empty string, for calls that succeed without a result. */
export const emptyText = z.literal('');

export const secondFactorErrors = {
  required: 'second_factor_required',
  wrong: 'second_factor_wrong',
} as const;

type Refused = Extract<
  SignInRefused,
  { readonly kind: 'invalid-credentials' | 'second-factor-required' | 'second-factor-wrong' }
>;

/**
 * Reason of a 401 to a sign-in. The error codes distinguish a missing second factor from
 * wrong credentials.
 */
export const fromWireSignInRefused = (body: { readonly [field: string]: unknown }): Refused => {
  const codes: readonly unknown[] = Array.isArray(body.error_codes) ? body.error_codes : [];
  if (codes.includes(secondFactorErrors.required)) return { kind: 'second-factor-required' };
  return {
    kind: codes.includes(secondFactorErrors.wrong) ? 'second-factor-wrong' : 'invalid-credentials',
  };
};

export const signIn = endpoint({
  context: 'account',
  name: 'signIn',
  method: 'POST',
  path: '/oscarapi/login/',
  summary:
    'Signs in, merges the guest’s basket and sizes into the account, and sets the cookies sessionid and csrftoken.',
  request: credentials,
  responses: {
    200: emptyText,
    401: z.union([nonFieldErrors, fieldErrors]),
    403: detailError,
    405: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const signOut = endpoint({
  context: 'account',
  name: 'signOut',
  method: 'DELETE',
  path: '/oscarapi/login/',
  summary: 'Signs out. A guest’s basket stays.',
  responses: { 200: emptyText, 403: detailError },
  csrf: 'when-signed-in',
});
