import {
  businessUnit,
  fromWireReview,
  fromWireReviewInfo,
  listReviews,
  readReviewInfo,
} from '@tailorbird/contract/reviews';
import { err, ok } from '@tailorbird/domain/kernel';
import type { Reviews } from '@tailorbird/domain/reviews';
import type { HttpClient } from './client.ts';

export class HttpReviews implements Reviews {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly score: Reviews['score'] = async () => {
    const answer = await this.#client.send(readReviewInfo, { params: { unit: businessUnit } });
    return answer.status === 200
      ? ok(fromWireReviewInfo(answer.body))
      : err({ kind: 'unreachable' });
  };

  readonly latest: Reviews['latest'] = async ({ stars, language }) => {
    const query = { ...(stars !== null && { stars }), language };
    const answer = await this.#client.send(listReviews, { params: { unit: businessUnit }, query });
    return answer.status === 200
      ? ok(answer.body.reviews.map(fromWireReview))
      : err({ kind: 'unreachable' });
  };
}
