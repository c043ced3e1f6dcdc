import {
  type Payment,
  type PaymentFailure,
  type PaymentRequest,
  walletMethods,
} from '@tailorbird/domain/checkout';
import { err, ok, type Result, unreachable } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors, nonFieldErrors, reasonError } from '../errors.ts';
import { fields } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { currency, id, text } from '../values.ts';
import { checkoutRefused, fromWireCheckoutRefused } from './checkoutRefused.ts';

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
  /** Required for guests only. */
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

const toWireMeans = (means: PaymentRequest['means']): WirePaymentToMake['payment_method'] => {
  if (means === null) return { type: 'none' };
  if (means.kind === 'card')
    return {
      type: 'scheme',
      token: means.token,
      ...(means.keep !== undefined && { keep: means.keep }),
    };
  if (means.kind === 'saved')
    return {
      type: 'saved',
      id: means.id,
      ...(means.device !== undefined && { device: means.device }),
    };
  return { type: means.method, ...(means.token !== undefined && { token: means.token }) };
};

const fromWireMeans = (method: WirePaymentToMake['payment_method']): PaymentRequest['means'] => {
  if (method.type === 'none') return null;
  if (method.type === 'scheme')
    return {
      kind: 'card',
      token: method.token,
      ...(method.keep !== undefined && { keep: method.keep }),
    };
  if (method.type === 'saved')
    return {
      kind: 'saved',
      id: method.id,
      ...(method.device !== undefined && { device: method.device }),
    };
  return {
    kind: 'wallet',
    method: method.type,
    ...(method.token !== undefined && { token: method.token }),
  };
};

const paymentFields = fields<
  Omit<PaymentRequest, 'guestEmail'>,
  Omit<WirePaymentToMake, 'guest_email'>
>()({
  idempotencyKey: 'idempotency_key',
  expected: ['amount', minorUnits],
  means: ['payment_method', { toWire: toWireMeans, fromWire: fromWireMeans }],
  termsAccepted: 'terms_accepted',
  comment: 'comment',
  returnUrl: 'return_url',
});

export const toWirePayment = (request: PaymentRequest): WirePaymentToMake => ({
  ...paymentFields.toWire(request),
  guest_email: request.guestEmail,
});

export const fromWirePayment = (sent: WirePaymentToMake): PaymentRequest => ({
  ...paymentFields.fromWire(sent),
  guestEmail: sent.guest_email ?? null,
});

export type PaymentStanding =
  | { readonly status: 'authorised'; readonly orderNumber: string }
  | { readonly status: 'redirect'; readonly url: string }
  | { readonly status: 'cancelled' }
  | {
      readonly status: 'refused';
      readonly reason: 'wrongCvc' | 'fraud' | 'refused' | 'notAuthenticated' | 'cancelled';
    }
  /** The provider failed. No bank declined the payment. */
  | { readonly status: 'failed' }
  /** The outcome is unknown. If the payment succeeded, the order follows. */
  | { readonly status: 'pending' };

export const toWirePaymentResult = (
  payment_id: string,
  standing: PaymentStanding,
): WirePaymentResult => {
  switch (standing.status) {
    case 'authorised':
      return { resultCode: 'Authorised', payment_id, order_number: standing.orderNumber };
    case 'redirect':
      return {
        resultCode: 'RedirectShopper',
        payment_id,
        action: { type: 'redirect', method: 'GET', url: standing.url },
      };
    case 'cancelled':
      return { resultCode: 'Cancelled', payment_id, refusalReason: refusalReasons.cancelled };
    case 'refused':
      return { resultCode: 'Refused', payment_id, refusalReason: refusalReasons[standing.reason] };
    case 'failed':
      return { resultCode: 'Error', payment_id, refusalReason: refusalReasons.refused };
    case 'pending':
      return { resultCode: 'Error', payment_id, refusalReason: refusalReasons.orderNotFinalized };
    default:
      return unreachable(standing);
  }
};

/** The refusal reasons that customers see as different messages (CHECKOUT-16). */
const refusedFor = (reason: string): PaymentFailure => {
  switch (reason) {
    case refusalReasons.wrongCvc:
      return { kind: 'wrong-cvc' };
    case refusalReasons.fraud:
      return { kind: 'fraud' };
    case refusalReasons.cancelled:
      return { kind: 'payment-cancelled' };
    case refusalReasons.orderNotFinalized:
      return { kind: 'order-not-finalized' };
    default:
      return { kind: 'payment-refused' };
  }
};

export const fromWirePaymentResult = (
  result: WirePaymentResult,
): Result<Payment, PaymentFailure> => {
  switch (result.resultCode) {
    case 'Authorised':
      return ok({ status: 'authorised', orderNumber: result.order_number });
    case 'RedirectShopper':
      return ok({ status: 'redirect', paymentId: result.payment_id, url: result.action.url });
    case 'Cancelled':
      return err({ kind: 'payment-cancelled' });
    case 'Refused':
    case 'Error':
      return err(refusedFor(result.refusalReason));
    default:
      return unreachable(result);
  }
};

export type PaymentContinuation =
  | { readonly kind: 'complete'; readonly paymentId: string; readonly redirectResult: string }
  | { readonly kind: 'cancel'; readonly paymentId: string };

export const toWirePaymentDetails = (continuation: PaymentContinuation): WirePaymentDetails =>
  continuation.kind === 'cancel'
    ? { payment_id: continuation.paymentId, cancel: true }
    : {
        payment_id: continuation.paymentId,
        details: { redirectResult: continuation.redirectResult },
      };

export const fromWirePaymentDetails = (sent: WirePaymentDetails): PaymentContinuation =>
  'cancel' in sent
    ? { kind: 'cancel', paymentId: sent.payment_id }
    : { kind: 'complete', paymentId: sent.payment_id, redirectResult: sent.details.redirectResult };

/** Maps a 406: an invalid guest address or a reason. */
export const fromWirePaymentRefused = (body: Readonly<Record<string, unknown>>): PaymentFailure =>
  'guest_email' in body ? { kind: 'email-invalid' } : fromWireCheckoutRefused(body);

export const startPayment = endpoint({
  context: 'checkout',
  name: 'startPayment',
  method: 'POST',
  path: '/adyen_api/checkout/payments/',
  summary:
    'Pays for the basket. A repeated idempotency key returns the same payment; 409 with another body. Cards are sent as provider tokens; card data is refused with 400. A saved card can be used by its owner only: otherwise 404, or 403 while acting for a customer.',
  request: paymentToMake,
  responses: {
    200: paymentResult,
    400: detailError,
    403: detailError,
    404: detailError,
    406: paymentRefused,
    409: detailError,
  },
  csrf: 'when-signed-in',
});

export const submitPaymentDetails = endpoint({
  context: 'checkout',
  name: 'submitPaymentDetails',
  method: 'POST',
  path: '/adyen_api/checkout/payments/details/',
  summary:
    'Completes a payment after the bank’s page, or cancels it. A settled payment returns its result.',
  request: paymentDetails,
  responses: { 200: paymentResult, 403: detailError, 404: detailError, 406: paymentRefused },
  csrf: 'when-signed-in',
});
