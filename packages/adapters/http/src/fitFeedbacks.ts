import { fromWireOrder, listDeliveredOrders, orderNumber, tellFit } from '@tailorbird/contract/orders';
import { err, ok } from '@tailorbird/domain/kernel';
import type { FitFeedbacks } from '@tailorbird/domain/orders';
import type { HttpClient } from './client.ts';

/** How delivered garments fit, over HTTP. */
export class HttpFitFeedbacks implements FitFeedbacks {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly delivered: FitFeedbacks['delivered'] = async (link) => {
    const answer = await this.#client.send(listDeliveredOrders, link === null ? {} : { query: { link } });
    if (answer.status === 403) return err({ kind: 'permission-denied' });
    return answer.status === 200 ? ok(answer.body.map(fromWireOrder)) : err({ kind: 'unreachable' });
  };

  readonly tell: FitFeedbacks['tell'] = async ({ orderNumber: number, lineId }, { zones, washed }, link) => {
    if (!orderNumber.safeParse(number).success) return err({ kind: 'order-not-found' });
    const body = { line: lineId, zones, washed, ...(link !== null && { link }) };
    const answer = await this.#client.send(tellFit, { params: { number }, body });
    switch (answer.status) {
      case 200:
        return ok(null);
      case 403:
        return err({ kind: 'permission-denied' });
      case 404:
        return err({ kind: 'order-not-found' });
      case 429:
        return err({ kind: 'too-often' });
      default:
        return err({ kind: 'unreachable' });
    }
  };
}
