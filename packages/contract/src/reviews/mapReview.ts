import type { Review, ReviewScore, StarCounts } from '@tailorbird/domain/reviews';
import type { WireReview, WireReviewInfo } from './schema.ts';

/*
 * There are no reverse mappers: the review service writes these bodies and the shop's
 * server forwards them.
 */

/** Null unless the service counts every number of stars. */
const starCountsOf = ({
  fiveStars,
  fourStars,
  threeStars,
  twoStars,
  oneStar,
}: WireReviewInfo['numberOfReviews']): StarCounts | null => {
  if (fiveStars === undefined || fourStars === undefined || threeStars === undefined) return null;
  return twoStars === undefined || oneStar === undefined
    ? null
    : [fiveStars, fourStars, threeStars, twoStars, oneStar];
};

/** Only https addresses, because the service is not trusted to choose the scheme. */
const pageOf = (address: string | null): string | null =>
  address !== null && /^https:\/\/[^\s]+$/.test(address) ? address : null;

/** Counts the reviews that form the score, not all reviews. */
export const fromWireReviewInfo = ({
  score,
  numberOfReviews,
  sample,
  page,
}: WireReviewInfo): ReviewScore => ({
  ...score,
  reviewCount: numberOfReviews.usedForTrustScoreCalculation,
  byStars: starCountsOf(numberOfReviews),
  page: pageOf(page),
  isSample: sample,
});

export const fromWireReview = ({
  id,
  stars,
  title,
  text,
  createdAt,
  updatedAt,
  consumer,
  garment,
}: WireReview): Review => ({
  id,
  stars,
  title,
  text,
  createdAt,
  updatedAt,
  consumerName: consumer.displayName,
  garment,
});
