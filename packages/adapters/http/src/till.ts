import {
  fromWirePaymentRefused,
  fromWireTillDay,
  fromWireTillDesk,
  fromWireTillEntry,
  listTillEntries,
  readTill,
  returnAtTill,
  sellAtTill,
  toWireSale,
} from '@tailorbird/contract/checkout';
import {
  checkTillReference,
  type Till,
  type TillSaleFailures,
  type TillSaleForm,
} from '@tailorbird/domain/checkout';
import { parseEmail } from '@tailorbird/domain/kernel';
import type { HttpClient } from './client.ts';
import { outcome } from './outcome.ts';

const denied = { 403: { kind: 'permission-denied' } } as const;

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
  }: Pick<TillSaleForm, 'means' | 'reference'> & { readonly email?: string | null },
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
    return outcome(answer, fromWireTillDesk, denied);
  };

  readonly sell: Till['sell'] = async (sale) => {
    const answer = await this.#client.send(sellAtTill, { body: toWireSale(sale) });
    return outcome(answer, ({ order_number }) => ({ orderNumber: order_number }), {
      ...denied,
      400: (body) => ({ kind: 'sale-invalid', fields: failuresOf(body, sale) }),
      406: fromWirePaymentRefused,
      // The key was used for another sale, or the basket is being paid for elsewhere.
      409: { kind: 'basket-changed' },
    });
  };

  readonly returnSale: Till['returnSale'] = async (orderNumber, given) => {
    const answer = await this.#client.send(returnAtTill, {
      params: { number: orderNumber },
      body: given,
    });
    return outcome(answer, fromWireTillEntry, {
      ...denied,
      400: (body) => ({ kind: 'sale-invalid', fields: failuresOf(body, given) }),
      404: { kind: 'order-not-found' },
      409: ({ detail }) => ({ kind: 'not-taken-back', message: detail }),
    });
  };

  readonly day: Till['day'] = async (store, from, until) => {
    const answer = await this.#client.send(listTillEntries, { query: { store, from, until } });
    return outcome(answer, fromWireTillDay, denied);
  };
}
