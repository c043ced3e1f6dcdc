import type { ActingFor, KnownCustomer, StaffRecord } from '@tailorbird/domain/account';
import { fields } from '../fields.ts';
import type { WireActingFor, WireKnownCustomer, WireStaffRecord } from './peopleSchema.ts';

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
