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
  summary: 'Lists the payment methods for this basket.',
  responses: { 200: paymentMethods, 403: detailError, 406: checkoutRefused },
  csrf: 'when-signed-in',
});

export const startPayment = endpoint({
  context: 'checkout',
  name: 'startPayment',
  method: 'POST',
  path: '/adyen_api/checkout/payments/',
  summary:
    'Pays for the basket. A repeated idempotency key returns the same payment; 409 with another body. Cards are sent as provider tokens; card data is refused with 400. A saved card can be used by its owner only: otherwise 404, or 403 while acting for a customer.',
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
    'Completes a payment after the bank’s page, or cancels it. A settled payment returns its result.',
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
  summary: 'Lists the saved cards of the signed-in customer, most recently used first.',
  responses: { 200: z.array(savedMeans), 403: detailError },
});

export const removeSavedMeans = endpoint({
  context: 'checkout',
  name: 'removeSavedMeans',
  access: 'customer',
  ownerOnly: true,
  method: 'DELETE',
  path: '/oscarapi/user/payment-methods/{id}/',
  summary: 'Removes a saved card at once; the provider deletes it now or later.',
  params: { id: idInPath },
  responses: { 204: null, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});
