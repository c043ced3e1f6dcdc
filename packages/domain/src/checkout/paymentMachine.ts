import { unreachable } from '../kernel/index.ts';
import type { Payment, PaymentFailure } from './payment.ts';

/**
 * A payment as the customer goes through it. The idempotency key is made once for each press on "pay" that may take money, and kept as long as nobody knows
 * whether it did: the same try repeated never pays twice.
 */
export type PaymentState =
  | { readonly status: 'ready'; readonly failure: PaymentFailure | null; readonly retryKey: string | null }
  | { readonly status: 'paying'; readonly key: string }
  /** The customer is at the bank's page. */
  | { readonly status: 'redirected'; readonly key: string; readonly paymentId: string; readonly url: string }
  | { readonly status: 'completing'; readonly key: string; readonly paymentId: string }
  | { readonly status: 'paid'; readonly orderNumber: string };

export type PaymentEvent =
  /** `newKey` is used when there is no try to repeat. */
  | { readonly type: 'pay-pressed'; readonly newKey: string }
  | { readonly type: 'answered'; readonly payment: Payment }
  | { readonly type: 'refused'; readonly failure: PaymentFailure }
  /** The customer is back from the bank's page, also in a new tab: the key is the kept one. */
  | { readonly type: 'returned'; readonly key: string; readonly paymentId: string }
  | { readonly type: 'cancelled' };

export const readyToPay: PaymentState = { status: 'ready', failure: null, retryKey: null };

/** No answer came: the money may have moved, so the next try is the same try. */
const isUndecided = (failure: PaymentFailure): boolean => failure.kind === 'unreachable' || failure.kind === 'order-not-finalized';

/** The payment after an event (CHECKOUT-13, CHECKOUT-16). Pressing twice pays once; an order once placed stays placed. */
export const reducePayment = (state: PaymentState, event: PaymentEvent): PaymentState => {
  switch (event.type) {
    case 'pay-pressed':
      return state.status === 'ready' ? { status: 'paying', key: state.retryKey ?? event.newKey } : state;
    case 'returned':
      return state.status === 'ready' || state.status === 'redirected'
        ? { status: 'completing', key: event.key, paymentId: event.paymentId }
        : state;
    case 'answered':
      if (state.status !== 'paying' && state.status !== 'completing') return state;
      switch (event.payment.status) {
        case 'authorised':
          return { status: 'paid', orderNumber: event.payment.orderNumber };
        case 'redirect':
          return { status: 'redirected', key: state.key, paymentId: event.payment.paymentId, url: event.payment.url };
        default:
          return unreachable(event.payment);
      }
    case 'refused':
      return state.status === 'paying' || state.status === 'completing'
        ? { status: 'ready', failure: event.failure, retryKey: isUndecided(event.failure) ? state.key : null }
        : state;
    case 'cancelled':
      return state.status === 'redirected' ? { status: 'ready', failure: { kind: 'payment-cancelled' }, retryKey: null } : state;
    default:
      return unreachable(event);
  }
};

/** Whether leaving the page now would leave a payment behind. */
export const isPaymentUnderWay = (state: PaymentState): boolean => state.status === 'paying' || state.status === 'completing';
