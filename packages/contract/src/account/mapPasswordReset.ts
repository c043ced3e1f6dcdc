import type { PasswordResetRefused, ResetLink } from '@tailorbird/domain/account';
import { messagesOf } from '../messages.ts';
import type { WireResetRefused, WireResetToken } from './passwordSchema.ts';

export const toWireResetLink = ({ uid, token }: ResetLink): WireResetToken => ({ uidb64: uid, token });

export const fromWireResetLink = ({ uidb64, token }: WireResetToken): ResetLink => ({ uid: uidb64, token });

type Refused = Exclude<PasswordResetRefused, { readonly kind: 'unreachable' | 'too-often' }>;

/** What has a reason of its own; anything else is messages, at a field or of the whole. */
export const toWireResetRefused = ({ kind }: { readonly kind: Exclude<Refused['kind'], 'reset-refused'> }) => ({
  reason: kind === 'user-not-active' ? ('user_not_active' as const) : ('token_invalid' as const),
});

/** Which field a message stood at is lost: the form shows all of them together (AUTH-37). */
export const fromWireResetRefused = (body: WireResetRefused): Refused => {
  switch (body.reason) {
    case 'user_not_active':
      return { kind: 'user-not-active' };
    case 'token_invalid':
      return { kind: 'reset-link-invalid' };
    default:
      return { kind: 'reset-refused', messages: messagesOf(body) };
  }
};
