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
    'What the basket of this session, or of who is acted for, can be sold for at the till of a store. For stores alone.',
  responses: { 200: tillDesk, 403: detailError },
});

export const sellAtTill = endpoint({
  context: 'checkout',
  name: 'sellAtTill',
  access: 'store',
  method: 'POST',
  path: '/studio_api/till/sales/',
  summary:
    'Sells the basket: paid at the till, in cash or by card. The same idempotency key is answered with the same order; with another body it is a conflict. For stores alone.',
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
    'Takes an order back that was paid at the till, and gives back what it cost, or what is due for it already, once: asked again, it answers what was given back. For stores alone.',
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
    'What a store took and gave back at its till, newest first, with what it is yet to give back. From and until are 31 days apart at most, and closer where more than 5000 entries are between them. For stores alone.',
  query: { store: text(80), from: instant, until: instant },
  responses: { 200: tillDay, 400: fieldErrors, 403: detailError },
});
