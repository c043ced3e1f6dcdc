import { expect, test } from 'vitest';
import { transitions } from '../testing/transitions.ts';
import { type PaymentEvent, type PaymentState, readyToPay, reducePayment } from './index.ts';

test('[CHECKOUT-13, CHECKOUT-16] a payment, state by state', () => {
  const states: Record<string, PaymentState> = {
    ready: readyToPay,
    retrying: { status: 'ready', failure: { kind: 'unreachable' }, retryKey: 'kept' },
    paying: { status: 'paying', key: 'key' },
    redirected: { status: 'redirected', key: 'key', paymentId: 'p', url: 'u' },
    completing: { status: 'completing', key: 'key', paymentId: 'p' },
    paid: { status: 'paid', orderNumber: '1' },
  };
  const events: Record<string, PaymentEvent> = {
    press: { type: 'pay-pressed', newKey: 'new' },
    authorised: { type: 'answered', payment: { status: 'authorised', orderNumber: '7' } },
    redirect: { type: 'answered', payment: { status: 'redirect', paymentId: 'q', url: 'v' } },
    fraud: { type: 'refused', failure: { kind: 'fraud' } },
    unreachable: { type: 'refused', failure: { kind: 'unreachable' } },
    'not finalized': { type: 'refused', failure: { kind: 'order-not-finalized' } },
    returned: { type: 'returned', key: 'back', paymentId: 'p' },
    cancelled: { type: 'cancelled' },
  };
  const name = (state: PaymentState): string =>
    state.status === 'ready'
      ? `ready (${state.failure?.kind}, ${state.retryKey})`
      : state.status === 'paid'
        ? `paid ${state.orderNumber}`
        : `${state.status} ${state.key}${'paymentId' in state ? ` ${state.paymentId}` : ''}`;
  expect(transitions(reducePayment, states, events, name)).toMatchInlineSnapshot(`
    [
      "ready: press → paying new, returned → completing back p",
      "retrying: press → paying kept, returned → completing back p",
      "paying: authorised → paid 7, redirect → redirected key q, fraud → ready (fraud, null), unreachable → ready (unreachable, key), not finalized → ready (order-not-finalized, key)",
      "redirected: returned → completing back p, cancelled → ready (payment-cancelled, null)",
      "completing: authorised → paid 7, redirect → redirected key q, fraud → ready (fraud, null), unreachable → ready (unreachable, key), not finalized → ready (order-not-finalized, key)",
      "paid: ·",
    ]
  `);
});
