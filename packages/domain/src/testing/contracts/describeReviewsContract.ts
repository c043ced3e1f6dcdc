import { describe, expect, it } from 'vitest';
import type { OpenShop } from './shopUnderTest.ts';
import { successOf } from './steps.ts';

export const describeReviewsContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Reviews`, () => {
    it('[REVIEW-09] the score is within its scale and has a number of reviews', async () => {
      const { reviews } = await open();
      const score = successOf(await reviews.score());
      expect(score.stars * 2).toBe(Math.round(score.stars * 2));
      expect(score.trustScore).toBeGreaterThanOrEqual(1);
      expect(score.trustScore).toBeLessThanOrEqual(5);
      expect(score.reviewCount).toBeGreaterThan(0);
    });

    it('[REVIEW-08] reviews are filtered by stars and listed newest first', async () => {
      const { reviews } = await open();
      const latest = successOf(await reviews.latest({ stars: '3,4,5', language: 'en' }));
      expect(latest.length).toBeGreaterThan(0);
      const days = latest.map(({ createdAt }) => createdAt);
      expect(days).toEqual(days.toSorted().reverse());
      for (const review of latest) {
        expect([3, 4, 5]).toContain(review.stars);
        expect(review).toMatchObject({
          id: expect.any(String),
          title: expect.any(String),
          text: expect.stringMatching(/\w/),
        });
        expect(review.consumerName).not.toBe('');
      }
    });
  });
};
