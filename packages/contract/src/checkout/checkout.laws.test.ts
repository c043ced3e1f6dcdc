import type { PaymentRequest } from '@tailorbird/domain/checkout';
import { arbitraryMoney, arbitraryText } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comesBack, sent } from '../testing/comesBack.ts';
import { fromWireCheckoutRefused } from './mapCheckoutRefused.ts';
import { fromWireCountry, toWireCountry } from './mapCountry.ts';
import { fromWireDestination, toWireDestination } from './mapDestination.ts';
import {
  fromWirePayment,
  fromWirePaymentDetails,
  fromWirePaymentMethods,
  fromWirePaymentRefused,
  fromWirePaymentResult,
  type PaymentStanding,
  toWireCardErrors,
  toWirePayment,
  toWirePaymentDetails,
  toWirePaymentMethods,
  toWirePaymentResult,
} from './mapPayment.ts';
import { paymentDetails, paymentMethods, paymentRefused, paymentResult, paymentToMake } from './paymentSchema.ts';
import { checkoutReasons, country, destination } from './schema.ts';

const code = fc.stringMatching(/^[A-Z]{2}$/);
const twoDigits = fc.integer({ min: 0, max: 99 }).map((digits) => String(digits).padStart(2, '0'));

const requests: fc.Arbitrary<PaymentRequest> = fc.record({
  idempotencyKey: fc.string({ minLength: 8, maxLength: 40 }),
  expected: arbitraryMoney(),
  method: fc.oneof(
    fc.constant({ type: 'none' as const }),
    fc.record({
      type: fc.constant('card' as const),
      card: fc.record({
        number: fc.string({ maxLength: 20 }),
        expiry: fc.tuple(twoDigits, twoDigits).map(([month, year]) => `${month}/${year}`),
        securityCode: fc.string({ maxLength: 4 }),
        holderName: fc.string({ maxLength: 40 }),
      }),
    }),
  ),
  guestEmail: fc.option(fc.string({ maxLength: 40 }), { nil: null }),
  termsAccepted: fc.boolean(),
  comment: fc.string({ maxLength: 60 }),
  returnUrl: fc.webUrl(),
});

describe('what travels comes back', () => {
  it('a country', () =>
    comesBack(
      country,
      fc.record({ code, printableName: arbitraryText(), shippable: fc.boolean() }),
      (value) => toWireCountry(value, { origin: 'https://shop.example.test', alpha3: 'NLD', numeric: '528' }),
      fromWireCountry,
    ));

  it('a destination, and nothing that was left out', () =>
    comesBack(
      destination,
      fc.record(
        { countryCode: fc.oneof(code, fc.constant('')), postcode: fc.string(), line1: fc.string(), city: fc.string() },
        { requiredKeys: [], noNullPrototype: true },
      ),
      toWireDestination,
      fromWireDestination,
    ));

  it('a request to pay', () => comesBack(paymentToMake, requests, toWirePayment, fromWirePayment));

  it('a way to pay', () =>
    comesBack(
      paymentMethods,
      fc.array(fc.record({ type: fc.constantFrom('card', 'none'), name: fc.string(), brands: fc.array(fc.string()) })),
      toWirePaymentMethods,
      fromWirePaymentMethods,
    ));

  it('what a payment is continued with', () =>
    comesBack(
      paymentDetails,
      fc.oneof(
        fc.record({ kind: fc.constant('cancel' as const), paymentId: fc.string() }),
        fc.record({ kind: fc.constant('complete' as const), paymentId: fc.string(), redirectResult: fc.string() }),
      ),
      toWirePaymentDetails,
      fromWirePaymentDetails,
    ));
});

describe('how a payment stands', () => {
  const read = (standing: PaymentStanding) => fromWirePaymentResult(sent(paymentResult, toWirePaymentResult('p-1', standing)));

  it.each<readonly [PaymentStanding, ReturnType<typeof read>]>([
    [
      { status: 'authorised', orderNumber: '100001' },
      { ok: true, value: { status: 'authorised', orderNumber: '100001' } },
    ],
    [
      { status: 'redirect', url: 'https://bank.example.test/' },
      { ok: true, value: { status: 'redirect', paymentId: 'p-1', url: 'https://bank.example.test/' } },
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
    // A customer is told no more than that they were refused.
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
  ])('[CHECKOUT-16] %j is understood', (standing, understood) => {
    expect(read(standing)).toEqual(understood);
  });
});

describe('why there is no order', () => {
  const request: PaymentRequest = {
    idempotencyKey: 'one-press',
    expected: { amount: 100, currency: 'EUR' },
    method: { type: 'card', card: { number: '4111', expiry: '07/31', securityCode: '', holderName: 'Ada' } },
    guestEmail: null,
    termsAccepted: true,
    comment: '',
    returnUrl: '/',
  };

  it('[CHECKOUT-13] is understood by every reason of the list', () => {
    for (const reason of checkoutReasons) expect(fromWireCheckoutRefused({ reason }).kind).not.toBe('payment-refused');
    expect(fromWireCheckoutRefused({ reason: 'Voucher Removed', vouchers: ['OLD'] })).toEqual({ kind: 'voucher-removed', codes: ['OLD'] });
    expect(fromWireCheckoutRefused({ reason: 'Something Else' })).toEqual({ kind: 'payment-refused' });
  });

  it('[CHECKOUT-13] tells the fields of the card that are missing or wrong', () => {
    const body = toWireCardErrors({ expiry: 'expired', securityCode: 'required' }, (field, failure) => `${field} ${failure}`);
    expect(sent(paymentRefused, body)).toEqual({ payment_method: { expiry_month: ['expiry expired'], cvc: ['securityCode required'] } });
    expect(fromWirePaymentRefused(body, request)).toEqual({
      kind: 'card-invalid',
      fields: { expiry: 'invalid', securityCode: 'required' },
    });
    expect(fromWirePaymentRefused({ guest_email: ['x'] }, request)).toEqual({ kind: 'email-invalid' });
    expect(fromWirePaymentRefused({ reason: 'Basket Empty' }, null)).toEqual({ kind: 'basket-empty' });
  });
});
