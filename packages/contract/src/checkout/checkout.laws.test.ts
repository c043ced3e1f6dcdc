import { type PaymentRequest, walletMethods } from '@tailorbird/domain/checkout';
import { arbitraryMoney, arbitraryText } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundTrips, sent } from '../testing/roundTrips.ts';
import { checkoutReasons, fromWireCheckoutRefused } from './checkoutRefused.ts';
import { country, fromWireCountry, toWireCountry } from './country.ts';
import {
  fromWirePayment,
  fromWirePaymentDetails,
  fromWirePaymentRefused,
  fromWirePaymentResult,
  type PaymentStanding,
  paymentDetails,
  paymentResult,
  paymentToMake,
  rawCardFields,
  toWirePayment,
  toWirePaymentDetails,
  toWirePaymentResult,
} from './payment.ts';
import { fromWirePaymentMethods, paymentMethods, toWirePaymentMethods } from './paymentMethod.ts';
import { destination, fromWireDestination, toWireDestination } from './shipping.ts';

const code = fc.stringMatching(/^[A-Z]{2}$/);
const tokens = fc.string({ minLength: 1, maxLength: 40 });

const requests: fc.Arbitrary<PaymentRequest> = fc.record({
  idempotencyKey: fc.string({ minLength: 8, maxLength: 40 }),
  expected: arbitraryMoney(),
  means: fc.oneof(
    fc.constant(null),
    fc.record(
      { kind: fc.constant('card' as const), token: tokens, keep: fc.boolean() },
      { requiredKeys: ['kind', 'token'], noNullPrototype: true },
    ),
    fc.record(
      {
        kind: fc.constant('saved' as const),
        id: fc.integer({ min: 1, max: 999_999_999 }),
        device: fc.string({ maxLength: 40 }),
      },
      { requiredKeys: ['kind', 'id'], noNullPrototype: true },
    ),
    fc.record(
      {
        kind: fc.constant('wallet' as const),
        method: fc.constantFrom(...walletMethods),
        token: tokens,
      },
      { requiredKeys: ['kind', 'method'], noNullPrototype: true },
    ),
  ),
  guestEmail: fc.option(fc.string({ maxLength: 40 }), { nil: null }),
  termsAccepted: fc.boolean(),
  comment: fc.string({ maxLength: 60 }),
  returnUrl: fc.webUrl(),
});

describe('round trips of the checkout', () => {
  it('a country survives the round trip', () =>
    roundTrips(
      country,
      fc.record({ code, printableName: arbitraryText(), shippable: fc.boolean() }),
      (value) =>
        toWireCountry(value, {
          origin: 'https://shop.example.test',
          alpha3: 'NLD',
          numeric: '528',
        }),
      fromWireCountry,
    ));

  it('a destination survives the round trip without its omitted fields', () =>
    roundTrips(
      destination,
      fc.record(
        {
          countryCode: fc.oneof(code, fc.constant('')),
          postcode: fc.string(),
          line1: fc.string(),
          city: fc.string(),
        },
        { requiredKeys: [], noNullPrototype: true },
      ),
      toWireDestination,
      fromWireDestination,
    ));

  it('a payment request survives the round trip', () =>
    roundTrips(paymentToMake, requests, toWirePayment, fromWirePayment));

  it('a payment method survives the round trip', () =>
    roundTrips(
      paymentMethods,
      fc.array(
        fc.record({
          type: fc.constantFrom('card' as const, ...walletMethods, 'none' as const),
          name: fc.string(),
          brands: fc.array(fc.string()),
          configuration: fc.constantFrom({}, { provider: 'stripe', key: 'pk_test' }),
        }),
      ),
      toWirePaymentMethods,
      fromWirePaymentMethods,
    ));

  it('the details that continue a payment survive the round trip', () =>
    roundTrips(
      paymentDetails,
      fc.oneof(
        fc.record({ kind: fc.constant('cancel' as const), paymentId: fc.string() }),
        fc.record({
          kind: fc.constant('complete' as const),
          paymentId: fc.string(),
          redirectResult: fc.string(),
        }),
      ),
      toWirePaymentDetails,
      fromWirePaymentDetails,
    ));
});

describe('payment results', () => {
  const read = (standing: PaymentStanding) =>
    fromWirePaymentResult(sent(paymentResult, toWirePaymentResult('p-1', standing)));

  it.each<readonly [PaymentStanding, ReturnType<typeof read>]>([
    [
      { status: 'authorised', orderNumber: '100001' },
      { ok: true, value: { status: 'authorised', orderNumber: '100001' } },
    ],
    [
      { status: 'redirect', url: 'https://bank.example.test/' },
      {
        ok: true,
        value: { status: 'redirect', paymentId: 'p-1', url: 'https://bank.example.test/' },
      },
    ],
    [{ status: 'cancelled' }, { ok: false, failure: { kind: 'payment-cancelled' } }],
    [
      { status: 'refused', reason: 'wrongCvc' },
      { ok: false, failure: { kind: 'wrong-cvc' } },
    ],
    [
      { status: 'refused', reason: 'fraud' },
      { ok: false, failure: { kind: 'fraud' } },
    ],
    [
      { status: 'refused', reason: 'cancelled' },
      { ok: false, failure: { kind: 'payment-cancelled' } },
    ],
    // Customers see every other refusal as a plain refusal.
    [
      { status: 'refused', reason: 'refused' },
      { ok: false, failure: { kind: 'payment-refused' } },
    ],
    [
      { status: 'refused', reason: 'notAuthenticated' },
      { ok: false, failure: { kind: 'payment-refused' } },
    ],
    [{ status: 'failed' }, { ok: false, failure: { kind: 'payment-refused' } }],
    [{ status: 'pending' }, { ok: false, failure: { kind: 'order-not-finalized' } }],
  ])('[CHECKOUT-16] the payment response %j is understood', (standing, understood) => {
    expect(read(standing)).toEqual(understood);
  });
});

describe('checkout refusals', () => {
  it('[CHECKOUT-13] every listed reason maps to a checkout refusal', () => {
    for (const reason of checkoutReasons)
      expect(fromWireCheckoutRefused({ reason }).kind).not.toBe('payment-refused');
    expect(fromWireCheckoutRefused({ reason: 'Voucher Removed', vouchers: ['OLD'] })).toEqual({
      kind: 'voucher-removed',
      codes: ['OLD'],
    });
    expect(fromWireCheckoutRefused({ reason: 'Something Else' })).toEqual({
      kind: 'payment-refused',
    });
  });

  it('[CHECKOUT-13] an invalid guest address has its own refusal', () => {
    expect(fromWirePaymentRefused({ guest_email: ['x'] })).toEqual({ kind: 'email-invalid' });
    expect(fromWirePaymentRefused({ reason: 'Basket Empty' })).toEqual({ kind: 'basket-empty' });
    expect(fromWirePaymentRefused({ payment_method: { type: ['x'] } })).toEqual({
      kind: 'payment-refused',
    });
  });

  it('raw card data is refused as a payment request', () => {
    const asked = toWirePayment({
      ...fc.sample(requests, 1)[0]!,
      means: { kind: 'card', token: 'token' },
    });
    expect(paymentToMake.safeParse(asked).success).toBe(true);
    for (const field of rawCardFields) {
      const parsed = paymentToMake.safeParse({
        ...asked,
        payment_method: { ...asked.payment_method, [field]: '4111 1111 1111 1111' },
      });
      expect(parsed.error?.issues).toMatchObject([
        { code: 'unrecognized_keys', path: ['payment_method'], keys: [field] },
      ]);
    }
  });
});
