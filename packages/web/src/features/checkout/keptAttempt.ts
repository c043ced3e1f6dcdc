import type { PaymentAttempt, PaymentRequest } from '@tailorbird/domain/checkout';
import type { Preferences } from '@tailorbird/domain/shell';

type Order = Omit<PaymentRequest, 'idempotencyKey'>;

/** An order as an attempt to pay for it, with a key of its own. */
export const attemptOf = ({ expected, guestEmail, comment, returnUrl, method }: Order, key: string): PaymentAttempt => ({
  key,
  order: JSON.stringify([expected.amount, expected.currency, guestEmail, comment, returnUrl]),
  card: JSON.stringify(method),
});

/** What is kept over a reload, so that trying again repeats the attempt and does not pay twice. The card is nowhere kept. */
type Kept = { readonly key: string; readonly content: string };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'content' in value &&
  typeof value.key === 'string' &&
  typeof value.content === 'string';

/** An attempt of before whose outcome is not known. */
export const readAttempt = (preferences: Pick<Preferences, 'read'>): PaymentAttempt | null => {
  try {
    const kept: unknown = JSON.parse(preferences.read('paymentKey') ?? 'null');
    return isKept(kept) ? { key: kept.key, order: kept.content, card: null } : null;
  } catch {
    return null;
  }
};

/** Keeps the attempt that may have taken money; null when there is none any more. */
export const keepAttempt = (preferences: Pick<Preferences, 'write' | 'remove'>, attempt: PaymentAttempt | null): void => {
  if (attempt) preferences.write('paymentKey', JSON.stringify({ key: attempt.key, content: attempt.order } satisfies Kept));
  else preferences.remove('paymentKey');
};
