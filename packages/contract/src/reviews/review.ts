import type { Review, ReviewScore, StarCounts } from '@tailorbird/domain/reviews';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { instant, slug } from '../values.ts';

export const businessUnit = 'tailorbird';

/**
 * Path of a star rating picture, such as
 * `/external/trustpilot/v1/resources/images/stars/stars-4.5` (API-78).
 */
export const starImagePath = (name: string): string =>
  `/external/trustpilot/v1/resources/images/stars/${name}`;

/**
 * Body of the review service. `stars` is rounded to halves.
 * `usedForTrustScoreCalculation` counts the reviews that form the score.
 */
export const collectedInfo = z.object({
  id: z.string(),
  displayName: z.string(),
  score: z.object({ stars: z.number(), trustScore: z.number() }),
  numberOfReviews: z.object({
    total: z.int(),
    usedForTrustScoreCalculation: z.int(),
    oneStar: z.optional(z.int()),
    twoStars: z.optional(z.int()),
    threeStars: z.optional(z.int()),
    fourStars: z.optional(z.int()),
    fiveStars: z.optional(z.int()),
  }),
});

/**
 * `sample`: example reviews for a trial shop. `page`: the service's page of all reviews,
 * null if the shop's own page `/reviews` shows them.
 */
export const reviewInfo = z.extend(collectedInfo, {
  sample: z.boolean(),
  page: z.nullable(z.string()),
});
export type WireReviewInfo = z.infer<typeof reviewInfo>;

export const collectedReview = z.object({
  id: z.string(),
  stars: z.int(),
  title: z.string(),
  text: z.string(),
  language: z.string(),
  createdAt: instant,
  updatedAt: z.nullable(instant),
  consumer: z.object({ displayName: z.string() }),
});

/** `garment` is the reviewed garment, if known. */
export const review = z.extend(collectedReview, {
  garment: z.nullable(z.object({ slug, title: z.string() })),
});
export type WireReview = z.infer<typeof review>;

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

export const readReviewInfo = endpoint({
  context: 'reviews',
  name: 'readReviewInfo',
  method: 'GET',
  path: '/external/trustpilot/v1/business-units/{unit}',
  summary: 'Returns the score of the shop and the number of reviews.',
  params: { unit: slug },
  responses: { 200: reviewInfo, 404: detailError },
  once: true,
});

export const listReviews = endpoint({
  context: 'reviews',
  name: 'listReviews',
  method: 'GET',
  path: '/external/trustpilot/v1/business-units/{unit}/reviews',
  summary: 'Lists reviews, newest first, by numbers of stars such as `3,4,5` and one language.',
  params: { unit: slug },
  query: {
    stars: z.optional(z.string().check(z.regex(/^[1-5](,[1-5]){0,4}$/))),
    language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
  },
  responses: { 200: z.object({ reviews: z.array(review) }), 404: detailError },
  once: true,
});
