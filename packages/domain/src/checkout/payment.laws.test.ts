import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pricedBasket } from '../../test/pricedBasket.ts';
import { money } from '../kernel/index.ts';
import { walk } from '../testing/walk.ts';
import {
  billingRetentionYears,
  checkoutMessages,
  checkoutMissing,
  emptyAddress,
  isPaymentUnderWay,
  type PaymentEvent,
  type PaymentFailure,
  type PaymentState,
  paymentNotice,
  paymentProviders,
  readyToPay,
  reducePayment,
  refundBusinessDays,
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
  { kind: 'card-invalid', fields: {} },
  { kind: 'unreachable' },
  { kind: 'order-not-finalized' },
];

describe('before paying', () => {
  const line = { id: 1, quantity: 1, unitPrice: money(5900, 'EUR'), productClass: 'Customize', requiresShipping: true } as const;
  const methods = [{ code: 'standard', name: '', description: '', price: money(700, 'EUR') }];
  const basket = pricedBasket(
    { currency: 'EUR', lines: [line], vouchers: [], shippingMethods: methods },
    { active: false, available: 0, code: 'standard' },
  );
  const ready = { basket, shippingAddress: emptyAddress, termsAccepted: true };

  test('[CHECKOUT-01] the terms, a method and an address are needed', () => {
    expect(checkoutMissing(ready)).toEqual([]);
    expect(checkoutMissing({ ...ready, termsAccepted: false })).toEqual([{ kind: 'terms-not-accepted' }]);
    expect(checkoutMissing({ ...ready, shippingAddress: null })).toEqual([{ kind: 'address-missing' }]);
    expect(checkoutMissing({ ...ready, basket: { ...basket, activeShippingMethodCode: null } })).toEqual([
      { kind: 'shipping-method-missing' },
    ]);
    expect(
      checkoutMissing({ basket: { ...basket, activeShippingMethodCode: 'gone' }, shippingAddress: null, termsAccepted: false }),
    ).toHaveLength(3);
  });

  test('[CHECKOUT-02] what is not shipped needs neither address nor method', () => {
    const card = { ...line, productClass: 'Gift Card', requiresShipping: false } as const;
    const digital = pricedBasket(
      { currency: 'EUR', lines: [card], vouchers: [], shippingMethods: methods },
      { active: false, available: 0, code: null },
    );
    expect(checkoutMissing({ basket: digital, shippingAddress: null, termsAccepted: true })).toEqual([]);
  });

  test('[CHECKOUT-14] an empty basket is all there is to say', () => {
    expect(checkoutMissing({ basket: { ...basket, lines: [] }, shippingAddress: null, termsAccepted: false })).toEqual([
      { kind: 'basket-empty' },
    ]);
    expect(paymentNotice({ kind: 'basket-empty' })).toEqual({ kind: 'leave', path: '/products' });
  });
});

