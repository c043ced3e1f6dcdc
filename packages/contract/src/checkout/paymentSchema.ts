import { walletMethods } from '@tailorbird/domain/checkout';
import * as z from 'zod/mini';
import { fieldErrors, nonFieldErrors, reasonError } from '../errors.ts';
import { currency, id, text } from '../values.ts';
import { checkoutRefused } from './schema.ts';

/** `configuration` has the options of the provider's form or button. */
export const paymentMethod = z.object({
  type: z.enum(['scheme', ...walletMethods, 'none']),
  name: z.string(),
  brands: z.array(z.string()),
  configuration: z.record(z.string(), z.string()),
});

export const paymentMethods = z.object({ paymentMethods: z.array(paymentMethod) });
export type WirePaymentMethods = z.infer<typeof paymentMethods>;

/** Raw card fields. The shop never accepts them and answers 400. */
export const rawCardFields = [
  'number',
  'expiry_month',
  'expiry_year',
  'cvc',
  'holder_name',
] as const;

const longestToken = 20_000;
const token = text(longestToken).check(z.minLength(1));

/** A bank card as a provider token, which is valid briefly and for one payment. */
export const cardPayment = z.strictObject({
  type: z.literal('scheme'),
  token,
  /** The customer agreed to store the card at the provider. */
  keep: z.optional(z.boolean()),
});

/** A stored card from the customer's list. */
export const savedPayment = z.strictObject({
  type: z.literal('saved'),
  id,
  /** Browser data that banks require for 3-D Secure, if the provider forwards it. */
  device: z.optional(text(2_000)),
});

/**
 * A card stored at the provider. `expires` is its last valid month, such as `2029-04`.
 */
export const savedMeans = z.object({
  id,
  type: z.literal('scheme'),
  brand: z.string(),
  last_four: z.string(),
  expires: z.string(),
});
export type WireSavedMeans = z.infer<typeof savedMeans>;

/**
 * A wallet: with the token of its browser button, or without one through its own page.
 */
export const walletPayment = z.strictObject({
  type: z.enum(walletMethods),
  token: z.optional(token),
});

/** Credit covers the whole amount. */
export const noPayment = z.object({ type: z.literal('none') });

export const paymentToMake = z.object({
  /** Constant for all retries of one press of the pay button. */
  idempotency_key: z.string().check(z.minLength(8), z.maxLength(128)),
  /** The amount shown to the customer, in minor units. */
  amount: z.object({ currency, value: z.int().check(z.nonnegative()) }),
  payment_method: z.discriminatedUnion('type', [
    cardPayment,
    walletPayment,
    savedPayment,
    noPayment,
  ]),
  /** Needed of a guest alone. */
  guest_email: z.optional(z.nullable(text(254))),
  terms_accepted: z.boolean(),
  comment: text(1000),
  /** The page that the bank redirects to. It must be on the shop's origin. */
  return_url: text(2000),
});
export type WirePaymentToMake = z.infer<typeof paymentToMake>;

/**
 * Refusal reasons with a message of their own (CHECKOUT-16). Others share one message.
 */
export const refusalReasons = {
  wrongCvc: 'CVC Declined',
  fraud: 'FRAUD',
  refused: 'Refused',
  notAuthenticated: '3D Not Authenticated',
  cancelled: 'Cancelled',
  orderNotFinalized: 'Order Not Finalized',
} as const;

export const paymentResult = z.discriminatedUnion('resultCode', [
  z.object({
    resultCode: z.literal('Authorised'),
    payment_id: z.string(),
    order_number: z.string(),
  }),
  z.object({
    resultCode: z.literal('RedirectShopper'),
    payment_id: z.string(),
    action: z.object({ type: z.literal('redirect'), method: z.literal('GET'), url: z.string() }),
  }),
  z.object({
    resultCode: z.enum(['Refused', 'Cancelled', 'Error']),
    payment_id: z.string(),
    refusalReason: z.string(),
  }),
]);
export type WirePaymentResult = z.infer<typeof paymentResult>;

/**
 * A refused payment: a reason, or errors at `guest_email` or at fields of
 * `payment_method`.
 */
export const paymentRefused = z.union([checkoutRefused, reasonError, nonFieldErrors, fieldErrors]);

export const paymentDetails = z.union([
  z.object({ payment_id: text(64), details: z.object({ redirectResult: text(4000) }) }),
  z.object({ payment_id: text(64), cancel: z.literal(true) }),
]);
export type WirePaymentDetails = z.infer<typeof paymentDetails>;
