import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LoadEvent, type LoadState, reduceLoadState, retryAfter } from '../kernel/index.ts';
import { runs } from '../testing/runs.ts';
import {
  allReviewsQuery,
  formatReviewCount,
  maximumReviewText,
  mayFetchScore,
  ownReviewsFirst,
  reviewDate,
  reviewLoadingOf,
  reviewQuery,
  reviewRetries,
  reviewText,
  starImageOf,
  starShares,
  starsOf,
} from './index.ts';

describe('stars', () => {
  test('[REVIEW-17] the stars follow nine bands', () => {
    const scores = [0, 0.99, 1, 1.2, 1.21, 1.7, 2.2, 2.7, 3.2, 3.7, 4.2, 4.21, 4.5, 4.69, 4.7, 5];
    expect(scores.map(starsOf)).toEqual([
      0, 0, 1, 1, 1.5, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 4.5, 4.5, 5, 5,
    ]);
    expect([starImageOf(4.5), starImageOf(5), starImageOf(0.5)]).toEqual([
      'stars-4.5',
      'stars-5',
      'stars-0',
    ]);
  });

  test('[REVIEW-17] stars are halves from 0 to 5 and never fall with the score', () => {
    const score = fc.double({ min: 0, max: 5, noNaN: true });
    fc.assert(
      fc.property(score, score, (one, other) => {
        expect(starsOf(Math.max(one, other))).toBeGreaterThanOrEqual(starsOf(Math.min(one, other)));
        expect(Number.isInteger(starsOf(one) * 2)).toBe(true);
      }),
      runs(500),
    );
  });
});

describe('a review', () => {
  test('[REVIEW-13] a review is cut to 180 visible characters', () => {
    expect(maximumReviewText).toBe(180);
    expect(reviewText('x'.repeat(181))).toBe('x'.repeat(180));
    expect(reviewText('🧵'.repeat(181))).toBe('🧵'.repeat(180));
    fc.assert(
      fc.property(
        fc.string({ maxLength: 400 }),
        (text) =>
          reviewText(reviewText(text)) === reviewText(text) && text.startsWith(reviewText(text)),
      ),
      runs(200),
    );
  });

  test('[REVIEW-14] a review is dated dd/MM/yyyy', () =>
    expect(reviewDate('2025-11-05T23:59:59Z')).toBe('05/11/2025'));

  test('[REVIEW-16] Indian grouping counts the last three digits, then pairs', () => {
    expect([0, 999, 1000, 99_999, 100_000, 1_234_567, 123_456_789].map(formatReviewCount)).toEqual([
      '0',
      '999',
      '1,000',
      '99,999',
      '1,00,000',
      '12,34,567',
      '12,34,56,789',
    ]);
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(formatReviewCount(count)).toBe(new Intl.NumberFormat('en-IN').format(count));
      }),
      runs(1000),
    );
  });

  test('[REVIEW-15] reviews load from three stars on, in Danish for Denmark', () => {
    expect(reviewQuery({ countryCode: 'DK', locale: 'de' })).toEqual({
      stars: '3,4,5',
      language: 'da',
    });
    expect(reviewQuery({ countryCode: 'SE', locale: 'de' })).toEqual({
      stars: '3,4,5',
      language: 'de',
    });
    expect(reviewQuery({ countryCode: null, locale: 'en' })).toEqual({
      stars: '3,4,5',
      language: 'en',
    });
  });
});

describe('the page of all reviews', () => {
  test('[REVIEW-07] the page has all reviews and is equal per language', () => {
    expect(allReviewsQuery('de')).toEqual({ stars: null, language: 'de' });
  });

  test('[REVIEW-07] the shares of the star counts add up to one', () => {
    const count = fc.nat({ max: 1_000_000 });
    fc.assert(
      fc.property(fc.tuple(count, count, count, count, count), (counts) => {
        const shares = starShares(counts);
        expect(shares.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
        expect(shares.map((each) => each.count)).toEqual(counts);
        const whole = shares.reduce((sum, { share }) => sum + share, 0);
        expect(whole).toBeCloseTo(counts.some((each) => each > 0) ? 1 : 0, 10);
      }),
      runs(200),
    );
  });
});

describe('loading reviews', () => {
  const event: fc.Arbitrary<LoadEvent<number>> = fc.oneof(
    fc.constant({ type: 'requested' as const }),
    fc.nat().map((value) => ({ type: 'arrived' as const, value })),
    fc.constant({ type: 'failed' as const, failure: { kind: 'unreachable' } }),
  );

  test('[REVIEW-10] loading is init, loading, success or error; success is final', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let state: LoadState<number> = { status: 'initial' };
        let before = reviewLoadingOf(state);
        expect(before).toBe('init');
        for (const each of events) {
          state = reduceLoadState(state, each);
          const loading = reviewLoadingOf(state);
          expect(['loading', 'success', 'error']).toContain(loading);
          if (before === 'success') expect(loading).toBe('success');
          before = loading;
        }
      }),
      runs(300),
    );
  });

  test('[REVIEW-11] a failed request is retried once, without delay', () => {
    const away = { kind: 'unreachable' };
    expect([1, 2, 3].map((tries) => retryAfter(tries, away, reviewRetries))).toEqual([
      0,
      null,
      null,
    ]);
  });

  test('[REVIEW-12] only the first widget requests the score, even after a failure', () => {
    expect((['init', 'loading', 'success', 'error'] as const).map(mayFetchScore)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

test('reviews of the garment come first on its page, and all are shown', () => {
  const review = (id: string, slug: string | null) => ({
    id,
    stars: 5,
    title: id,
    text: id,
    createdAt: '2025-11-05T09:00:00Z',
    updatedAt: null,
    consumerName: 'Ada',
    garment: slug === null ? null : { slug, title: slug },
  });
  fc.assert(
    fc.property(fc.array(fc.option(fc.constantFrom('shirt', 'polo'))), (slugs) => {
      const reviews = slugs.map((slug, index) => review(`r${index}`, slug));
      const sorted = ownReviewsFirst(reviews, 'shirt');
      expect(
        sorted.toSorted((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1))),
      ).toEqual(reviews);
      const own = slugs.filter((slug) => slug === 'shirt').length;
      expect(sorted.findLastIndex(({ garment }) => garment?.slug === 'shirt')).toBe(own - 1);
      expect(ownReviewsFirst(reviews, null)).toEqual(reviews);
    }),
  );
});
