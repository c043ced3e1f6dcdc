import { type EmailFailure, parseEmail } from '@tailorbird/domain/kernel';

/** An order as somebody without an account names it, as typed. */
export type AskedOrder = { readonly number: string; readonly email: string };

/** What is wrong at each field; nothing when the order can be asked for. */
export type AskedOrderFailures = {
  readonly number?: 'required';
  readonly email?: EmailFailure['kind'];
};

export const checkAskedOrder = ({ number, email }: AskedOrder): AskedOrderFailures => {
  const parsed = parseEmail(email);
  return {
    ...(number.trim() === '' && { number: 'required' }),
    ...(!parsed.ok && { email: parsed.failure.kind }),
  };
};
