import type { SignInRefused } from '@tailorbird/domain/account';
import { secondFactorErrors } from './secondFactorErrors.ts';

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
