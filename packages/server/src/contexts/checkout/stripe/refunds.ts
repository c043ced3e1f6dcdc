import type { Money } from '@tailorbird/domain/kernel';
import type { StripeApi } from './api.ts';
import { refund, refunds } from './shapes.ts';

type Part = { readonly key: string; readonly amount: Money };

const isUndone = ({ status }: { readonly status?: string | null | undefined }): boolean =>
  status === 'failed' || status === 'canceled';

/**
 * Refunds a part, once per key. Stripe forgets keys after a day, so existing refunds are read
 * first, from a list that is always current. A refund returned by the bank does not count and
 * is requested again.
 */
export const refundAtStripe = async (
  api: StripeApi,
  intentId: string,
  reference: string,
  { key, amount }: Part,
): Promise<void> => {
  const given = await api.get('/v1/refunds', { payment_intent: intentId, limit: '100' }, refunds);
  if (given.has_more) throw new Error('Stripe returned too many refunds for this payment');
  const ofKey = given.data.filter(
    ({ metadata }) => metadata?.reference === reference && metadata.key === key,
  );
  if (ofKey.some((made) => !isUndone(made))) return;
  const made = await api.post(
    '/v1/refunds',
    {
      payment_intent: intentId,
      amount: String(amount.amount),
      'metadata[reference]': reference,
      'metadata[key]': key,
    },
    `${reference}.refund.${key}.${amount.amount}.${ofKey.length}`,
    refund,
  );
  if (isUndone(made)) throw new Error('Stripe did not refund');
};
