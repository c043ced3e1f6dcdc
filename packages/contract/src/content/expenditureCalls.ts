import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { linkOfMail } from '../orders/schema.ts';
import { id, idInPath } from '../values.ts';
import { expenditure } from './expenditureSchema.ts';

export const readGenericExpenditure = endpoint({
  context: 'content',
  name: 'readGenericExpenditure',
  method: 'POST',
  path: '/trims_api/expenditures/generic/',
  summary: 'Returns the materials and work of a design in a base size (1 to 12, default 7).',
  request: z.object({
    clothing_type_id: id,
    fabric_color_id: z.optional(id),
    base_size: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  }),
  responses: { 200: expenditure, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const readBasketLineExpenditure = endpoint({
  context: 'content',
  name: 'readBasketLineExpenditure',
  method: 'GET',
  path: '/trims_api/expenditures/basket-line/{id}/',
  summary: 'Returns the materials and work of one garment of an own basket line, in its size.',
  params: { id: idInPath },
  responses: { 200: expenditure, 404: detailError },
});

export const readOrderLineExpenditure = endpoint({
  context: 'content',
  name: 'readOrderLineExpenditure',
  method: 'GET',
  path: '/trims_api/expenditures/order-line/{id}/',
  summary: 'Returns the materials and work of one garment of an own or linked order line.',
  params: { id: idInPath },
  query: { link: z.optional(linkOfMail) },
  responses: { 200: expenditure, 403: detailError, 404: detailError },
});
