import * as z from 'zod/mini';
import { instant, slug } from '../values.ts';

/** As the service that collects reviews says it. `stars` is rounded to halves; `usedForTrustScoreCalculation` counts the reviews the score is made from. */
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

/** `sample`: nobody collected them, they were written for a shop that is tried. `page`: where the service shows them all; null where the shop's own page `/reviews` does. */
export const reviewInfo = z.extend(collectedInfo, {
  sample: z.boolean(),
  page: z.nullable(z.string()),
});
export type WireReviewInfo = z.infer<typeof reviewInfo>;

/** As the service that collects reviews says it. */
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

/** `garment`: what it is about, where that is known. */
export const review = z.extend(collectedReview, {
  garment: z.nullable(z.object({ slug, title: z.string() })),
});
export type WireReview = z.infer<typeof review>;
