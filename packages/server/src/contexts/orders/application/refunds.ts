/** What was promised to be given back; whoever takes payments does it. */
export { finishRefund, refundsDue } from '../store/refunds.ts';

/** Tells whoever takes payments that something is to be given back. Call it after the transaction. */
export type WithRefundSignal = { readonly refundDue: () => void };
