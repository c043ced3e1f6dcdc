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
import { isForbidden, isNotFound } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';
import { failureOf, nothing, outcome } from './outcome.ts';

type Unreached = { readonly kind: 'unreachable' };

/** Payments are never retried here. Callers retry with the same idempotency key. */
export class HttpPayments implements Payments {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly methods = async (): Promise<Result<readonly PaymentMethod[], PaymentFailure>> => {
    const answer = await this.#client.send(listPaymentMethods);
    return outcome(answer, fromWirePaymentMethods, { 406: fromWireCheckoutRefused });
  };

  readonly saved = async (): Promise<Result<readonly SavedMeans[], Unreached>> => {
    const answer = await this.#client.send(listSavedMeans);
    if (isForbidden(answer)) return ok([]);
    return outcome(answer, (cards) => cards.map(fromWireSavedMeans));
  };

  readonly removeSaved = async (id: number): Promise<Result<null, Unreached>> => {
    const answer = await this.#client.send(removeSavedMeans, { params: { id: String(id) } });
    return isNotFound(answer) ? ok(null) : outcome(answer, nothing);
  };

  readonly pay = async (request: PaymentRequest): Promise<Result<Payment, PaymentFailure>> => {
    const answer = await this.#client.send(startPayment, { body: toWirePayment(request) });
    if (answer.status === 200) return fromWirePaymentResult(answer.body);
    return err(
      failureOf(answer, {
        406: fromWirePaymentRefused,
        // The stored card was removed.
        404: { kind: 'payment-refused' },
        // The key was used for another basket or amount.
        409: { kind: 'basket-changed' },
      }),
    );
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
    if (answer.status === 200) return fromWirePaymentResult(answer.body);
    return err(
      failureOf(answer, {
        // A payment that the server does not know has ended.
        404: { kind: 'payment-cancelled' },
        406: fromWirePaymentRefused,
      }),
    );
  };
}
