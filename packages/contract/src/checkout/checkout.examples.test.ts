import { money } from '@tailorbird/domain/kernel';
import { anAddress } from '@tailorbird/domain/testing';
import { describe, expect, it } from 'vitest';
import { addressFieldsExample } from '../testing/addressExample.ts';
import { matchesDocument, sent } from '../testing/roundTrips.ts';
import { addressToSend, fromWireAddressToSend, toWireAddressToSend } from './address.ts';
import { country, fromWireCountry, toWireCountry } from './country.ts';
import {
  fromWirePayment,
  fromWirePaymentDetails,
  paymentDetails,
  paymentResult,
  paymentToMake,
  toWirePayment,
  toWirePaymentDetails,
  toWirePaymentResult,
} from './payment.ts';
import {
  fromWirePaymentMethods,
  fromWireSavedMeans,
  paymentMethods,
  savedMeans,
  toWirePaymentMethods,
  toWireSavedMeans,
} from './paymentMethod.ts';
import { destination, fromWireDestination, toWireDestination } from './shipping.ts';

describe('documented bodies of the checkout', () => {
  it('[API-15, CHECKOUT-11] an entry of GET /oscarapi/countries/ matches its documented body', () => {
    matchesDocument(
      country,
      {
        body: {
          url: 'https://shop.example.test/oscarapi/countries/NL/',
          iso_3166_1_a2: 'NL',
          iso_3166_1_a3: 'NLD',
          iso_3166_1_numeric: '528',
          printable_name: 'Netherlands',
          name: 'Netherlands',
          display_order: 0,
          is_shipping_country: true,
        },
        means: { code: 'NL', printableName: 'Netherlands', shippable: true },
      },
      (value) =>
        toWireCountry(value, {
          origin: 'https://shop.example.test',
          alpha3: 'NLD',
          numeric: '528',
        }),
      fromWireCountry,
    );
  });

  it('[API-34, CHECKOUT-04] POST /oscarapi/basket/add-shipping-address/ matches its documented body', () => {
    matchesDocument(
      addressToSend,
      {
        body: { ...addressFieldsExample, company: 'Heuvel BV', line2: 'bis', state: 'Gerendrecht' },
        means: anAddress({ company: 'Heuvel BV', line2: 'bis', state: 'Gerendrecht' }),
      },
      toWireAddressToSend,
      fromWireAddressToSend,
    );
  });

  it('[API-38, API-39] the shipping methods and drop point requests match their documented bodies', () => {
    matchesDocument(
      destination,
      {
        body: {
          country: '/oscarapi/countries/DK/',
          postcode: '8000',
          line1: 'Vestergade 1',
          line4: 'Aarhus',
        },
        means: { countryCode: 'DK', postcode: '8000', line1: 'Vestergade 1', city: 'Aarhus' },
      },
      toWireDestination,
      fromWireDestination,
    );
  });

  it('[API-40] the answer to payment_methods matches its documented body', () => {
    matchesDocument(
      paymentMethods,
      {
        body: {
          paymentMethods: [
            { type: 'paypal', name: 'PayPal', brands: [], configuration: {} },
            {
              type: 'scheme',
              name: 'Card',
              brands: ['visa', 'mc'],
              configuration: { provider: 'sandbox' },
            },
          ],
        },
        means: [
          { type: 'paypal', name: 'PayPal', brands: [], configuration: {} },
          {
            type: 'card',
            name: 'Card',
            brands: ['visa', 'mc'],
            configuration: { provider: 'sandbox' },
          },
        ],
      },
      toWirePaymentMethods,
      fromWirePaymentMethods,
    );
  });

  it('[API-41] POST /adyen_api/checkout/payments/ matches its documented body', () => {
    matchesDocument(
      paymentToMake,
      {
        body: {
          idempotency_key: '8c0f0b0e-one-press',
          amount: { currency: 'EUR', value: 6850 },
          payment_method: { type: 'scheme', token: 'card_5bX1mPq0' },
          guest_email: 'guest@example.test',
          terms_accepted: true,
          comment: 'Ring twice.',
          return_url: 'https://shop.example.test/checkout',
        },
        means: {
          idempotencyKey: '8c0f0b0e-one-press',
          expected: money(6850, 'EUR'),
          means: { kind: 'card', token: 'card_5bX1mPq0' },
          guestEmail: 'guest@example.test',
          termsAccepted: true,
          comment: 'Ring twice.',
          returnUrl: 'https://shop.example.test/checkout',
        },
      },
      toWirePayment,
      fromWirePayment,
    );
  });

  it('GET /oscarapi/user/payment-methods/ matches its documented body', () => {
    matchesDocument(
      savedMeans,
      {
        body: { id: 7, type: 'scheme', brand: 'visa', last_four: '4242', expires: '2029-04' },
        means: { id: 7, kind: 'card', brand: 'visa', lastFour: '4242', expires: '2029-04' },
      },
      toWireSavedMeans,
      fromWireSavedMeans,
    );
  });

  it('[API-42] POST /adyen_api/checkout/payments/details/ matches its documented body', () => {
    matchesDocument(
      paymentDetails,
      {
        body: { payment_id: 'p-1', details: { redirectResult: 'ok' } },
        means: { kind: 'complete', paymentId: 'p-1', redirectResult: 'ok' },
      },
      toWirePaymentDetails,
      fromWirePaymentDetails,
    );
    matchesDocument(
      paymentDetails,
      { body: { payment_id: 'p-1', cancel: true }, means: { kind: 'cancel', paymentId: 'p-1' } },
      toWirePaymentDetails,
      fromWirePaymentDetails,
    );
  });

  it('[CHECKOUT-16] the answers to both payment calls match their documented bodies', () => {
    const answers = [
      toWirePaymentResult('p-1', { status: 'authorised', orderNumber: '100001' }),
      toWirePaymentResult('p-1', { status: 'redirect', url: 'https://bank.example.test/p-1' }),
      toWirePaymentResult('p-1', { status: 'cancelled' }),
      toWirePaymentResult('p-1', { status: 'refused', reason: 'wrongCvc' }),
      toWirePaymentResult('p-1', { status: 'refused', reason: 'fraud' }),
      toWirePaymentResult('p-1', { status: 'refused', reason: 'notAuthenticated' }),
      toWirePaymentResult('p-1', { status: 'failed' }),
      toWirePaymentResult('p-1', { status: 'pending' }),
    ];
    expect(answers.map((answer) => sent(paymentResult, answer))).toEqual([
      { resultCode: 'Authorised', payment_id: 'p-1', order_number: '100001' },
      {
        resultCode: 'RedirectShopper',
        payment_id: 'p-1',
        action: { type: 'redirect', method: 'GET', url: 'https://bank.example.test/p-1' },
      },
      { resultCode: 'Cancelled', payment_id: 'p-1', refusalReason: 'Cancelled' },
      { resultCode: 'Refused', payment_id: 'p-1', refusalReason: 'CVC Declined' },
      { resultCode: 'Refused', payment_id: 'p-1', refusalReason: 'FRAUD' },
      { resultCode: 'Refused', payment_id: 'p-1', refusalReason: '3D Not Authenticated' },
      { resultCode: 'Error', payment_id: 'p-1', refusalReason: 'Refused' },
      { resultCode: 'Error', payment_id: 'p-1', refusalReason: 'Order Not Finalized' },
    ]);
  });
});
