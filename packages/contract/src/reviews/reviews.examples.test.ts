import { expect, it } from 'vitest';
import { sent } from '../testing/roundTrips.ts';
import { fromWireReview, fromWireReviewInfo, review, reviewInfo } from './review.ts';

it('[REVIEW-09, API-76] the score counts the reviews that form it', () => {
  const body = {
    id: 'tailorbird',
    displayName: 'Tailorbird',
    score: { stars: 4.5, trustScore: 4.6 },
    numberOfReviews: { total: 1300, usedForTrustScoreCalculation: 1234 },
    sample: false,
    page: 'https://reviews.example/tailorbird',
  };
  const summary = {
    stars: 4.5,
    trustScore: 4.6,
    reviewCount: 1234,
    byStars: null,
    page: 'https://reviews.example/tailorbird',
    isSample: false,
  };
  expect(fromWireReviewInfo(sent(reviewInfo, body))).toEqual(summary);
  const stars = { oneStar: 1, twoStars: 2, threeStars: 3, fourStars: 4, fiveStars: 5 };
  const counted = { ...body, numberOfReviews: { ...body.numberOfReviews, ...stars } };
  expect(fromWireReviewInfo(sent(reviewInfo, counted)).byStars).toEqual([5, 4, 3, 2, 1]);
  const pages = [null, 'http://reviews.example/', 'javascript:alert(1)', '//reviews.example'];
  expect(pages.map((page) => fromWireReviewInfo(sent(reviewInfo, { ...body, page })).page)).toEqual(
    [null, null, null, null],
  );
});

it('[REVIEW-08, API-77] a review is mapped without its requested language', () => {
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
