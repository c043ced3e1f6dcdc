/** The payment of a frozen basket that waits for the customer at the bank's page. */
export { pendingPaymentOf } from '../store/payments.ts';
