import type {
  Payment,
  PaymentFailure,
  PaymentMethod,
  PaymentRequest,
  SavedMeans,
} from '@tailorbird/domain/checkout';
import { err, ok, type Result, unreachable } from '@tailorbird/domain/kernel';
import { fields } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { fromWireCheckoutRefused } from './mapCheckoutRefused.ts';
import {
  refusalReasons,
  type WirePaymentDetails,
  type WirePaymentMethods,
  type WirePaymentResult,
  type WirePaymentToMake,
  type WireSavedMeans,
} from './paymentSchema.ts';

/** Cards are called `scheme` on the wire. */
export const toWirePaymentMethods = (methods: readonly PaymentMethod[]): WirePaymentMethods => ({
  paymentMethods: methods.map(({ type, name, brands, configuration }) => ({
    type: type === 'card' ? 'scheme' : type,
    name,
    brands: [...brands],
    configuration: { ...configuration },
  })),
});

export const fromWirePaymentMethods = ({
  paymentMethods,
}: WirePaymentMethods): readonly PaymentMethod[] =>
  paymentMethods.map((method) => ({
    ...method,
    type: method.type === 'scheme' ? 'card' : method.type,
  }));

const cardFields = fields<Omit<SavedMeans, 'kind'>, Omit<WireSavedMeans, 'type'>>()({
  id: 'id',
  brand: 'brand',
  lastFour: 'last_four',
  expires: 'expires',
});

export const toWireSavedMeans = (card: SavedMeans): WireSavedMeans => ({
  ...cardFields.toWire(card),
  type: 'scheme',
});
export const fromWireSavedMeans = (card: WireSavedMeans): SavedMeans => ({
  ...cardFields.fromWire(card),
  kind: 'card',
});

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

/** State of a payment in the shop. */
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

/** Data that continues a payment after the page of the bank. */
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
