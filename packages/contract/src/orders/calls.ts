import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { pageOfList, text } from '../values.ts';
import { orderAnalytics } from './analytics.ts';
import { order } from './order.ts';
import { orderAddressErrors, orderChanges } from './orderChange.ts';
import { linkOfMail, orderNumber } from './orderNumber.ts';

const byLink = { link: z.optional(linkOfMail) };

export const listOrders = endpoint({
  context: 'orders',
  name: 'listOrders',
  access: 'customer',
  method: 'GET',
  path: '/oscarapi/orders/',
  summary:
    'Lists the orders of the signed-in customer, newest first: the latest 500, or a page by limit and offset.',
  query: pageOfList,
  responses: { 200: z.array(order), 403: detailError },
  timeout: 60_000,
});

export const readOrder = endpoint({
  context: 'orders',
  name: 'readOrder',
  method: 'GET',
  path: '/oscarapi/orders/{number}/',
  summary: 'Returns an own order: of the customer, of the guest’s session, or of a mailed link.',
  params: { number: orderNumber },
  query: byLink,
  responses: { 200: order, 403: detailError, 404: detailError },
});

export const changeOrder = endpoint({
  context: 'orders',
  name: 'changeOrder',
  method: 'PATCH',
  path: '/oscarapi/orders/{number}/',
  summary:
    'Changes comment, delivery address (within the country), or color, properties, initials and size of a line until the cut-off. Prices stay; the later change wins. 409 with a code if it is not possible.',
  params: { number: orderNumber },
  query: byLink,
  request: orderChanges,
  responses: {
    200: order,
    400: z.union([orderAddressErrors, fieldErrors]),
    403: detailError,
    404: detailError,
    409: z.object({ code: z.string(), detail: z.string() }),
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const cancelOrder = endpoint({
  context: 'orders',
  name: 'cancelOrder',
  method: 'POST',
  path: '/oscarapi/orders/{number}/cancel/',
  summary: 'Cancels and refunds an own order; 409 after making has begun or a gift card was sent.',
  params: { number: orderNumber },
  query: byLink,
  responses: {
    200: order,
    403: detailError,
    404: detailError,
    409: z.object({ code: z.string(), detail: z.string() }),
  },
  csrf: 'when-signed-in',
});

export const readOrderAnalytics = endpoint({
  context: 'orders',
  name: 'readOrderAnalytics',
  method: 'GET',
  path: '/oscarapi/orders/{number}/analytics/',
  summary: 'Returns the purchase events of an own order.',
  params: { number: orderNumber },
  responses: { 200: orderAnalytics, 403: detailError, 404: detailError },
});

export const sendOrderLink = endpoint({
  context: 'orders',
  name: 'sendOrderLink',
  method: 'POST',
  path: '/oscarapi/orders/link/',
  summary:
    'Mails a link to an order to its email. The response is the same if no such order exists.',
  request: z.object({ order_number: text(32), email: text(254) }),
  responses: {
    200: z.object({ received: z.literal(true) }),
    400: fieldErrors,
    403: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});
