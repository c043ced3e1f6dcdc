import type { Currency } from '@tailorbird/domain/kernel';
import { findPaymentByReference, openPaymentRows } from '../store/payments.ts';
import { findOut, isLeftAlone, isWithProvider, type PaymentNeeds } from './askProvider.ts';
import { settlePayment } from './settlePayment.ts';

export type PaymentLeftOpen = {
  readonly reference: string;
  /** `given-up`: by its owner, while only another provider could have said whether it took money. */
  readonly status: 'pending' | 'redirect' | 'given-up';
  readonly amount: number;
  readonly currency: Currency;
  readonly beganAt: string;
  readonly mayAsk: boolean;
  /** Whom it is with, where that is not the provider of the shop: only that one could tell. */
  readonly otherProvider: string | null;
};

type OpenRow = Awaited<ReturnType<typeof openPaymentRows>>[number];

/** One that was given up is asked about by the job, which also gives back what it took. */
const mayAsk = (shop: Pick<PaymentNeeds, 'clock' | 'payments'>, row: OpenRow): boolean =>
  row.status !== 'given-up' && isWithProvider(shop, row) && isLeftAlone(row, shop.clock());

/** Payments without an end, and those that were given up unheard; oldest first. */
export const openPayments = async (
  shop: Pick<PaymentNeeds, 'database' | 'clock' | 'payments'>,
): Promise<readonly PaymentLeftOpen[]> => {
  const rows = await openPaymentRows(shop.database.queries);
  return rows.map((row) => {
    const { updatedAt: _, provider, ...payment } = row;
    return {
      ...payment,
      mayAsk: mayAsk(shop, row),
      otherProvider: isWithProvider(shop, row) ? null : provider,
    };
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
  const row = (await openPaymentRows(shop.database.queries)).find(
    (open) => open.reference === reference,
  );
  if (!row || !mayAsk(shop, row)) return 'not-now';
  const outcome = await findOut(shop, payment);
  if (!outcome) return 'not-reached';
  if (outcome.status === 'redirect' && payment.status === 'redirect') return 'still-open';
  const { status } = await settlePayment(shop, payment.id, outcome);
  return status === 'pending' || status === 'redirect' ? 'still-open' : 'settled';
};
