import { type EmailFailure, parseEmail } from '@tailorbird/domain/kernel';

export type AskedOrder = { readonly number: string; readonly email: string };

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
