import type { Currency } from '@tailorbird/domain/kernel';
import { findPaymentByReference, openPaymentRows } from '../store/payments.ts';
import { findStatus, isIdle, isWithProvider, type PaymentNeeds } from './queryProvider.ts';
import { settlePayment } from './settlePayment.ts';

export type PaymentLeftOpen = {
  readonly reference: string;
  /** `given-up`: canceled by its owner while its provider could not be queried. */
  readonly status: 'pending' | 'redirect' | 'given-up';
  readonly amount: number;
  readonly currency: Currency;
  readonly beganAt: string;
  readonly mayAsk: boolean;
  /** The payment's provider if it is not the configured one, which cannot query it. */
  readonly otherProvider: string | null;
};

type OpenRow = Awaited<ReturnType<typeof openPaymentRows>>[number];

/** Canceled payments are queried by the job, which also refunds them. */
const mayAsk = (shop: Pick<PaymentNeeds, 'clock' | 'payments'>, row: OpenRow): boolean =>
  row.status !== 'given-up' && isWithProvider(shop, row) && isIdle(row, shop.clock());

/** Unsettled payments, and canceled ones with unknown status; oldest first. */
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
 * Queries the provider and settles the payment if it is final. A payment that waits for its
 * customer stays unchanged, so that its timeout does not restart.
 */
export const queryOpenPayment = async (
  shop: PaymentNeeds,
  reference: string,
): Promise<'settled' | 'still-open' | 'not-reached' | 'not-now' | 'unknown'> => {
  const payment = await findPaymentByReference(shop.database.queries, reference);
  if (!payment) return 'unknown';
  const row = (await openPaymentRows(shop.database.queries)).find(
    (open) => open.reference === reference,
  );
  if (!row || !mayAsk(shop, row)) return 'not-now';
  const outcome = await findStatus(shop, payment);
  if (!outcome) return 'not-reached';
  if (outcome.status === 'redirect' && payment.status === 'redirect') return 'still-open';
  const { status } = await settlePayment(shop, payment.id, outcome);
  return status === 'pending' || status === 'redirect' ? 'still-open' : 'settled';
};
