import {
  fromWireExpenditure,
  readBasketLineExpenditure,
  readOrderLineExpenditure,
} from '@tailorbird/contract/content';
import type { Expenditures } from '@tailorbird/domain/content';
import type { HttpClient } from './client.ts';
import { outcome } from './outcome.ts';

const notFound = { 404: { kind: 'not-found' } } as const;

export class HttpExpenditures implements Expenditures {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly ofBasketLine: Expenditures['ofBasketLine'] = async (id) =>
    outcome(
      await this.#client.send(readBasketLineExpenditure, { params: { id } }),
      fromWireExpenditure,
      notFound,
    );

  readonly ofOrderLine: Expenditures['ofOrderLine'] = async (id, link) =>
    outcome(
      await this.#client.send(readOrderLineExpenditure, {
        params: { id },
        query: link ? { link } : {},
      }),
      fromWireExpenditure,
      // Another customer's line counts as missing.
      { ...notFound, 403: notFound[404] },
    );
}
