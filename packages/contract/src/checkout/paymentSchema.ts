import * as z from 'zod/mini';
import { fieldErrors, nonFieldErrors, reasonError } from '../errors.ts';
import { currency, text } from '../values.ts';
import { checkoutRefused } from './schema.ts';

export const paymentMethod = z.object({ type: z.enum(['scheme', 'none']), name: z.string(), brands: z.array(z.string()) });

export const paymentMethods = z.object({ paymentMethods: z.array(paymentMethod) });
export type WirePaymentMethods = z.infer<typeof paymentMethods>;

/** A bank card. `expiry_month` has two digits, `expiry_year` four. */
export const cardPayment = z.object({
  type: z.literal('scheme'),
  number: text(40),
  expiry_month: text(2),
  expiry_year: text(4),
  cvc: text(8),
  holder_name: text(200),
});

/** Nothing is left to pay: credit covers all. */
export const noPayment = z.object({ type: z.literal('none') });

export const paymentToMake = z.object({
  /** The same for every try of one press on "pay". */
  idempotency_key: z.string().check(z.minLength(8), z.maxLength(128)),
  /** What the customer saw, in minor units. */
  amount: z.object({ currency, value: z.int().check(z.nonnegative()) }),
  payment_method: z.discriminatedUnion('type', [cardPayment, noPayment]),
  guest_email: z.nullable(text(254)),
  terms_accepted: z.boolean(),
  comment: text(1000),
  /** Where the bank sends the customer back to: of this shop's own origin. */
  return_url: text(2000),
});
export type WirePaymentToMake = z.infer<typeof paymentToMake>;

/** Refusal reasons the shop tells apart (CHECKOUT-16); any other is shown as a refusal. */
export const refusalReasons = {
  wrongCvc: 'CVC Declined',
  fraud: 'FRAUD',
  refused: 'Refused',
  notAuthenticated: '3D Not Authenticated',
  cancelled: 'Cancelled',
  orderNotFinalized: 'Order Not Finalized',
} as const;

export const paymentResult = z.discriminatedUnion('resultCode', [
  z.object({ resultCode: z.literal('Authorised'), payment_id: z.string(), order_number: z.string() }),
  z.object({
    resultCode: z.literal('RedirectShopper'),
    payment_id: z.string(),
    action: z.object({ type: z.literal('redirect'), method: z.literal('GET'), url: z.string() }),
  }),
  z.object({ resultCode: z.enum(['Refused', 'Cancelled', 'Error']), payment_id: z.string(), refusalReason: z.string() }),
]);
export type WirePaymentResult = z.infer<typeof paymentResult>;

/** A refused payment request: a reason, or errors at `guest_email`, or at fields of `payment_method`. */
export const paymentRefused = z.union([checkoutRefused, reasonError, nonFieldErrors, fieldErrors]);

export const paymentDetails = z.union([
  z.object({ payment_id: text(64), details: z.object({ redirectResult: text(4000) }) }),
  z.object({ payment_id: text(64), cancel: z.literal(true) }),
]);
export type WirePaymentDetails = z.infer<typeof paymentDetails>;
