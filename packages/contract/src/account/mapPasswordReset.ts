import type { PasswordResetRefused, ResetLink } from '@tailorbird/domain/account';
import { fields } from '../fields.ts';
import { messagesOf } from '../messages.ts';
import type { WireResetRefused, WireResetToken } from './passwordSchema.ts';

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
