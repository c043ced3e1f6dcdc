import {
  fromWireCheckoutRefused,
  fromWirePaymentMethods,
  fromWirePaymentRefused,
  fromWirePaymentResult,
  fromWireSavedMeans,
  listPaymentMethods,
  listSavedMeans,
  type PaymentContinuation,
  removeSavedMeans,
  startPayment,
  submitPaymentDetails,
  toWirePayment,
  toWirePaymentDetails,
} from '@tailorbird/contract/checkout';
import type {
  Payment,
  PaymentFailure,
  PaymentMethod,
  PaymentRequest,
  Payments,
  SavedMeans,
} from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { isForbidden, isNotAcceptable, isNotFound } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

type Unreached = { readonly kind: 'unreachable' };

const unreachable: Result<never, PaymentFailure> = err({ kind: 'unreachable' });

/** Payments are never retried here. Callers retry with the same idempotency key. */
export class HttpPayments implements Payments {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly methods = async (): Promise<Result<readonly PaymentMethod[], PaymentFailure>> => {
    const answer = await this.#client.send(listPaymentMethods);
    if (isNotAcceptable(answer)) return err(fromWireCheckoutRefused(answer.body));
    if (answer.status !== 200) return unreachable;
    return ok(fromWirePaymentMethods(answer.body));
  };

  readonly saved = async (): Promise<Result<readonly SavedMeans[], Unreached>> => {
    const answer = await this.#client.send(listSavedMeans);
    if (isForbidden(answer)) return ok([]);
    return answer.status === 200
      ? ok(answer.body.map(fromWireSavedMeans))
      : err({ kind: 'unreachable' });
  };

  readonly forget = async (id: number): Promise<Result<null, Unreached>> => {
    const answer = await this.#client.send(removeSavedMeans, { params: { id: String(id) } });
    return answer.status === 204 || isNotFound(answer) ? ok(null) : err({ kind: 'unreachable' });
  };

  readonly pay = async (request: PaymentRequest): Promise<Result<Payment, PaymentFailure>> => {
    const answer = await this.#client.send(startPayment, { body: toWirePayment(request) });
    switch (answer.status) {
      case 200:
        return fromWirePaymentResult(answer.body);
      case 406:
        return err(fromWirePaymentRefused(answer.body));
      // The stored card was removed.
      case 404:
        return err({ kind: 'payment-refused' });
      // The key was used for another basket or amount.
      case 409:
        return err({ kind: 'basket-changed' });
      default:
        return unreachable;
    }
  };

  readonly complete = (
    paymentId: string,
    redirectResult: string,
  ): Promise<Result<Payment, PaymentFailure>> =>
    this.#settle({ kind: 'complete', paymentId, redirectResult });

  readonly cancel = async (paymentId: string): Promise<Result<null, PaymentFailure>> => {
    const settled = await this.#settle({ kind: 'cancel', paymentId });
    // The payment succeeded and the basket became an order.
    if (settled.ok) return err({ kind: 'basket-changed' });
    return settled.failure.kind === 'unreachable' ? err(settled.failure) : ok(null);
  };

  readonly #settle = async (
    continuation: PaymentContinuation,
  ): Promise<Result<Payment, PaymentFailure>> => {
    const answer = await this.#client.send(submitPaymentDetails, {
      body: toWirePaymentDetails(continuation),
    });
    switch (answer.status) {
      case 200:
        return fromWirePaymentResult(answer.body);
      // An unknown payment is over.
      case 404:
        return err({ kind: 'payment-cancelled' });
      case 406:
        return err(fromWirePaymentRefused(answer.body));
      default:
        return unreachable;
    }
  };
}
