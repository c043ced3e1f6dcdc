import { unreachable } from '../kernel/index.ts';
import type { Payment, PaymentFailure } from './payment.ts';

export type PaymentAttempt = {
  /** Idempotency key: the same attempt sent twice pays once. */
  readonly key: string;
  /** A comparable text of the order. */
  readonly order: string;
  /**
   * A comparable text of the means that reveals nothing about a card; null if unknown, as after
   * a reload.
   */
  readonly means: string | null;
};

export type PaymentState =
  /** `retry`: an attempt with an unknown outcome. */
  | {
      readonly status: 'ready';
      readonly failure: PaymentFailure | null;
      readonly retry: PaymentAttempt | null;
    }
  | { readonly status: 'paying'; readonly attempt: PaymentAttempt }
  /**
   * The customer is at the bank's page or back from it; without an attempt if the browser does
   * not remember it.
   */
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
  /** `attempt` has a new key, used unless an earlier attempt is repeated. */
  | { readonly type: 'pay-pressed'; readonly attempt: PaymentAttempt }
  | { readonly type: 'answered'; readonly payment: Payment }
  | { readonly type: 'refused'; readonly failure: PaymentFailure }
  | { readonly type: 'returned'; readonly paymentId: string }
  | { readonly type: 'cancelled' }
  /** Nothing is left to repeat: the basket is gone, most likely ordered. */
  | { readonly type: 'given-up' };

/** The initial state, with an earlier attempt of unknown outcome if there is one. */
export const readyToPay = (retry: PaymentAttempt | null = null): PaymentState => ({
  status: 'ready',
  failure: null,
  retry,
});

/** Without an answer the charge may have succeeded, so the next try repeats the attempt. */
const isUndecided = (failure: PaymentFailure): boolean =>
  failure.kind === 'unreachable' || failure.kind === 'order-not-finalized';

/**
 * True if an attempt repeats an earlier one: the same order and, as far as known, the same
 * means.
 */
export const repeatsAttempt = (attempt: PaymentAttempt, before: PaymentAttempt): boolean =>
  attempt.order === before.order && (before.means === null || attempt.means === before.means);

/**
 * The attempt that may have charged the customer; null if there is none or its outcome is
 * known.
 */
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
 * The payment after an event (CHECKOUT-13, CHECKOUT-16). Pressing twice pays once; an
 * unanswered attempt is repeated with its key, a refused one is not, and another order or other
 * means start a new attempt. A placed order stays placed.
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

/** True if leaving the page would abandon a payment. */
export const isPaymentUnderWay = (state: PaymentState): boolean =>
  state.status === 'paying' || state.status === 'completing';
