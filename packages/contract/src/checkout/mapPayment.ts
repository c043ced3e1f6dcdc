import type { CardField, Payment, PaymentFailure, PaymentMethod, PaymentRequest } from '@tailorbird/domain/checkout';
import { err, money, ok, type Result, unreachable } from '@tailorbird/domain/kernel';
import { fromWireCheckoutRefused } from './mapCheckoutRefused.ts';
import {
  refusalReasons,
  type WirePaymentDetails,
  type WirePaymentMethods,
  type WirePaymentResult,
  type WirePaymentToMake,
} from './paymentSchema.ts';

/** Cards are `scheme` on the wire. */
export const toWirePaymentMethods = (methods: readonly PaymentMethod[]): WirePaymentMethods => ({
  paymentMethods: methods.map(({ type, name, brands }) => ({ type: type === 'card' ? 'scheme' : 'none', name, brands: [...brands] })),
});

export const fromWirePaymentMethods = ({ paymentMethods }: WirePaymentMethods): readonly PaymentMethod[] =>
  paymentMethods.map((method) => ({ ...method, type: method.type === 'scheme' ? 'card' : method.type }));

/** The wire has the year of a card in full; cards are printed with two digits of it. */
const century = '20';

const toWireCard = (method: PaymentRequest['method']): WirePaymentToMake['payment_method'] => {
  if (method.type === 'none') return { type: 'none' };
  const { number, expiry, securityCode, holderName } = method.card;
  const [month = '', year = ''] = expiry.split('/');
  return {
    type: 'scheme',
    number,
    expiry_month: month.trim(),
    expiry_year: `${century}${year.trim()}`,
    cvc: securityCode,
    holder_name: holderName,
  };
};

const fromWireCard = (method: WirePaymentToMake['payment_method']): PaymentRequest['method'] =>
  method.type === 'none'
    ? { type: 'none' }
    : {
        type: 'card',
        card: {
          number: method.number,
          expiry: `${method.expiry_month.trim()}/${method.expiry_year.trim().slice(-2)}`,
          securityCode: method.cvc,
          holderName: method.holder_name,
        },
      };

export const toWirePayment = (request: PaymentRequest): WirePaymentToMake => ({
  idempotency_key: request.idempotencyKey,
  amount: { currency: request.expected.currency, value: request.expected.amount },
  payment_method: toWireCard(request.method),
  guest_email: request.guestEmail,
  terms_accepted: request.termsAccepted,
  comment: request.comment,
  return_url: request.returnUrl,
});

export const fromWirePayment = (sent: WirePaymentToMake): PaymentRequest => ({
  idempotencyKey: sent.idempotency_key,
  expected: money(sent.amount.value, sent.amount.currency),
  method: fromWireCard(sent.payment_method),
  guestEmail: sent.guest_email,
  termsAccepted: sent.terms_accepted,
  comment: sent.comment,
  returnUrl: sent.return_url,
});

/** How a payment stands with the shop. */
export type PaymentStanding =
  | { readonly status: 'authorised'; readonly orderNumber: string }
  | { readonly status: 'redirect'; readonly url: string }
  | { readonly status: 'cancelled' }
  | { readonly status: 'refused'; readonly reason: 'wrongCvc' | 'fraud' | 'refused' | 'notAuthenticated' | 'cancelled' }
  /** The provider failed: no bank has said no. */
  | { readonly status: 'failed' }
  /** Whether the money was taken is not known yet; the order follows when it was. */
  | { readonly status: 'pending' };

export const toWirePaymentResult = (payment_id: string, standing: PaymentStanding): WirePaymentResult => {
  switch (standing.status) {
    case 'authorised':
      return { resultCode: 'Authorised', payment_id, order_number: standing.orderNumber };
    case 'redirect':
      return { resultCode: 'RedirectShopper', payment_id, action: { type: 'redirect', method: 'GET', url: standing.url } };
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

/** The reasons a customer is told apart (CHECKOUT-16). */
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

export const fromWirePaymentResult = (result: WirePaymentResult): Result<Payment, PaymentFailure> => {
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

/** What a payment that waits at the bank's page is continued with. */
export type PaymentContinuation =
  | { readonly kind: 'complete'; readonly paymentId: string; readonly redirectResult: string }
  | { readonly kind: 'cancel'; readonly paymentId: string };

export const toWirePaymentDetails = (continuation: PaymentContinuation): WirePaymentDetails =>
  continuation.kind === 'cancel'
    ? { payment_id: continuation.paymentId, cancel: true }
    : { payment_id: continuation.paymentId, details: { redirectResult: continuation.redirectResult } };

export const fromWirePaymentDetails = (sent: WirePaymentDetails): PaymentContinuation =>
  'cancel' in sent
    ? { kind: 'cancel', paymentId: sent.payment_id }
    : { kind: 'complete', paymentId: sent.payment_id, redirectResult: sent.details.redirectResult };

/** Where a failure of a card's field is told: the expiry is two fields on the wire, and its failure is told at the month. */
const cardKeys: Readonly<Record<CardField, string>> = {
  number: 'number',
  expiry: 'expiry_month',
  securityCode: 'cvc',
  holderName: 'holder_name',
};

type CardFailures = Readonly<Partial<Record<CardField, 'required' | 'invalid' | 'expired'>>>;

export const toWireCardErrors = (
  failures: CardFailures,
  messageOf: (field: CardField, failure: 'required' | 'invalid' | 'expired') => string,
): { payment_method: Record<string, string[]> } => ({
  payment_method: Object.fromEntries(
    (Object.entries(failures) as [CardField, 'required' | 'invalid' | 'expired'][]).map(([field, failure]) => [
      cardKeys[field],
      [messageOf(field, failure)],
    ]),
  ),
});

/** A request refused with 406: for the guest's address, for fields of the card, or for a reason. Whether a field is missing or wrong follows from what was sent. */
export const fromWirePaymentRefused = (body: Readonly<Record<string, unknown>>, request: PaymentRequest | null): PaymentFailure => {
  if ('guest_email' in body) return { kind: 'email-invalid' };
  const errors = body.payment_method;
  if (typeof errors !== 'object' || errors === null || request?.method.type !== 'card') return fromWireCheckoutRefused(body);
  const { card } = request.method;
  const failures: Partial<Record<CardField, 'required' | 'invalid'>> = {};
  for (const field of Object.keys(cardKeys) as CardField[]) {
    const isTold = cardKeys[field] in errors || (field === 'expiry' && 'expiry_year' in errors);
    if (isTold) failures[field] = card[field].trim() ? 'invalid' : 'required';
  }
  return { kind: 'card-invalid', fields: failures };
};
