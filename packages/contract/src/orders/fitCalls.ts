import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { fitKey, order, orderCompletion, orderNumber, splitForecast } from './schema.ts';

export const readSplitForecast = endpoint({
  context: 'orders',
  name: 'readSplitForecast',
  method: 'GET',
  path: '/oscarapi/basket/split-forecast/',
  summary:
    'What of the basket would be made first, and what would wait until the fit is confirmed.',
  responses: { 200: splitForecast },
});

export const listCompletableOrders = endpoint({
  context: 'orders',
  name: 'listCompletableOrders',
  method: 'GET',
  path: '/oscarapi/orders/completable',
  summary:
    'Own orders that wait for a word on the fit, or for the next once it needs adjusting; with the number and key of a mail’s link that one, without addresses.',
  query: { number: z.optional(orderNumber), key: z.optional(fitKey) },
  responses: { 200: z.array(order), 403: detailError },
});

export const listOrdersCompletableBySupport = endpoint({
  context: 'orders',
  name: 'listOrdersCompletableBySupport',
  access: 'admin',
  method: 'GET',
  path: '/oscarapi/orders/completable-by-support/',
  summary:
    'Everybody’s orders that wait for a word on the fit, or for the next once it needs adjusting; for staff.',
  responses: { 200: z.array(order), 403: detailError },
});

export const completeOrder = endpoint({
  context: 'orders',
  name: 'completeOrder',
  method: 'POST',
  path: '/oscarapi/orders/{number}/complete/',
  summary:
    'Confirms the fit of the first pieces, or says that it needs adjusting, of an own order or, by staff, of anybody’s; 409 when nothing waits or it was answered.',
  params: { number: orderNumber },
  request: orderCompletion,
  responses: {
    200: order,
    400: fieldErrors,
    403: detailError,
    404: detailError,
    409: z.object({ code: z.string(), detail: z.string() }),
  },
  csrf: 'when-signed-in',
});

export const releaseRestOfOrder = endpoint({
  context: 'orders',
  name: 'releaseRestOfOrder',
  method: 'POST',
  path: '/oscarapi/orders/{number}/release/',
  summary:
    'Has the rest made after all, in the sizes as they are now, of an own order or, by staff, of anybody’s; 409 unless its first pieces were said to need adjusting.',
  params: { number: orderNumber },
  request: z.object({ key: z.optional(fitKey) }),
  responses: { 200: order, 400: fieldErrors, 403: detailError, 404: detailError, 409: detailError },
  csrf: 'when-signed-in',
});
