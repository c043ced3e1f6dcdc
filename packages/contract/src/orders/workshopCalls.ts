import { orderStatuses } from '@tailorbird/domain/orders';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { text } from '../values.ts';
import { order, orderNumber } from './schema.ts';

const status = z.enum(orderStatuses);

export const listWorkshopOrders = endpoint({
  context: 'orders',
  name: 'listWorkshopOrders',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/orders/',
  summary:
    'Everybody’s orders, for staff: oldest first, 200 at most; of one status, or found by number, email or name.',
  query: { status: z.optional(status), search: z.optional(text(100)) },
  responses: { 200: z.array(order), 403: detailError },
});

export const moveOrderInWorkshop = endpoint({
  context: 'orders',
  name: 'moveOrderInWorkshop',
  access: 'admin',
  method: 'POST',
  path: '/studio_api/orders/{number}/moves/',
  summary: 'Moves an order, as staff. Where it already is changes nothing; 409 where it cannot go.',
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
    'Takes the last move of an order back, as staff, for two minutes and as long as nothing followed it; its mail is not sent. 409 when it is too late, or nothing can be taken back.',
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
    'Moves the last day an order is expected on, as staff, and mails its customer why; 409 when nothing is expected any more.',
  params: { number: orderNumber },
  request: z.object({ latest: z.iso.date(), reason: text(1000) }),
  responses: { 200: order, 400: fieldErrors, 403: detailError, 404: detailError, 409: detailError },
  csrf: 'when-signed-in',
});
