import type { ActingFor, KnownCustomer, StaffRecord } from '@tailorbird/domain/account';
import type { WireActingFor, WireKnownCustomer, WireStaffRecord } from './peopleSchema.ts';

export const toWireKnownCustomer = (customer: KnownCustomer): WireKnownCustomer => ({
  id: customer.id,
  email: customer.email,
  first_name: customer.firstName,
  last_name: customer.lastName,
  date_joined: customer.joinedAt,
  num_orders: customer.orderCount,
});
export const fromWireKnownCustomer = (customer: WireKnownCustomer): KnownCustomer => ({
  id: customer.id,
  email: customer.email,
  firstName: customer.first_name,
  lastName: customer.last_name,
  joinedAt: customer.date_joined,
  orderCount: customer.num_orders,
});

export const toWireActingFor = ({ customer, ...acting }: ActingFor): WireActingFor => ({
  ...acting,
  customer: {
    id: customer.id,
    email: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
  },
});
export const fromWireActingFor = ({ customer, ...acting }: WireActingFor): ActingFor => ({
  ...acting,
  customer: {
    id: customer.id,
    email: customer.email,
    firstName: customer.first_name,
    lastName: customer.last_name,
  },
});

export const toWireStaffRecord = ({ isActing, ...record }: StaffRecord): WireStaffRecord => ({
  ...record,
  is_acting: isActing,
});
export const fromWireStaffRecord = ({ is_acting, ...record }: WireStaffRecord): StaffRecord => ({
  ...record,
  isActing: is_acting,
});
