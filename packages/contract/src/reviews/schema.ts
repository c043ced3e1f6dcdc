import * as z from 'zod/mini';
import { instant, slug } from '../values.ts';

/** As the service that collects reviews says it. `stars` is rounded to halves; `usedForTrustScoreCalculation` counts the reviews the score is made from. */
export const collectedInfo = z.object({
  id: z.string(),
  displayName: z.string(),
  score: z.object({ stars: z.number(), trustScore: z.number() }),
  numberOfReviews: z.object({ total: z.int(), usedForTrustScoreCalculation: z.int() }),
});

/** `sample`: nobody collected them, they were written for a shop that is tried. */
export const reviewInfo = z.extend(collectedInfo, { sample: z.boolean() });
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
export const review = z.extend(collectedReview, { garment: z.nullable(z.object({ slug, title: z.string() })) });
export type WireReview = z.infer<typeof review>;
