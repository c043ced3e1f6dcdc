import * as z from 'zod/mini';
import { instant, slug } from '../values.ts';

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

/** Body of the review service. */
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
