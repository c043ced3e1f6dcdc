import { orderNumber, readOrderAnalytics } from '@tailorbird/contract/orders';
import { err, ok } from '@tailorbird/domain/kernel';
import { isForbidden, isNotFound, type Purchases } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

/** Analytics data of the visitor's own orders. */
export class HttpPurchases implements Purchases {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly purchase: Purchases['purchase'] = async (number) => {
    if (!orderNumber.safeParse(number).success) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(readOrderAnalytics, { params: { number } });
    if (isForbidden(answer) || isNotFound(answer)) return err({ kind: 'order-not-found' });
    return answer.status === 200
      ? ok({ google: answer.body.google_analytics, segment: answer.body.segment_analytics })
      : err({ kind: 'unreachable' });
  };
}
