import { aShopFixture, InMemoryReviews } from '@tailorbird/adapter-memory';
import { err, ok } from '@tailorbird/domain/kernel';
import type { Review, ReviewScore, Reviews } from '@tailorbird/domain/reviews';
import { describe, expect, test } from 'vitest';
import { ManualClock } from '../../testing/aTab.ts';
import { ReviewStore } from './reviewStore.ts';

const { reviewScore, reviews } = aShopFixture();

const asked = (visit: { countryCode: string | null } = { countryCode: 'US' }) => {
  const calls: string[] = [];
  const service = { isAway: false };
  const inner = new InMemoryReviews({ reviewScore, reviews });
  const port: Reviews = {
    score: async () => {
      calls.push('score');
      return service.isAway ? err({ kind: 'unreachable' }) : await inner.score();
    },
    latest: async (query) => {
      calls.push(`latest ${query.stars} ${query.language}`);
      return service.isAway ? err({ kind: 'unreachable' }) : await inner.latest(query);
    },
  };
  return {
    store: new ReviewStore({ reviews: port, visit, clock: new ManualClock() }),
    calls,
    service,
  };
};

describe('reviews in a tab', () => {
  test('[REVIEW-10] [REVIEW-15] reviews load by stars and language', async () => {
    const { store, calls } = asked();
    const showing = store.show('en');
    expect([store.loading, store.scoreLoading]).toEqual(['loading', 'loading']);
    await showing;
    expect([store.loading, store.scoreLoading]).toEqual(['success', 'success']);
    expect(store.latest.map(({ id }) => id)).toEqual(['r2', 'r1']);
    expect(calls.sort()).toEqual(['latest 3,4,5 en', 'score']);
  });

  test('[REVIEW-12] two widgets cause one request each', async () => {
    const { store, calls } = asked();
    await Promise.all([store.show('en'), store.show('en')]);
    await store.show('en');
    expect(calls).toHaveLength(2);
  });

  test('[REVIEW-03] [REVIEW-11] reviews retry once, then on request; the score does not', async () => {
    const { store, calls, service } = asked();
    service.isAway = true;
    const showing = store.show('en');
    expect(store.loading).toBe('loading');
    await showing;
    await store.show('en');
    expect([store.loading, store.scoreLoading, calls.sort()]).toEqual([
      'error',
      'error',
      ['latest 3,4,5 en', 'latest 3,4,5 en', 'score'],
    ]);
    service.isAway = false;
    await store.retry('en');
    expect([store.loading, store.latest.length]).toEqual(['success', 2]);
    expect(calls.filter((call) => call === 'score')).toHaveLength(1);
  });

  test('[API-77] Denmark gets Danish reviews; each language has its own list', async () => {
    const visit: { countryCode: string | null } = { countryCode: null };
    const { store, calls } = asked(visit);
    await store.show('de');
    visit.countryCode = 'DK';
    await store.show('de');
    expect(calls.filter((call) => call !== 'score')).toEqual([
      'latest 3,4,5 de',
      'latest 3,4,5 da',
    ]);
  });

  test('a late response for another language is ignored', async () => {
    const waiting: (() => void)[] = [];
    const review = reviews[0] as Review;
    const port: Reviews = {
      score: async () => ok(reviewScore satisfies ReviewScore),
      latest: ({ language }) =>
        new Promise((resolve) => {
          waiting.push(() => resolve(ok([{ ...review, id: language }])));
        }),
    };
    const store = new ReviewStore({
      reviews: port,
      visit: { countryCode: null },
      clock: new ManualClock(),
    });
    const both = [store.show('en'), store.show('de')];
    for (const answer of waiting.reverse()) answer();
    await Promise.all(both);
    expect(store.latest.map(({ id }) => id)).toEqual(['de']);
  });
});
