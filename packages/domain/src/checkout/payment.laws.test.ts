import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pricedBasket } from '../../test/pricedBasket.ts';
import { money } from '../kernel/index.ts';
import { walk } from '../testing/walk.ts';
import {
  billingRetentionYears,
  type CheckoutMessage,
  checkoutMissing,
  emptyAddress,
  isPaymentUnderWay,
  openAttempt,
  type PaymentAttempt,
  type PaymentEvent,
  type PaymentFailure,
  type PaymentProvider,
  type PaymentState,
  paymentNotice,
  readyToPay,
  reducePayment,
  refundBusinessDays,
  repeatsAttempt,
} from './index.ts';

const failures: readonly PaymentFailure[] = [
  { kind: 'wrong-cvc' },
  { kind: 'fraud' },
  { kind: 'payment-refused' },
  { kind: 'payment-cancelled' },
  { kind: 'basket-changed' },
  { kind: 'basket-empty' },
  { kind: 'out-of-stock' },
  { kind: 'voucher-removed', codes: ['X'] },
  { kind: 'address-missing' },
  { kind: 'shipping-method-missing' },
  { kind: 'terms-not-accepted' },
  { kind: 'email-invalid' },
  { kind: 'unreachable' },
  { kind: 'order-not-finalized' },
];

describe('before paying', () => {
  const line = {
    id: 1,
    quantity: 1,
    unitPrice: money(5900, 'EUR'),
    productClass: 'Customize',
    requiresShipping: true,
  } as const;
  const methods = [{ code: 'standard', name: '', description: '', price: money(700, 'EUR') }];
  const basket = pricedBasket(
    { currency: 'EUR', lines: [line], vouchers: [], shippingMethods: methods },
    { active: false, available: 0, code: 'standard' },
  );
  const ready = { basket, shippingAddress: emptyAddress, termsAccepted: true };

  test('[CHECKOUT-01] payment requires the terms, a method and an address', () => {
    expect(checkoutMissing(ready)).toEqual([]);
    expect(checkoutMissing({ ...ready, termsAccepted: false })).toEqual([
      { kind: 'terms-not-accepted' },
    ]);
    expect(checkoutMissing({ ...ready, shippingAddress: null })).toEqual([
      { kind: 'address-missing' },
    ]);
    expect(
      checkoutMissing({ ...ready, basket: { ...basket, activeShippingMethodCode: null } }),
    ).toEqual([{ kind: 'shipping-method-missing' }]);
    expect(
      checkoutMissing({
        basket: { ...basket, activeShippingMethodCode: 'gone' },
        shippingAddress: null,
        termsAccepted: false,
      }),
    ).toHaveLength(3);
  });

  test('[CHECKOUT-02] without shipping, neither address nor method is needed', () => {
    const card = { ...line, productClass: 'Gift Card', requiresShipping: false } as const;
    const digital = pricedBasket(
      { currency: 'EUR', lines: [card], vouchers: [], shippingMethods: methods },
      { active: false, available: 0, code: null },
    );
    expect(
      checkoutMissing({ basket: digital, shippingAddress: null, termsAccepted: true }),
    ).toEqual([]);
  });

  test('[CHECKOUT-14] an empty basket is the only problem reported', () => {
    expect(
      checkoutMissing({
        basket: { ...basket, lines: [] },
        shippingAddress: null,
        termsAccepted: false,
      }),
    ).toEqual([{ kind: 'basket-empty' }]);
    expect(paymentNotice({ kind: 'basket-empty' })).toEqual({ kind: 'leave', path: '/products' });
  });
});

