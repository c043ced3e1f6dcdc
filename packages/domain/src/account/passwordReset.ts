import { unreachable } from '../kernel/index.ts';
import type { PasswordResetRefused } from './passwordsPort.ts';

/** AUTH-30, AUTH-31: the screens of setting a new password. */
export type PasswordReset =
  | { readonly screen: 'request'; readonly failure: PasswordResetMessage | null }
  | { readonly screen: 'sent'; readonly email: string }
  | { readonly screen: 'checking' }
  | { readonly screen: 'confirm'; readonly failure: PasswordResetMessage | null }
  | { readonly screen: 'expired' }
  | { readonly screen: 'done' };

/** AUTH-36: a key, or what the server said for people to read. */
export type PasswordResetMessage = { readonly key: 'user-not-active' | 'generic' } | { readonly texts: readonly string[] };

export type PasswordResetEvent =
  | { readonly type: 'mail-sent'; readonly email: string }
  | { readonly type: 'refused'; readonly because: PasswordResetRefused }
  | { readonly type: 'link-opened' }
  | { readonly type: 'link-valid' }
  | { readonly type: 'password-set' }
  | { readonly type: 'asked-again' };

export const startPasswordReset: PasswordReset = { screen: 'request', failure: null };

/** AUTH-36: a removed account has a message of its own; what the server words for people is shown; all else is generic. */
export const passwordResetMessage = (because: PasswordResetRefused): PasswordResetMessage => {
  switch (because.kind) {
    case 'user-not-active':
      return { key: 'user-not-active' };
    case 'reset-refused':
      return because.messages.length === 0 ? { key: 'generic' } : { texts: because.messages };
    case 'reset-link-invalid':
    case 'unreachable':
      return { key: 'generic' };
    default:
      return unreachable(because);
  }
};

/** AUTH-37: why a reset was refused: the reason, or where there is none the first non-field error; empty when nothing was said. */
export const passwordResetReason = (answer: {
  readonly reason?: string | undefined;
  readonly nonFieldErrors?: readonly string[] | undefined;
}): string => answer.reason?.trim() || answer.nonFieldErrors?.find((each) => each.trim() !== '')?.trim() || '';

/** The reset after an event (AUTH-29 … AUTH-31): request, sent; by the link confirm, or expired; then done. */
export const reducePasswordReset = (state: PasswordReset, event: PasswordResetEvent): PasswordReset => {
  switch (event.type) {
    case 'mail-sent':
      return state.screen === 'request' ? { screen: 'sent', email: event.email } : state;
    case 'link-opened':
      return { screen: 'checking' };
    case 'link-valid':
      return state.screen === 'checking' ? { screen: 'confirm', failure: null } : state;
    case 'password-set':
      return state.screen === 'confirm' ? { screen: 'done' } : state;
    case 'asked-again':
      return state.screen === 'sent' || state.screen === 'expired' ? startPasswordReset : state;
    case 'refused': {
      const isStale = event.because.kind === 'reset-link-invalid';
      if (state.screen === 'request') return { screen: 'request', failure: passwordResetMessage(event.because) };
      if (state.screen === 'checking') return { screen: 'expired' };
      if (state.screen !== 'confirm') return state;
      return isStale ? { screen: 'expired' } : { screen: 'confirm', failure: passwordResetMessage(event.because) };
    }
    default:
      return unreachable(event);
  }
};
