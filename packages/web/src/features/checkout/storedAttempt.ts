import type { PaymentAttempt, PaymentRequest } from '@tailorbird/domain/checkout';
import type { Preferences } from '@tailorbird/domain/shell';
import { storedRecord } from '../../shared/preferences/storedRecord.ts';

type Order = Omit<PaymentRequest, 'idempotencyKey' | 'means'>;

/** A payment attempt for an order with a new key. `means` identifies the payment means. */
export const attemptOf = (
  { expected, guestEmail, comment, returnUrl }: Order,
  means: string,
  key: string,
): PaymentAttempt => ({
  key,
  order: JSON.stringify([expected.amount, expected.currency, guestEmail, comment, returnUrl]),
  means,
});

/**
 * Saved so that a retry after a reload repeats the attempt instead of charging twice. The
 * payment means is not saved.
 */
const storedAttempt = storedRecord<{ readonly key: string; readonly content: string } | null>(
  'paymentKey',
  ({ key, content }) =>
    typeof key === 'string' && typeof content === 'string' ? { key, content } : null,
);

/** An earlier attempt with an unknown result. */
export const readAttempt = (preferences: Pick<Preferences, 'read'>): PaymentAttempt | null => {
  const attempt = storedAttempt.read(preferences);
  return attempt && { key: attempt.key, order: attempt.content, means: null };
};

export const storeAttempt = (
  preferences: Pick<Preferences, 'write' | 'remove'>,
  attempt: PaymentAttempt | null,
): void => {
  if (attempt) storedAttempt.write(preferences, { key: attempt.key, content: attempt.order });
  else storedAttempt.remove(preferences);
};
