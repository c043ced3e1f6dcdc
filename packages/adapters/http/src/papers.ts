import { toWireAddressToSend } from '@tailorbird/contract/checkout';
import { fromWirePapers, issueInvoice, listPapers } from '@tailorbird/contract/orders';
import { err } from '@tailorbird/domain/kernel';
import type { InvoiceRefused, Papers } from '@tailorbird/domain/orders';
import { addressRefusalOf } from './addressRefusal.ts';
import type { HttpClient } from './client.ts';
import { isOrderNumber, orderRefusals, queryOf } from './orderAnswers.ts';
import { outcome } from './outcome.ts';

const invoiceRefusalOf = (code: string): InvoiceRefused =>
  code === 'order-cancelled' || code === 'no-seller' ? { kind: code } : { kind: 'invoice-issued' };

export class HttpPapers implements Papers {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly of: Papers['of'] = async (number, link) => {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(listPapers, {
      params: { number },
      query: queryOf(link),
    });
    return outcome(answer, fromWirePapers, orderRefusals);
  };

  readonly issueInvoice: Papers['issueInvoice'] = async (
    number,
    { billingAddress, vatNumber },
    link,
  ) => {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const body = {
      ...(billingAddress && { billing_address: toWireAddressToSend(billingAddress) }),
      ...(vatNumber !== '' && { vat_number: vatNumber }),
    };
    const answer = await this.#client.send(issueInvoice, {
      params: { number },
      query: queryOf(link),
      body,
    });
    return outcome(answer, fromWirePapers, {
      ...orderRefusals,
      400: (errors) =>
        'vat_number' in errors
          ? { kind: 'invalid-vat-number' as const }
          : addressRefusalOf(errors.billing_address, billingAddress),
      409: ({ code }) => invoiceRefusalOf(code),
    });
  };
}
