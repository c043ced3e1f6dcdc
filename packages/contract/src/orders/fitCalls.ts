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
    'Returns which garments of the basket would be made first, and which after the fit confirmation.',
  responses: { 200: splitForecast },
});

export const listCompletableOrders = endpoint({
  context: 'orders',
  name: 'listCompletableOrders',
  method: 'GET',
  path: '/oscarapi/orders/completable',
  summary:
    'Lists own orders that wait for a fit confirmation or an adjustment; with number and key of a mailed link only that order, without addresses.',
  query: { number: z.optional(orderNumber), key: z.optional(fitKey) },
  responses: { 200: z.array(order), 403: detailError },
});

export const listOrdersCompletableBySupport = endpoint({
  context: 'orders',
  name: 'listOrdersCompletableBySupport',
  access: 'admin',
  method: 'GET',
  path: '/oscarapi/orders/completable-by-support/',
  summary: 'Lists all orders that wait for a fit confirmation or an adjustment. Staff only.',
  responses: { 200: z.array(order), 403: detailError },
});

export const completeOrder = endpoint({
  context: 'orders',
  name: 'completeOrder',
  method: 'POST',
  path: '/oscarapi/orders/{number}/complete/',
  summary:
    'Confirms the fit of the first garments or requests an adjustment, for an own order or by staff; 409 if nothing waits.',
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
    'Starts making the rest in the current sizes after a requested adjustment, for an own order or by staff; otherwise 409.',
  params: { number: orderNumber },
  request: z.object({ key: z.optional(fitKey) }),
  responses: { 200: order, 400: fieldErrors, 403: detailError, 404: detailError, 409: detailError },
  csrf: 'when-signed-in',
});
