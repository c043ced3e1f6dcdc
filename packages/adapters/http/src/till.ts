import {
  fromWirePaymentRefused,
  fromWireTillDay,
  fromWireTillDesk,
  fromWireTillEntry,
  listTillEntries,
  readTill,
  sellAtTill,
  takeBackAtTill,
  toWireSale,
} from '@tailorbird/contract/checkout';
import {
  checkTillReference,
  type Till,
  type TillRefused,
  type TillSaleAsked,
  type TillSaleFailures,
} from '@tailorbird/domain/checkout';
import { err, ok, parseEmail, type Result } from '@tailorbird/domain/kernel';
import { isForbidden } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

const refused = (status: number | 'unreachable'): Result<never, TillRefused> =>
  err({ kind: isForbidden({ status }) ? 'permission-denied' : 'unreachable' });

/**
 * Failures of a sale by field. The domain finds the kind of each failure again from the
 * input.
 */
const failuresOf = (
  body: Readonly<Record<string, unknown>>,
  {
    means,
    reference,
    email,
  }: Pick<TillSaleAsked, 'means' | 'reference'> & { readonly email?: string | null },
): TillSaleFailures => {
  const checked = checkTillReference(means, reference);
  const address = parseEmail(email ?? '');
  return {
    ...('store' in body && { store: { kind: 'store-unknown' } }),
    ...('reference' in body && {
      reference: checked.ok ? { kind: 'reference-required' } : checked.failure,
    }),
    ...('handover' in body && { handover: { kind: 'handover-not-offered' } }),
    ...('guest_email' in body && {
      email: address.ok ? { kind: 'customer-needed' } : address.failure,
    }),
  };
};

export class HttpTill implements Till {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly desk: Till['desk'] = async () => {
    const answer = await this.#client.send(readTill);
    return answer.status === 200 ? ok(fromWireTillDesk(answer.body)) : refused(answer.status);
  };

  readonly sell: Till['sell'] = async (sale) => {
    const answer = await this.#client.send(sellAtTill, { body: toWireSale(sale) });
    switch (answer.status) {
      case 200:
        return ok({ orderNumber: answer.body.order_number });
      case 400:
        return err({ kind: 'sale-invalid', fields: failuresOf(answer.body, sale) });
      case 406:
        return err(fromWirePaymentRefused(answer.body));
      // The key was used for another sale, or the basket is being paid for elsewhere.
      case 409:
        return err({ kind: 'basket-changed' });
      default:
        return refused(answer.status);
    }
  };

  readonly takeBack: Till['takeBack'] = async (orderNumber, given) => {
    const answer = await this.#client.send(takeBackAtTill, {
      params: { number: orderNumber },
      body: given,
    });
    switch (answer.status) {
      case 200:
        return ok(fromWireTillEntry(answer.body));
      case 400:
        return err({ kind: 'sale-invalid', fields: failuresOf(answer.body, given) });
      case 404:
        return err({ kind: 'order-not-found' });
      case 409:
        return err({ kind: 'not-taken-back', message: answer.body.detail });
      default:
        return refused(answer.status);
    }
  };

  readonly day: Till['day'] = async (store, from, until) => {
    const answer = await this.#client.send(listTillEntries, { query: { store, from, until } });
    return answer.status === 200 ? ok(fromWireTillDay(answer.body)) : refused(answer.status);
  };
}
