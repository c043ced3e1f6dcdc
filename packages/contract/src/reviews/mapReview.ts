import type { Review, ReviewScore } from '@tailorbird/domain/reviews';
import type { WireReview, WireReviewInfo } from './schema.ts';

/*
 * One way only. These are the bodies of the service that collects the reviews, which the shop's server hands on as it gets them: there is nobody who writes
 * them from the domain's words.
 */

/** The reviews that count for the score, not all there are. */
export const fromWireReviewInfo = ({ score, numberOfReviews, sample }: WireReviewInfo): ReviewScore => ({
  ...score,
  reviewCount: numberOfReviews.usedForTrustScoreCalculation,
  isSample: sample,
});

export const fromWireReview = ({ id, stars, title, text, createdAt, updatedAt, consumer, garment }: WireReview): Review => ({
  id,
  stars,
  title,
  text,
  createdAt,
  updatedAt,
  consumerName: consumer.displayName,
  garment,
});
