import { readOrderAnalytics } from '@tailorbird/contract/orders';
import { err } from '@tailorbird/domain/kernel';
import type { Purchases } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';
import { isOrderNumber, orderRefusals } from './orderAnswers.ts';
import { outcome } from './outcome.ts';

export class HttpPurchases implements Purchases {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly purchase: Purchases['purchase'] = async (number) => {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(readOrderAnalytics, { params: { number } });
    return outcome(
      answer,
      ({ google_analytics: google, segment_analytics: segment }) => ({ google, segment }),
      { 403: orderRefusals[404], 404: orderRefusals[404] },
    );
  };
}
