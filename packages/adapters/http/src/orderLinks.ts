import { sendOrderLink } from '@tailorbird/contract/orders';
import { err, ok } from '@tailorbird/domain/kernel';
import type { OrderLinks } from '@tailorbird/domain/orders';
import type { HttpClient } from './client.ts';

/** Access to orders without an account. */
export class HttpOrderLinks implements OrderLinks {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly send: OrderLinks['send'] = async ({ number, email }) => {
    const answer = await this.#client.send(sendOrderLink, {
      body: { order_number: number, email },
    });
    if (answer.status === 200) return ok(null);
    return err({ kind: answer.status === 429 ? 'too-often' : 'unreachable' });
  };
}
