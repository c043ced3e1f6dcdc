import {
  type ActingFor,
  type KnownCustomer,
  maximumReasonLength,
  type StaffRecord,
} from '@tailorbird/domain/account';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { fields } from '../fields.ts';
import { userSize } from '../sizing/userSize.ts';
import { id, idInPath, instant, text } from '../values.ts';

const customer = { id, email: z.string(), first_name: z.string(), last_name: z.string() };

export const knownCustomer = z.object({ ...customer, date_joined: instant, num_orders: z.int() });
export type WireKnownCustomer = z.infer<typeof knownCustomer>;

export const actingFor = z.object({
  customer: z.object(customer),
  by: z.string(),
  reason: z.string(),
  since: instant,
  until: instant,
});
export type WireActingFor = z.infer<typeof actingFor>;

export const staffRecord = z.object({
  id,
  at: instant,
  by: z.nullable(z.string()),
  action: z.string(),
  customer: z.nullable(z.string()),
  about: z.string(),
  reason: z.string(),
  is_acting: z.boolean(),
});
export type WireStaffRecord = z.infer<typeof staffRecord>;

export const reasonGiven = z.object({ reason: text(maximumReasonLength) });

export const actingToStart = z.object({ customer_id: id, reason: text(maximumReasonLength) });

export const { toWire: toWireKnownCustomer, fromWire: fromWireKnownCustomer } = fields<
  KnownCustomer,
  WireKnownCustomer
>()({
  id: 'id',
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  joinedAt: 'date_joined',
  orderCount: 'num_orders',
});

export const { toWire: toWireActingFor, fromWire: fromWireActingFor } = fields<
  ActingFor,
  WireActingFor
>()({
  customer: [
    'customer',
    fields<ActingFor['customer'], WireActingFor['customer']>()({
      id: 'id',
      email: 'email',
      firstName: 'first_name',
      lastName: 'last_name',
    }),
  ],
  by: 'by',
  reason: 'reason',
  since: 'since',
  until: 'until',
});

export const { toWire: toWireStaffRecord, fromWire: fromWireStaffRecord } = fields<
  StaffRecord,
  WireStaffRecord
>()({
  id: 'id',
  at: 'at',
  by: 'by',
  action: 'action',
  customer: 'customer',
  about: 'about',
  reason: 'reason',
  isActing: 'is_acting',
});

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
