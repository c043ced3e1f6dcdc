import type { PaymentRequest } from '@tailorbird/domain/checkout';
import type { Preferences } from '@tailorbird/domain/shell';

/**
 * A press on "pay" whose outcome is not known yet. Its key is kept over a reload, so that trying again repeats it and does not pay twice. What was ordered is kept
 * as a text to compare: another order is another attempt.
 */
type Attempt = { readonly key: string; readonly content: string };

/** What an attempt is for, without the card. */
export const contentOf = ({ expected, guestEmail, comment, returnUrl }: Omit<PaymentRequest, 'idempotencyKey'>): string =>
  JSON.stringify([expected.amount, expected.currency, guestEmail, comment, returnUrl]);

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' && value !== null && 'key' in value && 'content' in value && typeof value.key === 'string';

export const readAttempt = (preferences: Pick<Preferences, 'read'>): Attempt | null => {
  try {
    const kept: unknown = JSON.parse(preferences.read('paymentKey') ?? 'null');
    return isAttempt(kept) ? kept : null;
  } catch {
    return null;
  }
};

export const keepAttempt = (preferences: Pick<Preferences, 'write'>, attempt: Attempt): void =>
  preferences.write('paymentKey', JSON.stringify(attempt));
