import { expect, it } from 'vitest';
import { sent } from '../testing/comesBack.ts';
import { fromWireReview, fromWireReviewInfo } from './mapReview.ts';
import { review, reviewInfo } from './schema.ts';

it('[REVIEW-09, API-76] the score counts the reviews it was made from', () => {
  const body = {
    id: 'tailorbird',
    displayName: 'Tailorbird',
    score: { stars: 4.5, trustScore: 4.6 },
    numberOfReviews: { total: 1300, usedForTrustScoreCalculation: 1234 },
    sample: false,
  };
  expect(fromWireReviewInfo(sent(reviewInfo, body))).toEqual({ stars: 4.5, trustScore: 4.6, reviewCount: 1234, isSample: false });
});

it('[REVIEW-08, API-77] a review is told without the language it was asked for in', () => {
  const body = {
    id: 'r1',
    stars: 5,
    title: 'Fits',
    text: 'It does.',
    language: 'en',
    createdAt: '2025-11-05T09:00:00Z',
    updatedAt: null,
    consumer: { displayName: 'Ada' },
    garment: { slug: 'oxford-shirt', title: 'Oxford Shirt' },
  };
  expect(fromWireReview(sent(review, body))).toEqual({
    id: 'r1',
    stars: 5,
    title: 'Fits',
    text: 'It does.',
    createdAt: '2025-11-05T09:00:00Z',
    updatedAt: null,
    consumerName: 'Ada',
    garment: { slug: 'oxford-shirt', title: 'Oxford Shirt' },
  });
});
