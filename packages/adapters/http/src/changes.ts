import { changeOrder, fromWireOrder, orderNumber } from '@tailorbird/contract/orders';
import { err, ok } from '@tailorbird/domain/kernel';
import type { Aftercare } from '@tailorbird/domain/orders';
import type { HttpClient } from './client.ts';

/** Changes of an order over HTTP. */
export class HttpChanges implements Pick<Aftercare, 'changeComment'> {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly changeComment: Aftercare['changeComment'] = async (number, comment) => {
    if (!orderNumber.safeParse(number).success) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(changeOrder, { params: { number }, body: { comment } });
    switch (answer.status) {
      case 200:
        return ok(fromWireOrder(answer.body));
      case 403:
        return err({ kind: 'permission-denied' });
      case 404:
        return err({ kind: 'order-not-found' });
      case 409:
        return err({ kind: 'order-not-changeable' });
      default:
        return err({ kind: 'unreachable' });
    }
  };
}
