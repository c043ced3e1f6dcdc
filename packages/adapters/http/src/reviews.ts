import { businessUnit, listReviews, readReviewInfo } from '@tailorbird/contract/reviews';
import { err, ok } from '@tailorbird/domain/kernel';
import type { Reviews } from '@tailorbird/domain/reviews';
import type { HttpClient } from './client.ts';

/** What customers say, over HTTP. */
export class HttpReviews implements Reviews {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly score: Reviews['score'] = async () => {
    const answer = await this.#client.send(readReviewInfo, { params: { unit: businessUnit } });
    if (answer.status !== 200) return err({ kind: 'unreachable' });
    const { score, numberOfReviews } = answer.body;
    return ok({ ...score, reviewCount: numberOfReviews.usedForTrustScoreCalculation });
  };

  readonly latest: Reviews['latest'] = async (query) => {
    const answer = await this.#client.send(listReviews, { params: { unit: businessUnit }, query });
    if (answer.status !== 200) return err({ kind: 'unreachable' });
    return ok(
      answer.body.reviews.map(({ id, stars, title, text, createdAt, updatedAt, consumer }) => ({
        id,
        stars,
        title,
        text,
        createdAt,
        updatedAt,
        consumerName: consumer.displayName,
      })),
    );
  };
}
