import { longestReason } from '@tailorbird/domain/account';
import * as z from 'zod/mini';
import { id, instant, text } from '../values.ts';

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

/** The staff member's reason for opening a customer's data. */
export const reasonGiven = z.object({ reason: text(longestReason) });
export const actingToStart = z.object({ customer_id: id, reason: text(longestReason) });
