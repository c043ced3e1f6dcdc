import type { WithClock } from '../../../platform/runtime/runtime.ts';
import type { WithPendingPayments } from '../../basket/index.ts';
import { findActivePayment } from '../store/payments.ts';
import type { WithPayments } from './paymentProvider.ts';
import { isIdle, isWithProvider } from './queryProvider.ts';

/**
 * Payment of a frozen basket that its owner can cancel: at the bank's page, or with a
 * previous provider whose results no longer arrive.
 */
export const pendingPaymentsOf =
  (shop: WithPayments & WithClock): WithPendingPayments['pendingPaymentOf'] =>
  async (queries, basketId) => {
    const payment = await findActivePayment(queries, basketId);
    if (!payment) return null;
    const { reference: id, status, redirectUrl: url } = payment;
    if (isWithProvider(shop, payment)) return status === 'redirect' && url ? { id, url } : null;
    return status === 'redirect' || isIdle(payment, shop.clock()) ? { id, url: null } : null;
  };
