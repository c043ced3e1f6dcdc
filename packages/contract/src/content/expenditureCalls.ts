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
  summary:
    'What a design takes in a base size (1 to 12, 7 when absent), whether somebody has ordered it or not.',
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
  summary: 'What one piece of a line of the own basket takes, in its size.',
  params: { id: idInPath },
  responses: { 200: expenditure, 404: detailError },
});

export const readOrderLineExpenditure = endpoint({
  context: 'content',
  name: 'readOrderLineExpenditure',
  method: 'GET',
  path: '/trims_api/expenditures/order-line/{id}/',
  summary:
    'What one piece of a line of an own order takes: a customer’s, a guest’s in the session it was placed in, and with the link of a mail the one it is about.',
  params: { id: idInPath },
  query: { link: z.optional(linkOfMail) },
  responses: { 200: expenditure, 403: detailError, 404: detailError },
});
