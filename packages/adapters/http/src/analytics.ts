import { countEvent, readVisits, startCounting, toWireCounted } from '@tailorbird/contract/shell';
import { err, ok } from '@tailorbird/domain/kernel';
import { type Collector, isForbidden, type Purchases, type Visits } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

/** The shop's own collector over HTTP, and what it says of orders to collectors elsewhere. */
export class HttpCollector implements Collector, Purchases {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly start: Collector['start'] = async () => {
    const answer = await this.#client.send(startCounting, {});
    return answer.status === 204 ? ok(null) : err({ kind: 'unreachable' });
  };

  readonly count: Collector['count'] = async (counted) => {
    const answer = await this.#client.send(countEvent, { body: toWireCounted(counted) });
    return answer.status === 204 ? ok(null) : err({ kind: 'unreachable' });
  };

  /** The shapes of orders come only where one is told of. */
  readonly purchase: Purchases['purchase'] = async (number) =>
    (await import('./purchases.ts')).readPurchase(this.#client, number);
}

/** What was counted, for staff. */
export class HttpVisits implements Visits {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly report: Visits['report'] = async (days) => {
    const answer = await this.#client.send(readVisits, { query: { days: String(days) as '30' } });
    if (isForbidden(answer)) return err({ kind: 'permission-denied' });
    return answer.status === 200 ? ok(answer.body) : err({ kind: 'unreachable' });
  };
}
