import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { userSize } from '../sizing/userSizeSchema.ts';
import { id, idInPath, instant, text } from '../values.ts';
import {
  actingFor,
  actingToStart,
  knownCustomer,
  reasonGiven,
  staffRecord,
} from './peopleSchema.ts';

export const findCustomers = endpoint({
  context: 'account',
  name: 'findCustomers',
  access: 'admin or store',
  method: 'GET',
  path: '/studio_api/customers/',
  summary:
    'Customers by part of an address or a name, or by their number, for staff and stores: 20 at most, newest first. It is recorded that somebody looked.',
  query: { search: text(100) },
  responses: { 200: z.array(knownCustomer), 403: detailError },
});

export const openCustomer = endpoint({
  context: 'account',
  name: 'openCustomer',
  access: 'admin or store',
  method: 'POST',
  path: '/studio_api/customers/{id}/openings/',
  summary:
    'A customer with sizes, those they order for and orders, for staff and stores. Who looked, and why, is recorded.',
  params: { id: idInPath },
  request: reasonGiven,
  responses: {
    200: z.object({
      customer: knownCustomer,
      sizes: z.array(userSize),
      wearers: z.array(z.object({ id, name: z.string() })),
      orders: z.array(z.object({ number: z.string(), status: z.string(), placed_at: instant })),
    }),
    400: fieldErrors,
    403: detailError,
    404: detailError,
  },
  csrf: 'when-signed-in',
});

export const readActing = endpoint({
  context: 'account',
  name: 'readActing',
  access: 'admin or store',
  method: 'GET',
  path: '/studio_api/acting/',
  summary: 'For whom this session acts, for staff and stores; null for nobody.',
  responses: { 200: z.nullable(actingFor), 403: detailError },
});

export const startActing = endpoint({
  context: 'account',
  name: 'startActing',
  access: 'admin or store',
  method: 'POST',
  path: '/studio_api/acting/',
  summary:
    'From now on this session is the customer’s, for an hour at most: staff have the powers of staff in it, stores those of stores. Never for somebody who works here (409). Everything done is recorded.',
  request: actingToStart,
  responses: {
    200: actingFor,
    400: fieldErrors,
    403: detailError,
    404: detailError,
    409: detailError,
  },
  csrf: 'when-signed-in',
});

export const stopActing = endpoint({
  context: 'account',
  name: 'stopActing',
  access: 'admin or store',
  method: 'DELETE',
  path: '/studio_api/acting/',
  summary: 'The session is its owner’s again.',
  responses: { 204: null, 403: detailError },
  csrf: 'when-signed-in',
});

export const listStaffRecords = endpoint({
  context: 'account',
  name: 'listStaffRecords',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/records/',
  summary:
    'What those who work here did and looked at, newest first, 200 at most; of one customer, or of everybody. For admins alone.',
  query: { customer_id: z.optional(idInPath) },
  responses: { 200: z.array(staffRecord), 403: detailError },
});
