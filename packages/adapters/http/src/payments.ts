import {
  listPaymentMethods,
  refusalReasons,
  startPayment,
  submitPaymentDetails,
  type WirePaymentDetails,
  type WirePaymentResult,
  type WirePaymentToMake,
} from '@tailorbird/contract/checkout';
import type { CardField, Payment, PaymentFailure, PaymentMethod, PaymentRequest, Payments } from '@tailorbird/domain/checkout';
import { err, unreachable as neverReached, ok, type Result } from '@tailorbird/domain/kernel';
import { checkoutFailureOf } from './checkoutFailure.ts';
import type { HttpClient } from './client.ts';

const unreachable: Result<never, PaymentFailure> = err({ kind: 'unreachable' });

/** CHECKOUT-16. */
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

const paymentOf = (result: WirePaymentResult): Result<Payment, PaymentFailure> => {
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
      return neverReached(result);
  }
};

const cardFields: Readonly<Record<string, CardField>> = {
  number: 'number',
  expiry_month: 'expiry',
  expiry_year: 'expiry',
  cvc: 'securityCode',
  holder_name: 'holderName',
};

/** A request refused with 406: for a reason, for the guest's address, or for fields of the card. */
const requestRefused = (body: Readonly<Record<string, unknown>>, request: PaymentRequest | null): PaymentFailure => {
  if ('guest_email' in body) return { kind: 'email-invalid' };
  const errors = body.payment_method;
  if (typeof errors !== 'object' || errors === null || request?.method.type !== 'card') return checkoutFailureOf(body);
  const { card } = request.method;
  const fields: Partial<Record<CardField, 'required' | 'invalid'>> = {};
  for (const wireName of Object.keys(errors)) {
    const field = cardFields[wireName];
    if (field) fields[field] = card[field].trim() ? 'invalid' : 'required';
  }
  return { kind: 'card-invalid', fields };
};

const toPay = (request: PaymentRequest): WirePaymentToMake => {
  const { expected, method } = request;
  const [month = '', year = ''] = method.type === 'card' ? method.card.expiry.split('/') : [];
  return {
    idempotency_key: request.idempotencyKey,
    amount: { currency: expected.currency, value: expected.amount },
    payment_method:
      method.type === 'none'
        ? { type: 'none' }
        : {
            type: 'scheme',
            number: method.card.number,
            expiry_month: month.trim(),
            expiry_year: `20${year.trim()}`,
            cvc: method.card.securityCode,
            holder_name: method.card.holderName,
          },
    guest_email: request.guestEmail,
    terms_accepted: request.termsAccepted,
    comment: request.comment,
    return_url: request.returnUrl,
  };
};

/** Payment over HTTP. Never retried here: who asks again does it with the same idempotency key. */
export class HttpPayments implements Payments {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  /** The wire says `scheme` for cards. */
  readonly methods = async (): Promise<Result<readonly PaymentMethod[], PaymentFailure>> => {
    const answer = await this.#client.send(listPaymentMethods);
    if (answer.status === 406) return err(checkoutFailureOf(answer.body));
    if (answer.status !== 200) return unreachable;
    return ok(answer.body.paymentMethods.map((method) => ({ ...method, type: method.type === 'scheme' ? 'card' : method.type })));
  };

  readonly pay = async (request: PaymentRequest): Promise<Result<Payment, PaymentFailure>> => {
    const answer = await this.#client.send(startPayment, { body: toPay(request) });
    switch (answer.status) {
      case 200:
        return paymentOf(answer.body);
      case 406:
        return err(requestRefused(answer.body, request));
      // The key was used for another basket or amount.
      case 409:
        return err({ kind: 'basket-changed' });
      default:
        return unreachable;
    }
  };

  readonly complete = (paymentId: string, redirectResult: string): Promise<Result<Payment, PaymentFailure>> =>
    this.#settle({ payment_id: paymentId, details: { redirectResult } });

  readonly cancel = async (paymentId: string): Promise<Result<null, PaymentFailure>> => {
    const settled = await this.#settle({ payment_id: paymentId, cancel: true });
    // It was paid after all: the basket has become an order.
    if (settled.ok) return err({ kind: 'basket-changed' });
    return settled.failure.kind === 'unreachable' ? err(settled.failure) : ok(null);
  };

  readonly #settle = async (details: WirePaymentDetails): Promise<Result<Payment, PaymentFailure>> => {
    const answer = await this.#client.send(submitPaymentDetails, { body: details });
    switch (answer.status) {
      case 200:
        return paymentOf(answer.body);
      // A payment that nobody knows is one that is over.
      case 404:
        return err({ kind: 'payment-cancelled' });
      case 406:
        return err(requestRefused(answer.body, null));
      default:
        return unreachable;
    }
  };
}
