import { unreachable } from '../kernel/index.ts';
import type { Payment, PaymentFailure } from './payment.ts';

/** A press on "pay" that may take money. */
export type PaymentAttempt = {
  /** Makes the same attempt, sent twice, pay once. */
  readonly key: string;
  /** What is ordered, as a text to compare with. */
  readonly order: string;
  /** What it is paid with, as a text to compare with that tells nothing of a card; null when nobody remembers, as after a reload. */
  readonly means: string | null;
};

/** A payment as the customer goes through it. */
export type PaymentState =
  /** `retry`: an attempt nobody knows the outcome of. */
  | {
      readonly status: 'ready';
      readonly failure: PaymentFailure | null;
      readonly retry: PaymentAttempt | null;
    }
  | { readonly status: 'paying'; readonly attempt: PaymentAttempt }
  /** The customer is at the bank's page, then back from it; without an attempt in a browser that does not remember it. */
  | {
      readonly status: 'redirected';
      readonly attempt: PaymentAttempt | null;
      readonly paymentId: string;
      readonly url: string;
    }
  | {
      readonly status: 'completing';
      readonly attempt: PaymentAttempt | null;
      readonly paymentId: string;
    }
  | { readonly status: 'paid'; readonly orderNumber: string };

export type PaymentEvent =
  /** `attempt` has a key of its own, which is used when there is nothing to repeat. */
  | { readonly type: 'pay-pressed'; readonly attempt: PaymentAttempt }
  | { readonly type: 'answered'; readonly payment: Payment }
  | { readonly type: 'refused'; readonly failure: PaymentFailure }
  | { readonly type: 'returned'; readonly paymentId: string }
  | { readonly type: 'cancelled' }
  /** Nothing is left to repeat: what was ordered is gone, most likely into an order. */
  | { readonly type: 'given-up' };

/** Where a payment starts: from an attempt of before whose outcome is unknown, if there is one. */
export const readyToPay = (retry: PaymentAttempt | null = null): PaymentState => ({
  status: 'ready',
  failure: null,
  retry,
});

/** No answer came: the money may have moved, so the next try is the same try. */
const isUndecided = (failure: PaymentFailure): boolean =>
  failure.kind === 'unreachable' || failure.kind === 'order-not-finalized';

/** Whether an attempt repeats one of before: the same order, with the same means as far as anybody remembers. */
export const repeatsAttempt = (attempt: PaymentAttempt, before: PaymentAttempt): boolean =>
  attempt.order === before.order && (before.means === null || attempt.means === before.means);

/** The attempt that may have taken money; null when there is none, or when it is known what came of it. */
export const openAttempt = (state: PaymentState): PaymentAttempt | null => {
  switch (state.status) {
    case 'ready':
      return state.retry;
    case 'paying':
    case 'redirected':
    case 'completing':
      return state.attempt;
    case 'paid':
      return null;
    default:
      return unreachable(state);
  }
};

const started = (attempt: PaymentAttempt, before: PaymentAttempt | null): PaymentAttempt =>
  before && repeatsAttempt(attempt, before) ? { ...attempt, key: before.key } : attempt;

/**
 * The payment after an event (CHECKOUT-13, CHECKOUT-16). Pressing twice pays once; an attempt without an answer is repeated with its key, one that was refused is not,
 * and another order or other means are another attempt. An order once placed stays placed.
 */
export const reducePayment = (state: PaymentState, event: PaymentEvent): PaymentState => {
  switch (event.type) {
    case 'pay-pressed':
      return state.status === 'ready'
        ? { status: 'paying', attempt: started(event.attempt, state.retry) }
        : state;
    case 'returned':
      return state.status === 'ready' || state.status === 'redirected'
        ? { status: 'completing', attempt: openAttempt(state), paymentId: event.paymentId }
        : state;
    case 'answered':
      if (state.status !== 'paying' && state.status !== 'completing') return state;
      return answered(state, event.payment);
    case 'refused':
      return state.status === 'paying' || state.status === 'completing'
        ? {
            status: 'ready',
            failure: event.failure,
            retry: isUndecided(event.failure) ? state.attempt : null,
          }
        : state;
    case 'cancelled':
      return state.status === 'redirected'
        ? { status: 'ready', failure: { kind: 'payment-cancelled' }, retry: null }
        : state;
    case 'given-up':
      return state.status === 'ready' ? { ...state, retry: null } : state;
    default:
      return unreachable(event);
  }
};

const answered = (
  state: Extract<PaymentState, { status: 'paying' | 'completing' }>,
  payment: Payment,
): PaymentState => {
  switch (payment.status) {
    case 'authorised':
      return { status: 'paid', orderNumber: payment.orderNumber };
    case 'redirect':
      return {
        status: 'redirected',
        attempt: state.attempt,
        paymentId: payment.paymentId,
        url: payment.url,
      };
    default:
      return unreachable(payment);
  }
};

/** Whether leaving the page now would leave a payment behind. */
export const isPaymentUnderWay = (state: PaymentState): boolean =>
  state.status === 'paying' || state.status === 'completing';
