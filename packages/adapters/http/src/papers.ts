import { fromWireAddressErrors, toWireAddressToSend } from '@tailorbird/contract/checkout';
import { fromWirePapers, issueInvoice, listPapers, orderNumber } from '@tailorbird/contract/orders';
import { err, ok } from '@tailorbird/domain/kernel';
import type { InvoiceRefused, OrderRefused, Papers } from '@tailorbird/domain/orders';
import type { HttpClient } from './client.ts';
import { queryOf } from './orders.ts';

const refusalOf = (status: number | 'unreachable'): OrderRefused => {
  switch (status) {
    case 403:
      return { kind: 'permission-denied' };
    case 404:
      return { kind: 'order-not-found' };
    default:
      return { kind: 'unreachable' };
  }
};

const invoiceRefusalOf = (code: string): InvoiceRefused =>
  code === 'order-cancelled' || code === 'no-seller' ? { kind: code } : { kind: 'invoice-issued' };

/** Invoices and credit notes. */
export class HttpPapers implements Papers {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly of: Papers['of'] = async (number, link) => {
    if (!orderNumber.safeParse(number).success) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(listPapers, {
      params: { number },
      query: queryOf(link),
    });
    return answer.status === 200 ? ok(fromWirePapers(answer.body)) : err(refusalOf(answer.status));
  };

  readonly issueInvoice: Papers['issueInvoice'] = async (number, billing, link) => {
    if (!orderNumber.safeParse(number).success) return err({ kind: 'order-not-found' });
    const body = billing ? { billing_address: toWireAddressToSend(billing) } : {};
    const answer = await this.#client.send(issueInvoice, {
      params: { number },
      query: queryOf(link),
      body,
    });
    switch (answer.status) {
      case 200:
        return ok(fromWirePapers(answer.body));
      case 400: {
        const { billing_address: errors } = answer.body;
        const refused =
          billing && errors && !Array.isArray(errors)
            ? fromWireAddressErrors(errors, billing)
            : null;
        return err(refused?.kind === 'address-refused' ? refused : { kind: 'unreachable' });
      }
      case 409:
        return err(invoiceRefusalOf(answer.body.code));
      default:
        return err(refusalOf(answer.status));
    }
  };
}
