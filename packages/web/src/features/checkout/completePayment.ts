import type { CheckoutStore } from './checkoutStore.ts';

export const completePayment = async (
  store: CheckoutStore,
  paymentId: string,
  redirectResult: string,
): Promise<void> => {
  const payment = await store.openPayment().catch(() => null);
  if (payment) await payment.complete(paymentId, redirectResult);
  else store.showNotice({ kind: 'message', message: 'payment-failed' });
};
