import { type EmailFailure, parseEmail } from '@tailorbird/domain/kernel';

export type OrderLookup = { readonly number: string; readonly email: string };

export type OrderLookupFailures = {
  readonly number?: 'required';
  readonly email?: EmailFailure['kind'];
};

export const checkOrderLookup = ({ number, email }: OrderLookup): OrderLookupFailures => {
  const parsed = parseEmail(email);
  return {
    ...(number.trim() === '' && { number: 'required' }),
    ...(!parsed.ok && { email: parsed.failure.kind }),
  };
};
