import type { PasswordResetRefused } from '@tailorbird/domain/account';
import { unreachable } from '@tailorbird/domain/kernel';

/**
 * State of the reset page: it checks the link, asks for the new password, and ends as done,
 * expired or with a closed account.
 */
export type PasswordReset =
  | { readonly screen: 'checking' }
  /** The link could not be checked; a retry is possible. */
  | { readonly screen: 'unreachable' }
  | { readonly screen: 'confirm'; readonly failure: PasswordResetMessage | null }
  | { readonly screen: 'expired' }
  | { readonly screen: 'not-active' }
  | { readonly screen: 'done' };

export type PasswordResetMessage =
  | { readonly key: 'user-not-active' | 'generic' }
  | { readonly texts: readonly string[] };

export type PasswordResetEvent =
  | { readonly type: 'link-opened' }
  | { readonly type: 'link-valid' }
  | { readonly type: 'submitted' }
  | { readonly type: 'password-set' }
  | { readonly type: 'refused'; readonly because: PasswordResetRefused };

export const startPasswordReset: PasswordReset = { screen: 'checking' };

/**
 * Removed accounts have their own message, server messages show as they are, and all else is
 * generic.
 */
export const passwordResetMessage = (because: PasswordResetRefused): PasswordResetMessage => {
  switch (because.kind) {
    case 'user-not-active':
      return { key: 'user-not-active' };
    case 'reset-refused':
      return because.messages.length === 0 ? { key: 'generic' } : { texts: because.messages };
    case 'too-often':
      return { texts: [because.message] };
    case 'reset-link-invalid':
    case 'unreachable':
      return { key: 'generic' };
    default:
      return unreachable(because);
  }
};

const afterBadLink = (because: PasswordResetRefused): PasswordReset => {
  switch (because.kind) {
    case 'user-not-active':
      return { screen: 'not-active' };
    case 'too-often':
    case 'unreachable':
      return { screen: 'unreachable' };
    case 'reset-link-invalid':
    case 'reset-refused':
      return { screen: 'expired' };
    default:
      return unreachable(because);
  }
};

/** Next screen after a refused password: the form, unless the link has become unusable. */
const afterRefusal = (because: PasswordResetRefused): PasswordReset =>
  because.kind === 'reset-refused' || because.kind === 'too-often' || because.kind === 'unreachable'
    ? { screen: 'confirm', failure: passwordResetMessage(because) }
    : afterBadLink(because);

export const reducePasswordReset = (
  state: PasswordReset,
  event: PasswordResetEvent,
): PasswordReset => {
  switch (event.type) {
    case 'link-opened':
      return startPasswordReset;
    case 'link-valid':
      return state.screen === 'checking' ? { screen: 'confirm', failure: null } : state;
    case 'submitted':
      return state.screen === 'confirm' ? { screen: 'confirm', failure: null } : state;
    case 'password-set':
      return state.screen === 'confirm' ? { screen: 'done' } : state;
    case 'refused':
      if (state.screen === 'checking') return afterBadLink(event.because);
      return state.screen === 'confirm' ? afterRefusal(event.because) : state;
    default:
      return unreachable(event);
  }
};
