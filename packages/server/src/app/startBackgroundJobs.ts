import { startPaymentRecovery } from '../contexts/checkout/application/recoverPayments.ts';
import { startRefunds } from '../contexts/checkout/application/refundPayments.ts';
import { startOrderTracking } from '../contexts/orders/application/trackOrders.ts';
import { startAnswerMails } from '../contexts/support/application/chat/mailChat.ts';
import { withTextSource } from '../platform/texts/textOverrides.ts';
import { startRetention } from './retention/applyRetention.ts';
import type { Shop } from './shop.ts';

/** Starts the recurring jobs, with changed texts applied as in requests. */
export const startBackgroundJobs = (
  shop: Shop,
): { readonly refundDue: () => void; readonly stop: () => Promise<void> } =>
  withTextSource(shop.texts.source, () => {
    const refunding = startRefunds(shop);
    refunding.wake();
    const jobs = [
      startPaymentRecovery(shop),
      startRetention(shop),
      startOrderTracking(shop),
      startAnswerMails(shop),
      refunding,
    ];
    return {
      refundDue: refunding.wake,
      stop: async () => {
        for (const job of jobs) await job.stop();
      },
    };
  });
