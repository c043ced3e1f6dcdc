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
    'Finds customers by email, name or number, for staff and stores: at most 20, newest first. The search is recorded.',
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
    'Returns a customer with sizes, wearers and orders, for staff and stores. Access and reason are recorded.',
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
  summary: 'Returns the customer for whom this session acts, for staff and stores; null if none.',
  responses: { 200: z.nullable(actingFor), 403: detailError },
});

export const startActing = endpoint({
  context: 'account',
  name: 'startActing',
  access: 'admin or store',
  method: 'POST',
  path: '/studio_api/acting/',
  summary:
    'Lets this session act for a customer for at most an hour, for staff and stores. Everything is recorded; 409 for staff accounts.',
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
  summary: 'Stops acting for a customer.',
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
    'Lists actions of staff, newest first, at most 200; for one customer or all. Admin only.',
  query: { customer_id: z.optional(idInPath) },
  responses: { 200: z.array(staffRecord), 403: detailError },
});
