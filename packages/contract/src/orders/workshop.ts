import { orderStatuses } from '@tailorbird/domain/orders';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { text } from '../values.ts';
import { order } from './order.ts';
import { orderNumber } from './orderNumber.ts';

const status = z.enum(orderStatuses);

export const listWorkshopOrders = endpoint({
  context: 'orders',
  name: 'listWorkshopOrders',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/orders/',
  summary:
    'Lists all orders, oldest first, at most 200; by status or by number, email or name. Staff only.',
  query: { status: z.optional(status), search: z.optional(text(100)) },
  responses: { 200: z.array(order), 403: detailError },
});

export const moveOrderInWorkshop = endpoint({
  context: 'orders',
  name: 'moveOrderInWorkshop',
  access: 'admin',
  method: 'POST',
  path: '/studio_api/orders/{number}/moves/',
  summary:
    'Moves an order to a status; repeating it has no effect, 409 if not allowed. Staff only.',
  params: { number: orderNumber },
  request: z.object({ to: status }),
  responses: { 200: order, 400: fieldErrors, 403: detailError, 404: detailError, 409: detailError },
  csrf: 'when-signed-in',
});

export const undoMoveInWorkshop = endpoint({
  context: 'orders',
  name: 'undoMoveInWorkshop',
  access: 'admin',
  method: 'DELETE',
  path: '/studio_api/orders/{number}/moves/last/',
  summary:
    'Undoes the last move of an order within two minutes if nothing followed; its mail is not sent. 409 otherwise. Staff only.',
  params: { number: orderNumber },
  responses: { 200: order, 403: detailError, 404: detailError, 409: detailError },
  csrf: 'when-signed-in',
});

export const moveDeliveryInWorkshop = endpoint({
  context: 'orders',
  name: 'moveDeliveryInWorkshop',
  access: 'admin',
  method: 'PUT',
  path: '/studio_api/orders/{number}/delivery/',
  summary:
    'Changes the last expected delivery day and mails the reason; 409 if no delivery is expected. Staff only.',
  params: { number: orderNumber },
  request: z.object({ latest: z.iso.date(), reason: text(1000) }),
  responses: { 200: order, 400: fieldErrors, 403: detailError, 404: detailError, 409: detailError },
  csrf: 'when-signed-in',
});
