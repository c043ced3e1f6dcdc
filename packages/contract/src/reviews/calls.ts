import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { slug } from '../values.ts';
import { review, reviewInfo } from './schema.ts';

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
