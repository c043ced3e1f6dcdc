import type { Review, ReviewScore, StarCounts } from '@tailorbird/domain/reviews';
import type { WireReview, WireReviewInfo } from './schema.ts';

/*
 * One way only. These are the bodies of the service that collects the reviews, which the shop's server hands on as it gets them: there is nobody who writes
 * them from the domain's words.
 */

/** Null unless the service counts each number of stars. */
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

/** Only to a page of the web: what an address may be is not the service's to say. */
const pageOf = (address: string | null): string | null =>
  address !== null && /^https:\/\/[^\s]+$/.test(address) ? address : null;

/** The reviews that count for the score, not all there are. */
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
