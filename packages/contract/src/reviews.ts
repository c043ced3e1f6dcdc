import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { detailError } from './errors.ts';
import { instant, slug } from './values.ts';

/** The shop's name at the service that collects its reviews. */
export const businessUnit = 'tailorbird';

/** `stars` is rounded to halves; `usedForTrustScoreCalculation` counts the reviews the score is made from. */
export const reviewInfo = z.object({
  id: z.string(),
  displayName: z.string(),
  score: z.object({ stars: z.number(), trustScore: z.number() }),
  numberOfReviews: z.object({ total: z.int(), usedForTrustScoreCalculation: z.int() }),
});
export type WireReviewInfo = z.infer<typeof reviewInfo>;

export const readReviewInfo = endpoint({
  context: 'content',
  name: 'readReviewInfo',
  method: 'GET',
  path: '/external/trustpilot/v1/business-units/{unit}',
  summary: 'How the shop is rated, and by how many.',
  params: { unit: slug },
  responses: { 200: reviewInfo, 404: detailError },
  timeout: 8_000,
});

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

export const listReviews = endpoint({
  context: 'content',
  name: 'listReviews',
  method: 'GET',
  path: '/external/trustpilot/v1/business-units/{unit}/reviews',
  summary: 'What customers say, newest first: reviews with one of these numbers of stars, such as `3,4,5`, in one language.',
  params: { unit: slug },
  query: {
    stars: z.optional(z.string().check(z.regex(/^[1-5](,[1-5]){0,4}$/))),
    language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
  },
  responses: { 200: z.object({ reviews: z.array(review) }), 404: detailError },
  timeout: 8_000,
});

/** Where the picture of a number of stars is: `/external/trustpilot/v1/resources/images/stars/stars-4.5` (API-78). */
export const starImagePath = (name: string): string => `/external/trustpilot/v1/resources/images/stars/${name}`;
