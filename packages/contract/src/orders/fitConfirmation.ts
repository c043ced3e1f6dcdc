import { type Batch, fitAnswers, type SplitOrder } from '@tailorbird/domain/orders';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { fields, listOf } from '../fields.ts';
import { matching, text } from '../values.ts';
import { order } from './order.ts';
import { orderNumber } from './orderNumber.ts';

/** Token from a fit mail. It authorizes its holder as the recipient. */
export const fitKey = matching(/^[\w-]{43}$/);

export const orderCompletion = z.object({
  fit: z.enum(fitAnswers),
  comment: z.optional(text(1000)),
  key: z.optional(fitKey),
});
export type WireOrderCompletion = z.infer<typeof orderCompletion>;

const batch = z.array(z.object({ line: z.int(), quantity: z.int() }));

/**
 * The pieces made first and the pieces on hold until the fit is confirmed. Both are
 * empty if the basket would not be split.
 */
export const splitForecast = z.object({ first: batch, on_hold: batch });
export type WireSplitForecast = z.infer<typeof splitForecast>;

const batchFields = listOf(
  fields<Batch[number], WireSplitForecast['first'][number]>()({
    lineId: 'line',
    quantity: 'quantity',
  }),
);

const splitFields = fields<SplitOrder, WireSplitForecast>()({
  first: ['first', batchFields],
  onHold: ['on_hold', batchFields],
});

export const toWireForecast = (split: SplitOrder | null): WireSplitForecast =>
  splitFields.toWire(split ?? { first: [], onHold: [] });

export const fromWireForecast = (forecast: WireSplitForecast): SplitOrder | null =>
  forecast.on_hold.length === 0 ? null : splitFields.fromWire(forecast);

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
