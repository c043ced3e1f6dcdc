import { runJob } from '../../../platform/jobs/jobRuns.ts';
import { timePart } from '../../../platform/runtime/parts.ts';
import { finishRefund, refundsDue } from '../../orders/index.ts';
import { findPaymentOfOrder } from '../store/payments.ts';
import { isWithProvider, type PaymentNeeds } from './queryProvider.ts';

/**
 * Makes due refunds, oldest first; returns their number. A refund is marked as done after the
 * provider made it: after an interruption it is requested again, without a second effect.
 * Failed refunds stay due.
 */
export const refundPayments = async (shop: PaymentNeeds): Promise<number> => {
  const { queries } = shop.database;
  let done = 0;
  for (const { id, orderNumber, key, amount } of await refundsDue(queries)) {
    try {
      const payment = await findPaymentOfOrder(queries, orderNumber);
      if (!payment) throw new Error('The order has no payment');
      if (!isWithProvider(shop, payment))
        throw new Error(
          `It was paid with ${payment.provider}, and payments now go to ${shop.payments.name}`,
        );
      await timePart('bank call', () => shop.payments.refund(payment.reference, { key, amount }));
      await finishRefund(queries, id, shop.clock());
      done += 1;
    } catch (cause) {
      shop.logger.warn(
        { refund: id, cause: cause instanceof Error ? cause.message : String(cause) },
        'refund failed, will be retried',
      );
    }
  }
  return done;
};

const everyMs = 60_000;

/** Makes due refunds every minute and when woken; returns functions to wake and stop it. */
export const startRefunds = (
  shop: PaymentNeeds,
): { readonly wake: () => void; readonly stop: () => Promise<void> } => {
  let running: Promise<void> | undefined;
  let again = false;
  const wake = (): void => {
    if (running) {
      again = true;
      return;
    }
    running = runJob(shop, 'refunds', () => refundPayments(shop))
      .then(() => {})
      .catch((cause: unknown) => {
        shop.logger.error(
          { cause: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) },
          'refund job failed',
        );
      })
      .finally(() => {
        running = undefined;
        if (!again) return;
        again = false;
        wake();
      });
  };
  const timer = setInterval(wake, everyMs).unref();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      again = false;
      await running;
    },
  };
};
