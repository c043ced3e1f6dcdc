import { sendOrderLink } from '@tailorbird/contract/orders';
import type { OrderLinks } from '@tailorbird/domain/orders';
import type { HttpClient } from './client.ts';
import { nothing, outcome } from './outcome.ts';

export class HttpOrderLinks implements OrderLinks {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly send: OrderLinks['send'] = async ({ number, email }) => {
    const answer = await this.#client.send(sendOrderLink, {
      body: { order_number: number, email },
    });
    return outcome(answer, nothing, { 429: { kind: 'too-often' } });
  };
}
