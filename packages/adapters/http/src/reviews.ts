import {
  businessUnit,
  fromWireReview,
  fromWireReviewInfo,
  listReviews,
  readReviewInfo,
} from '@tailorbird/contract/reviews';
import type { Reviews } from '@tailorbird/domain/reviews';
import type { HttpClient } from './client.ts';
import { outcome } from './outcome.ts';

export class HttpReviews implements Reviews {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly score: Reviews['score'] = async () =>
    outcome(
      await this.#client.send(readReviewInfo, { params: { unit: businessUnit } }),
      fromWireReviewInfo,
    );

  readonly latest: Reviews['latest'] = async ({ stars, language }) => {
    const query = { ...(stars !== null && { stars }), language };
    return outcome(
      await this.#client.send(listReviews, { params: { unit: businessUnit }, query }),
      (body) => body.reviews.map(fromWireReview),
    );
  };
}
