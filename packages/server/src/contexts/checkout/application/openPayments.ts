import type { Currency } from '@tailorbird/domain/kernel';
import { findPaymentByReference, openPaymentRows } from '../store/payments.ts';
import { findOut, isWithProvider, type PaymentNeeds, pendingTimeoutMs } from './askProvider.ts';
import { settlePayment } from './settlePayment.ts';

export type PaymentLeftOpen = {
  readonly reference: string;
  readonly status: 'pending' | 'redirect';
  readonly amount: number;
  readonly currency: Currency;
  readonly beganAt: string;
  readonly mayAsk: boolean;
  /** Whom it is with, where that is not the provider of the shop: only that one could tell. */
  readonly otherProvider: string | null;
};

/** A payment that was touched a moment ago is left to the request that asks about it. */
const isLeftAlone = (updatedAt: string, now: Date): boolean => Date.parse(updatedAt) < now.getTime() - pendingTimeoutMs;

/** Payments without an end, oldest first. */
export const openPayments = async (shop: Pick<PaymentNeeds, 'database' | 'clock' | 'payments'>): Promise<readonly PaymentLeftOpen[]> => {
  const rows = await openPaymentRows(shop.database.queries);
  return rows.map(({ updatedAt, provider, ...payment }) => {
    const isOurs = isWithProvider(shop, { provider });
    return { ...payment, mayAsk: isOurs && isLeftAlone(updatedAt, shop.clock()), otherProvider: isOurs ? null : provider };
  });
};

/**
 * Asks the provider what became of a payment, and settles it where it has come to an end. One that still waits for its customer stays as it is, so that its time to come back does not begin anew.
 */
export const askAgain = async (
  shop: PaymentNeeds,
  reference: string,
): Promise<'settled' | 'still-open' | 'not-reached' | 'not-now' | 'unknown'> => {
  const payment = await findPaymentByReference(shop.database.queries, reference);
  if (!payment) return 'unknown';
  const row = (await openPaymentRows(shop.database.queries)).find((open) => open.reference === reference);
  if (!row || !isWithProvider(shop, payment) || !isLeftAlone(row.updatedAt, shop.clock())) return 'not-now';
  const outcome = await findOut(shop, payment);
  if (!outcome) return 'not-reached';
  if (outcome.status === 'redirect' && payment.status === 'redirect') return 'still-open';
  const { status } = await settlePayment(shop, payment.id, outcome);
  return status === 'pending' || status === 'redirect' ? 'still-open' : 'settled';
};