describe('a payment', () => {
  const attempt: PaymentAttempt = { key: 'k1', order: 'two shirts', means: '4242' };
  const press = (key: string, changes: Partial<PaymentAttempt> = {}): PaymentEvent => ({
    type: 'pay-pressed',
    attempt: { ...attempt, ...changes, key },
  });
  const lost: PaymentEvent = { type: 'refused', failure: { kind: 'unreachable' } };
  const from = (start: PaymentState, ...events: readonly PaymentEvent[]): PaymentState =>
    events.reduce(reducePayment, start);
  const run = (...events: readonly PaymentEvent[]): PaymentState => from(readyToPay(), ...events);
  const keyOf = (state: PaymentState): string | undefined => openAttempt(state)?.key;

  test('[CHECKOUT-13] a payment goes from ready to paying to paid', () => {
    expect(
      run(press('k1'), { type: 'answered', payment: { status: 'authorised', orderNumber: '7' } }),
    ).toEqual({
      status: 'paid',
      orderNumber: '7',
    });
    const away = run(press('k1'), {
      type: 'answered',
      payment: { status: 'redirect', paymentId: 'p', url: 'https://bank.example' },
    });
    expect(away).toEqual({
      status: 'redirected',
      attempt,
      paymentId: 'p',
      url: 'https://bank.example',
    });
    expect(reducePayment(away, { type: 'returned', paymentId: 'p' })).toEqual({
      status: 'completing',
      attempt,
      paymentId: 'p',
    });
    expect(reducePayment(away, { type: 'cancelled' })).toEqual({
      status: 'ready',
      failure: { kind: 'payment-cancelled' },
      retry: null,
    });
    expect(from(readyToPay(attempt), { type: 'returned', paymentId: 'p' })).toEqual({
      status: 'completing',
      attempt,
      paymentId: 'p',
    });
    expect(run({ type: 'returned', paymentId: 'p' })).toEqual({
      status: 'completing',
      attempt: null,
      paymentId: 'p',
    });
  });

  test('[CHECKOUT-13] a double press or a lost response repeats one attempt', () => {
    expect(run(press('k1'), press('k2'))).toEqual({ status: 'paying', attempt });
    expect(keyOf(run(press('k1'), lost, press('k2')))).toBe('k1');
    expect(
      keyOf(run(press('k1'), { type: 'refused', failure: { kind: 'fraud' } }, press('k2'))),
    ).toBe('k2');
  });

  test('[CHECKOUT-13] a changed order or payment method starts a new attempt', () => {
    expect(keyOf(run(press('k1'), lost, press('k2', { order: 'one shirt' })))).toBe('k2');
    expect(keyOf(run(press('k1'), lost, press('k2', { means: '5555' })))).toBe('k2');
    const reloaded = readyToPay({ ...attempt, means: null });
    expect(keyOf(from(reloaded, press('k2', { means: '5555' })))).toBe('k1');
    expect(keyOf(from(reloaded, press('k2', { order: 'one shirt' })))).toBe('k2');
    expect(keyOf(from(reloaded, { type: 'given-up' }, press('k2')))).toBe('k2');
  });

  test('[CHECKOUT-13] paid stays paid; a new key needs a refusal or a change', () => {
    const event: fc.Arbitrary<PaymentEvent> = fc.oneof(
      fc
        .record({
          key: fc.nat(99).map((key) => `k${key}`),
          order: fc.constantFrom('one', 'two'),
          means: fc.constantFrom('4242', '5555'),
        })
        .map((pressed) => ({ type: 'pay-pressed' as const, attempt: pressed })),
      fc.constantFrom(...failures).map((failure) => ({ type: 'refused' as const, failure })),
      fc
        .constantFrom(
          { status: 'authorised' as const, orderNumber: '1' },
          { status: 'redirect' as const, paymentId: 'p', url: 'u' },
        )
        .map((payment) => ({ type: 'answered' as const, payment })),
      fc.constant({ type: 'returned' as const, paymentId: 'p' }),
      fc.constantFrom({ type: 'cancelled' as const }, { type: 'given-up' as const }),
    );
    walk({ start: readyToPay(), event, reduce: reducePayment }, (after, each, before) => {
      expect(['ready', 'paying', 'redirected', 'completing', 'paid']).toContain(after.status);
      if (before.status === 'paid') expect(after).toBe(before);
      if (after.status === 'paid' && before.status !== 'paid') expect(each.type).toBe('answered');
      if (before.status === 'ready' && each.type === 'pay-pressed') {
        const repeats = before.retry !== null && repeatsAttempt(each.attempt, before.retry);
        expect(keyOf(after)).toBe(repeats ? before.retry.key : each.attempt.key);
      } else if (after.status !== 'ready' && after.status !== 'paid') {
        // An attempt in progress keeps its key, also across the bank's page.
        expect(keyOf(after)).toBe(keyOf(before));
      } else if (openAttempt(after)) {
        expect(openAttempt(after)).toBe(openAttempt(before));
      }
      expect(isPaymentUnderWay(after)).toBe(
        after.status === 'paying' || after.status === 'completing',
      );
    });
  });
});

describe('messages about failures', () => {
  test('[CHECKOUT-13] there are eight messages about failures', () => {
    const messages: Readonly<Record<CheckoutMessage, true>> = {
      'shipping-not-fetched': true,
      'address-not-added': true,
      'shipping-not-picked': true,
      'order-not-finalized': true,
      'payment-failed': true,
      'payment-cancelled': true,
      'basket-changed': true,
      'out-of-stock': true,
    };
    expect(Object.keys(messages)).toHaveLength(8);
    const said = failures
      .map(paymentNotice)
      .flatMap((notice) => (notice.kind === 'message' ? [notice.message] : []));
    for (const message of said) expect(messages).toHaveProperty(message);
    expect(said).toEqual([
      'payment-cancelled',
      'basket-changed',
      'out-of-stock',
      'payment-failed',
      'order-not-finalized',
    ]);
  });

  test('[CHECKOUT-16] a wrong code, fraud, and other refusals have a modal each', () => {
    const modals = failures.flatMap((failure) => {
      const notice = paymentNotice(failure);
      return notice.kind === 'modal' ? [[failure.kind, notice.about]] : [];
    });
    expect(modals).toEqual([
      ['wrong-cvc', 'wrong-cvc'],
      ['fraud', 'fraud'],
      ['payment-refused', 'other'],
    ]);
  });

  test('[CHECKOUT-15] a message names the removed vouchers', () => {
    expect(paymentNotice({ kind: 'voucher-removed', codes: ['SPRING'] })).toEqual({
      kind: 'vouchers-removed',
      codes: ['SPRING'],
    });
  });

  test('[CHECKOUT-01] missing input leads back to its form', () => {
    const forms = failures
      .filter((failure) => paymentNotice(failure).kind === 'form')
      .map(({ kind }) => kind);
    expect(forms).toEqual([
      'address-missing',
      'shipping-method-missing',
      'terms-not-accepted',
      'email-invalid',
    ]);
  });

  test('[CHECKOUT-12] three providers can accept payments', () => {
    const providers: Readonly<Record<PaymentProvider, true>> = {
      ADYEN: true,
      STRIPE: true,
      PAYPAL: true,
    };
    expect(Object.keys(providers)).toHaveLength(3);
  });

  test('[CHECKOUT-17, CHECKOUT-20] refunds take ten business days, records three years', () => {
    expect([refundBusinessDays, billingRetentionYears]).toEqual([10, 3]);
  });
});
