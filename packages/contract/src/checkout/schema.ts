import * as z from 'zod/mini';
import { text } from '../values.ts';

export const courierChoice = z.object({ shipping_method_code: text(128) });

export const dropPointChoice = z.object({ drop_point_id: text(64) });

/** Reasons of a 406 to a checkout call. */
export const checkoutReasons = [
  'Basket Changed',
  'Basket Empty',
  'Basket Frozen',
  'Out Of Stock',
  'Voucher Removed',
  'Address Missing',
  'Shipping Method Missing',
  'Terms Not Accepted',
] as const;

export type CheckoutReason = (typeof checkoutReasons)[number];

/** `vouchers` lists the removed codes, with the reason `Voucher Removed`. */
export const checkoutRefused = z.object({
  reason: z.enum(checkoutReasons),
  vouchers: z.optional(z.array(z.string())),
});
export type WireCheckoutRefused = z.infer<typeof checkoutRefused>;

/** The known part of the delivery address. */
export const destination = z.object({
  country: z.optional(text(400)),
  postcode: z.optional(text(400)),
  line1: z.optional(text(400)),
  line4: z.optional(text(400)),
});
export type WireDestination = z.infer<typeof destination>;

export const dropPoint = z.object({
  id: z.string(),
  name: z.string(),
  line1: z.string(),
  postcode: z.string(),
  city: z.string(),
});
export type WireDropPoint = z.infer<typeof dropPoint>;
