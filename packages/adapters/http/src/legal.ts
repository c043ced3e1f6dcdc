import { fromWireLegalReview, readLegalReview } from '@tailorbird/contract/legal';
import type { LegalDuties } from '@tailorbird/domain/legal';
import type { HttpClient } from './client.ts';
import { outcome } from './outcome.ts';

export class HttpLegalDuties implements LegalDuties {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly review: LegalDuties['review'] = async () => {
    const answer = await this.#client.send(readLegalReview);
    return outcome(answer, fromWireLegalReview, { 403: { kind: 'permission-denied' } });
  };
}
