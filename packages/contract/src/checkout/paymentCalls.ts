import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { idInPath } from '../values.ts';
import {
  paymentDetails,
  paymentMethods,
  paymentRefused,
  paymentResult,
  paymentToMake,
  savedMeans,
} from './paymentSchema.ts';
import { checkoutRefused } from './schema.ts';

export const listPaymentMethods = endpoint({
  context: 'checkout',
  name: 'listPaymentMethods',
  method: 'POST',
  path: '/adyen_api/checkout/payment_methods/',
  summary: 'How this basket can be paid for.',
  responses: { 200: paymentMethods, 403: detailError, 406: checkoutRefused },
  csrf: 'when-signed-in',
});

export const startPayment = endpoint({
  context: 'checkout',
  name: 'startPayment',
  method: 'POST',
  path: '/adyen_api/checkout/payments/',
  summary:
    'Pays for the basket. The same idempotency key is answered with the same payment; with another body it is a conflict. A card comes as the token that the payment provider gave the browser for it: with a number, or anything else that is printed on one, the request is refused with 400. A card that the provider keeps is paid with by its owner alone: 404 for somebody else’s, 403 for who acts for a customer.',
  request: paymentToMake,
  responses: {
    200: paymentResult,
    400: detailError,
    403: detailError,
    404: detailError,
    406: paymentRefused,
    409: detailError,
  },
  csrf: 'when-signed-in',
});

export const submitPaymentDetails = endpoint({
  context: 'checkout',
  name: 'submitPaymentDetails',
  method: 'POST',
  path: '/adyen_api/checkout/payments/details/',
  summary:
    'Continues a payment after the bank’s page, or gives it up. A payment that is settled answers how it was settled.',
  request: paymentDetails,
  responses: { 200: paymentResult, 403: detailError, 404: detailError, 406: paymentRefused },
  csrf: 'when-signed-in',
});

export const listSavedMeans = endpoint({
  context: 'checkout',
  name: 'listSavedMeans',
  access: 'customer',
  ownerOnly: true,
  method: 'GET',
  path: '/oscarapi/user/payment-methods/',
  summary:
    'Cards that the payment provider keeps for the signed-in customer, the one used last first.',
  responses: { 200: z.array(savedMeans), 403: detailError },
});

export const removeSavedMeans = endpoint({
  context: 'checkout',
  name: 'removeSavedMeans',
  access: 'customer',
  ownerOnly: true,
  method: 'DELETE',
  path: '/oscarapi/user/payment-methods/{id}/',
  summary:
    'Has the payment provider keep a card no longer. Nothing is paid with it from now on; should the provider not be reached, it is told later.',
  params: { id: idInPath },
  responses: { 204: null, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});
