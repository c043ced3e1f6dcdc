import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { pageOfList } from '../values.ts';
import {
  linkOfMail,
  order,
  orderAddressErrors,
  orderAnalytics,
  orderChanges,
  orderNumber,
} from './schema.ts';

/** The link of a mail authorizes its holder as the buyer. */
const byLink = { link: z.optional(linkOfMail) };

export const listOrders = endpoint({
  context: 'orders',
  name: 'listOrders',
  access: 'customer',
  method: 'GET',
  path: '/oscarapi/orders/',
  summary:
    'Orders of the signed-in customer, newest first: the latest 500, or with limit and offset a part of all.',
  query: pageOfList,
  responses: { 200: z.array(order), 403: detailError },
  timeout: 60_000,
});

export const readOrder = endpoint({
  context: 'orders',
  name: 'readOrder',
  method: 'GET',
  path: '/oscarapi/orders/{number}/',
  summary:
    'An own order; a guest reads the orders placed in this session, and with the link of a mail the one it is about.',
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
    'Changes comment or delivery address of an own order, the address within its country, or color, properties, initials and size of a line until the cut-off; 409 with a code for what cannot be changed any more, or not so. Prices stay. Of two changes of a line the later holds.',
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
  summary:
    'Cancels an own order and gives back what it cost; 409 once it is being made, or a gift card of it was sent.',
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
  summary: 'The purchase events of an own order.',
  params: { number: orderNumber },
  responses: { 200: orderAnalytics, 403: detailError, 404: detailError },
});
