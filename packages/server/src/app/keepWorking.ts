import { keepRecoveringPayments } from '../contexts/checkout/application/recoverPayments.ts';
import { keepRefunding } from '../contexts/checkout/application/refundPayments.ts';
import { keepFollowingOrders } from '../contexts/orders/application/followOrders.ts';
import { keepMailingAnswers } from '../contexts/support/application/chat/mailChat.ts';
import { withTextSource } from '../platform/texts/saidTexts.ts';
import { keepApplyingRetention } from './retention/applyRetention.ts';
import type { Shop } from './shop.ts';

/** Starts the recurring jobs, with changed texts applied as in requests. */
export const keepWorking = (
  shop: Shop,
): { readonly refundDue: () => void; readonly stop: () => Promise<void> } =>
  withTextSource(shop.texts.source, () => {
    const refunding = keepRefunding(shop);
    refunding.wake();
    const jobs = [
      keepRecoveringPayments(shop),
      keepApplyingRetention(shop),
      keepFollowingOrders(shop),
      keepMailingAnswers(shop),
      refunding,
    ];
    return {
      refundDue: refunding.wake,
      stop: async () => {
        for (const job of jobs) await job.stop();
      },
    };
  });
