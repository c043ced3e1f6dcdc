import { createHash } from 'node:crypto';
import type { Decline, ProviderPayment } from './application/paymentProvider.ts';

/*
 * What providers have in common, whoever they are.
 */

export const declined = (decline: Decline): ProviderPayment => ({ status: 'declined', decline });

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What was sent; null where it is not JSON. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Where the bank's page sends the customer back to: with the payment, and with its result where that is known before. */
export const backTo = (
  returnUrl: string,
  reference: string,
  result: string | null = null,
): string => {
  const back = new URL(returnUrl);
  back.searchParams.set('payment_id', reference);
  if (result !== null) back.searchParams.set('redirectResult', result);
  return back.href;
};
