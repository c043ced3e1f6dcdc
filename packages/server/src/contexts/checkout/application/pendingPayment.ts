import type { WithClock } from '../../../platform/runtime/runtime.ts';
import type { WithPendingPayments } from '../../basket/index.ts';
import { findActivePayment } from '../store/payments.ts';
import { isLeftAlone, isWithProvider } from './askProvider.ts';
import type { WithPayments } from './paymentProvider.ts';

/**
 * The payment of a frozen basket that its owner can give up: one that waits for them at the bank's page, or one that is with a provider of before. That one's page is nowhere led to any more: what is taken there now, nobody would hear of.
 */
export const pendingPaymentsOf =
  (shop: WithPayments & WithClock): WithPendingPayments['pendingPaymentOf'] =>
  async (queries, basketId) => {
    const payment = await findActivePayment(queries, basketId);
    if (!payment) return null;
    const { reference: id, status, redirectUrl: url } = payment;
    if (isWithProvider(shop, payment)) return status === 'redirect' && url ? { id, url } : null;
    return status === 'redirect' || isLeftAlone(payment, shop.clock()) ? { id, url: null } : null;
  };
