import { createHash } from 'node:crypto';
import type { Decline, ProviderPayment } from './application/paymentProvider.ts';

/* Shared by all providers. */

export const declined = (decline: Decline): ProviderPayment => ({ status: 'declined', decline });

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The return address of the bank's page: with the payment, and with its result if known. */
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
