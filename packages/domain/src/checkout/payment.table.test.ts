import { expect, test } from 'vitest';
import { transitions } from '../testing/transitions.ts';
import {
  type PaymentAttempt,
  type PaymentEvent,
  type PaymentState,
  readyToPay,
  reducePayment,
} from './index.ts';

test('[CHECKOUT-13, CHECKOUT-16] a payment follows its table of states', () => {
  const attempt: PaymentAttempt = { key: 'key', order: 'two shirts', means: '4242' };
  const kept = { ...attempt, key: 'kept' };
  const states: Record<string, PaymentState> = {
    ready: readyToPay(),
    retrying: { status: 'ready', failure: { kind: 'unreachable' }, retry: kept },
    'ready after a reload': readyToPay({ ...kept, means: null }),
    paying: { status: 'paying', attempt },
    redirected: { status: 'redirected', attempt, paymentId: 'p', url: 'u' },
    completing: { status: 'completing', attempt, paymentId: 'p' },
    paid: { status: 'paid', orderNumber: '1' },
  };
  const fresh = { ...attempt, key: 'new' };
  const events: Record<string, PaymentEvent> = {
    press: { type: 'pay-pressed', attempt: fresh },
    'press with another card': { type: 'pay-pressed', attempt: { ...fresh, means: '5555' } },
    'press for another order': { type: 'pay-pressed', attempt: { ...fresh, order: 'one shirt' } },
    authorised: { type: 'answered', payment: { status: 'authorised', orderNumber: '7' } },
    redirect: { type: 'answered', payment: { status: 'redirect', paymentId: 'q', url: 'v' } },
    fraud: { type: 'refused', failure: { kind: 'fraud' } },
    unreachable: { type: 'refused', failure: { kind: 'unreachable' } },
    'not finalized': { type: 'refused', failure: { kind: 'order-not-finalized' } },
    returned: { type: 'returned', paymentId: 'p' },
    cancelled: { type: 'cancelled' },
    'given up': { type: 'given-up' },
  };
  const name = (state: PaymentState): string =>
    state.status === 'ready'
      ? `ready (${state.failure?.kind}, ${state.retry?.key})`
      : state.status === 'paid'
        ? `paid ${state.orderNumber}`
        : `${state.status} ${state.attempt?.key}${'paymentId' in state ? ` ${state.paymentId}` : ''}`;
  expect(transitions(reducePayment, states, events, name)).toMatchInlineSnapshot(`
    [
      "ready: press → paying new, press with another card → paying new, press for another order → paying new, returned → completing undefined p, given up → ready (undefined, undefined)",
      "retrying: press → paying kept, press with another card → paying new, press for another order → paying new, returned → completing kept p, given up → ready (unreachable, undefined)",
      "ready after a reload: press → paying kept, press with another card → paying kept, press for another order → paying new, returned → completing kept p, given up → ready (undefined, undefined)",
      "paying: authorised → paid 7, redirect → redirected key q, fraud → ready (fraud, undefined), unreachable → ready (unreachable, key), not finalized → ready (order-not-finalized, key)",
      "redirected: returned → completing key p, cancelled → ready (payment-cancelled, undefined)",
      "completing: authorised → paid 7, redirect → redirected key q, fraud → ready (fraud, undefined), unreachable → ready (unreachable, key), not finalized → ready (order-not-finalized, key)",
      "paid: ·",
    ]
  `);
});
