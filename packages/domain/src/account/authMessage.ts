import { unreachable } from '../kernel/index.ts';
import type { SignInRefused, SignUpRefused } from './accountPort.ts';

/** AUTH-33: credentials that are wrong are said to be, everything else is generic. */
export const signInMessage = (failure: SignInRefused): 'invalid-credentials' | 'generic' =>
  failure.kind === 'invalid-credentials' ? 'invalid-credentials' : 'generic';

/** AUTH-34, AUTH-35: an address that has an account leads to signing in, what the server finds invalid is said in its words, the rest is generic. */
export const signUpMessage = (
  failure: SignUpRefused,
): { readonly key: 'already-exists'; readonly signInLink: true } | { readonly texts: readonly string[] } | { readonly key: 'generic' } => {
  switch (failure.kind) {
    case 'already-exists':
      return { key: 'already-exists', signInLink: true };
    case 'sign-up-invalid':
      return failure.messages.length === 0 ? { key: 'generic' } : { texts: failure.messages };
    case 'unreachable':
      return { key: 'generic' };
    default:
      return unreachable(failure);
  }
};
