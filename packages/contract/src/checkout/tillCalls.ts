import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { instant, matching, text } from '../values.ts';
import { paymentRefused } from './paymentSchema.ts';
import {
  saleMade,
  saleToMake,
  saleToTakeBack,
  tillDay,
  tillDesk,
  tillEntry,
} from './tillSchema.ts';

export const readTill = endpoint({
  context: 'checkout',
  name: 'readTill',
  access: 'store',
  method: 'GET',
  path: '/studio_api/till/',
  summary:
    'Returns how the basket of this session or customer can be sold at the till. Stores only.',
  responses: { 200: tillDesk, 403: detailError },
});

export const sellAtTill = endpoint({
  context: 'checkout',
  name: 'sellAtTill',
  access: 'store',
  method: 'POST',
  path: '/studio_api/till/sales/',
  summary:
    'Sells the basket at the till, paid in cash or by card. A repeated idempotency key returns the same order; 409 with another body. Stores only.',
  request: saleToMake,
  responses: {
    200: saleMade,
    400: fieldErrors,
    403: detailError,
    406: paymentRefused,
    409: detailError,
  },
  csrf: 'when-signed-in',
});

export const takeBackAtTill = endpoint({
  context: 'checkout',
  name: 'takeBackAtTill',
  access: 'store',
  method: 'POST',
  path: '/studio_api/till/sales/{number}/refund/',
  summary:
    'Returns an order that was paid at the till and records its refund, once; repeating it returns the same refund. Stores only.',
  params: { number: matching(/^[1-9]\d{0,14}$/) },
  request: saleToTakeBack,
  responses: {
    200: tillEntry,
    400: fieldErrors,
    403: detailError,
    404: detailError,
    409: z.object({ code: z.string(), detail: z.string() }),
  },
  csrf: 'when-signed-in',
});

export const listTillEntries = endpoint({
  context: 'checkout',
  name: 'listTillEntries',
  access: 'store',
  method: 'GET',
  path: '/studio_api/till/sales/',
  summary:
    'Lists sales, returns and due refunds of a store, newest first. from and until are at most 31 days apart, fewer with more than 5000 entries. Stores only.',
  query: { store: text(80), from: instant, until: instant },
  responses: { 200: tillDay, 400: fieldErrors, 403: detailError },
});
