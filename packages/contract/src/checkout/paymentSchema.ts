import { walletMethods } from '@tailorbird/domain/checkout';
import * as z from 'zod/mini';
import { fieldErrors, nonFieldErrors, reasonError } from '../errors.ts';
import { currency, id, text } from '../values.ts';
import { checkoutRefused } from './schema.ts';

/** A way to pay. `configuration` is what the browser needs to open the provider's fields or button. */
export const paymentMethod = z.object({
  type: z.enum(['scheme', ...walletMethods, 'none']),
  name: z.string(),
  brands: z.array(z.string()),
  configuration: z.record(z.string(), z.string()),
});

export const paymentMethods = z.object({ paymentMethods: z.array(paymentMethod) });
export type WirePaymentMethods = z.infer<typeof paymentMethods>;

/** Fields of a card itself, which the shop does not take: whoever sends one is told so with 400. */
export const rawCardFields = [
  'number',
  'expiry_month',
  'expiry_year',
  'cvc',
  'holder_name',
] as const;

const longestToken = 20_000;
const token = text(longestToken).check(z.minLength(1));

/** A bank card, by the token that the payment provider gave the browser for it: good for one payment, and a short while. */
export const cardPayment = z.strictObject({
  type: z.literal('scheme'),
  token,
  /** The customer asked that the provider keeps it for the next time. */
  keep: z.optional(z.boolean()),
});

/** A card that the provider keeps for the customer: one that they are listed. */
export const savedPayment = z.strictObject({
  type: z.literal('saved'),
  id,
  /** What banks ask to be told of a browser, where the provider hands it on. */
  device: z.optional(text(2_000)),
});

/** A card that the provider keeps, as far as the shop knows it. `expires`: the last month it is good in, `2029-04`. */
export const savedMeans = z.object({
  id,
  type: z.literal('scheme'),
  brand: z.string(),
  last_four: z.string(),
  expires: z.string(),
});
export type WireSavedMeans = z.infer<typeof savedMeans>;

/** A wallet: by the token it gave the browser, or without one at its own page. */
export const walletPayment = z.strictObject({
  type: z.enum(walletMethods),
  token: z.optional(token),
});

/** Nothing is left to pay: credit covers all. */
export const noPayment = z.object({ type: z.literal('none') });

export const paymentToMake = z.object({
  /** The same for every try of one press on "pay". */
  idempotency_key: z.string().check(z.minLength(8), z.maxLength(128)),
  /** What the customer saw, in minor units. */
  amount: z.object({ currency, value: z.int().check(z.nonnegative()) }),
  payment_method: z.discriminatedUnion('type', [
    cardPayment,
    walletPayment,
    savedPayment,
    noPayment,
  ]),
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

/** A refused payment request: a reason, or errors at `guest_email`, or at fields of `payment_method`. */
export const paymentRefused = z.union([checkoutRefused, reasonError, nonFieldErrors, fieldErrors]);

export const paymentDetails = z.union([
  z.object({ payment_id: text(64), details: z.object({ redirectResult: text(4000) }) }),
  z.object({ payment_id: text(64), cancel: z.literal(true) }),
]);
export type WirePaymentDetails = z.infer<typeof paymentDetails>;
