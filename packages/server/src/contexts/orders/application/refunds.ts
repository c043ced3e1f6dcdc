export { finishRefund, refundsDue } from '../store/refunds.ts';

/** Signals the payments context that a refund is due. Call it after the transaction. */
export type WithRefundSignal = { readonly refundDue: () => void };
