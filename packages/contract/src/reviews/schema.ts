import * as z from 'zod/mini';
import { instant } from '../values.ts';

/** `stars` is rounded to halves; `usedForTrustScoreCalculation` counts the reviews the score is made from. */
export const reviewInfo = z.object({
  id: z.string(),
  displayName: z.string(),
  score: z.object({ stars: z.number(), trustScore: z.number() }),
  numberOfReviews: z.object({ total: z.int(), usedForTrustScoreCalculation: z.int() }),
});
export type WireReviewInfo = z.infer<typeof reviewInfo>;

export const review = z.object({
  id: z.string(),
  stars: z.int(),
  title: z.string(),
  text: z.string(),
  language: z.string(),
  createdAt: instant,
  updatedAt: z.nullable(instant),
  consumer: z.object({ displayName: z.string() }),
});
export type WireReview = z.infer<typeof review>;