describe('a payment', () => {
  const press: PaymentEvent = { type: 'pay-pressed', newKey: 'k1' };
  const run = (...events: readonly PaymentEvent[]): PaymentState => events.reduce(reducePayment, readyToPay);

  test('[CHECKOUT-13] goes from ready over paying to paid, or by the bank’s page', () => {
    expect(run(press, { type: 'answered', payment: { status: 'authorised', orderNumber: '7' } })).toEqual({
      status: 'paid',
      orderNumber: '7',
    });
    const away = run(press, { type: 'answered', payment: { status: 'redirect', paymentId: 'p', url: 'https://bank.example' } });
    expect(away).toEqual({ status: 'redirected', key: 'k1', paymentId: 'p', url: 'https://bank.example' });
    expect(reducePayment(away, { type: 'returned', key: 'k1', paymentId: 'p' })).toEqual({
      status: 'completing',
      key: 'k1',
      paymentId: 'p',
    });
    expect(reducePayment(away, { type: 'cancelled' })).toEqual({ status: 'ready', failure: { kind: 'payment-cancelled' }, retryKey: null });
    expect(run({ type: 'returned', key: 'kept', paymentId: 'p' })).toMatchObject({ status: 'completing', key: 'kept' });
  });

  test('[CHECKOUT-13] pressed twice it is one try; a try without an answer is repeated as itself, a refused one is not', () => {
    expect(run(press, { type: 'pay-pressed', newKey: 'k2' })).toEqual({ status: 'paying', key: 'k1' });
    expect(run(press, { type: 'refused', failure: { kind: 'unreachable' } }, { type: 'pay-pressed', newKey: 'k2' })).toEqual({
      status: 'paying',
      key: 'k1',
    });
    expect(run(press, { type: 'refused', failure: { kind: 'fraud' } }, { type: 'pay-pressed', newKey: 'k2' })).toEqual({
      status: 'paying',
      key: 'k2',
    });
  });

  test('[CHECKOUT-13] paid stays paid; a new key comes only after somebody said no; nothing unknown is reached', () => {
    const event: fc.Arbitrary<PaymentEvent> = fc.oneof(
      fc.nat(99).map((key) => ({ type: 'pay-pressed' as const, newKey: `k${key}` })),
      fc.constantFrom(...failures).map((failure) => ({ type: 'refused' as const, failure })),
      fc
        .constantFrom({ status: 'authorised' as const, orderNumber: '1' }, { status: 'redirect' as const, paymentId: 'p', url: 'u' })
        .map((payment) => ({ type: 'answered' as const, payment })),
      fc.constant({ type: 'returned' as const, key: 'kept', paymentId: 'p' }),
      fc.constant({ type: 'cancelled' as const }),
    );
    let open: string | null = null;
    walk({ start: readyToPay, event, reduce: reducePayment }, (after, each, before) => {
      if (before === readyToPay) open = null;
      expect(['ready', 'paying', 'redirected', 'completing', 'paid']).toContain(after.status);
      if (before.status === 'paid') expect(after).toBe(before);
      if (after.status === 'paid' && before.status !== 'paid') expect(each.type).toBe('answered');
      if (before.status === 'ready' && after.status === 'paying') {
        if (before.retryKey !== null) expect(after.key).toBe(before.retryKey);
        open = after.key;
      }
      if ((before.status === 'paying' || before.status === 'completing') && after.status === 'redirected')
        expect(after.key).toBe(before.key);
      if (after.status === 'paying') expect(after.key).toBe(open);
      expect(isPaymentUnderWay(after)).toBe(after.status === 'paying' || after.status === 'completing');
    });
  });
});

describe('what is said of a failure', () => {
  test('[CHECKOUT-13] has eight messages', () => {
    expect(new Set(checkoutMessages).size).toBe(8);
    const said = failures.map(paymentNotice).flatMap((notice) => (notice.kind === 'message' ? [notice.message] : []));
    expect(said).toEqual(['payment-cancelled', 'basket-changed', 'out-of-stock', 'payment-failed', 'order-not-finalized']);
  });

  test('[CHECKOUT-16] has a modal for a wrong code, for fraud, and for the rest', () => {
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

  test('[CHECKOUT-15] names the vouchers that were taken off', () => {
    expect(paymentNotice({ kind: 'voucher-removed', codes: ['SPRING'] })).toEqual({ kind: 'vouchers-removed', codes: ['SPRING'] });
  });

  test('[CHECKOUT-01] leads back to the form where something is missing', () => {
    const forms = failures.filter((failure) => paymentNotice(failure).kind === 'form').map(({ kind }) => kind);
    expect(forms).toEqual(['address-missing', 'shipping-method-missing', 'terms-not-accepted', 'email-invalid', 'card-invalid']);
  });

  test('[CHECKOUT-12, CHECKOUT-17, CHECKOUT-20] providers, days of a refund, years billing is kept', () => {
    expect(paymentProviders).toEqual(['ADYEN', 'STRIPE', 'PAYPAL']);
    expect([refundBusinessDays, billingRetentionYears]).toEqual([10, 3]);
  });
});
