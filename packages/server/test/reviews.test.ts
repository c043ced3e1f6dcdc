import { starImageOf } from '@tailorbird/domain/reviews';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import { ReviewsAway } from '../src/contexts/reviews/application/provider.ts';
import { loadSampleReviews } from '../src/contexts/reviews/providers/sampleReviews.ts';
import { createTrustpilotReviews } from '../src/contexts/reviews/providers/trustpilotReviews.ts';

const unit = '/external/trustpilot/v1/business-units/tailorbird';

describe('reviews over HTTP', () => {
  let server: Server;
  const get = async (path: string) => await server.fetch(new Request(`http://shop.test${path}`));
  beforeAll(async () => {
    server = await createServer({
      database: { memory: true },
      seedsAccounts: false,
      settings: { checkAnswers: true },
    });
  });
  afterAll(() => server.close());

  test('[API-76] [REVIEW-09] the shop’s score is available', async () => {
    const answer = await get(unit);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      score: { stars: expect.any(Number), trustScore: expect.any(Number) },
      numberOfReviews: {
        usedForTrustScoreCalculation: expect.any(Number),
        oneStar: 0,
        twoStars: 3,
      },
      // [REVIEW-07] Without a service, the shop shows them.
      page: null,
      sample: true,
    });
    expect((await get('/external/trustpilot/v1/business-units/somebody-else')).status).toBe(404);
  });

  test('[API-77] [REVIEW-15] reviews are filtered by stars and language, newest first', async () => {
    for (const language of ['en', 'de', 'da']) {
      const answer = await get(`${unit}/reviews?stars=3,4,5&language=${language}`);
      const { reviews } = (await answer.json()) as {
        reviews: {
          stars: number;
          language: string;
          createdAt: string;
          text: string;
          garment: object | null;
        }[];
      };
      expect(reviews.length).toBeGreaterThanOrEqual(15);
      expect(new Set(reviews.map((review) => review.language))).toEqual(new Set([language]));
      expect(reviews.every(({ garment }) => garment !== null)).toBe(true);
      expect(Math.min(...reviews.map(({ stars }) => stars))).toBe(3);
      const days = reviews.map(({ createdAt }) => createdAt);
      expect(days).toEqual(days.toSorted().reverse());
      if (language !== 'da') expect(reviews.some(({ text }) => [...text].length > 180)).toBe(true);
    }
    expect((await get(`${unit}/reviews?stars=9`)).status).toBe(400);
    expect(await (await get(`${unit}/reviews?language=fr`)).json()).toEqual({ reviews: [] });
  });

  test('[API-78] [REVIEW-17] each number of stars has a picture, others are 404', async () => {
    for (const score of [0.99, 1.2, 1.7, 2.2, 2.7, 3.2, 3.7, 4.2, 4.5, 4.7]) {
      const answer = await get(
        `/external/trustpilot/v1/resources/images/stars/${starImageOf(score)}`,
      );
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect((await answer.text()).match(/<path/g)).toHaveLength(5);
    }
    for (const name of ['stars-6', 'stars-5.5', 'stars-4.25', 'stars-', 'moons-3', 'stars-<b>']) {
      expect(
        (await get(`/external/trustpilot/v1/resources/images/stars/${encodeURIComponent(name)}`))
          .status,
      ).toBe(404);
    }
  });
});

test('sample reviews have unique ids and no markup', async () => {
  const sample = loadSampleReviews(() => new Date('2026-11-22T00:00:00Z'));
  if (!sample.ok) throw new Error(JSON.stringify(sample.failure));
  const reviews = await sample.value.reviews({ stars: null, language: null });
  expect(reviews.length).toBeGreaterThanOrEqual(50);
  expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
  // Sample reviews are always from the last year, have a matching score, and are labeled as
  // samples.
  expect(reviews[0]?.createdAt).toBe('2026-11-17T12:00:00Z');
  expect(reviews.every(({ createdAt }) => createdAt > '2025-11-22')).toBe(true);
  const { sample: isSample, numberOfReviews, score } = await sample.value.info();
  expect([isSample, numberOfReviews.total]).toEqual([true, reviews.length]);
  const {
    oneStar = 0,
    twoStars = 0,
    threeStars = 0,
    fourStars = 0,
    fiveStars = 0,
  } = numberOfReviews;
  expect(oneStar + twoStars + threeStars + fourStars + fiveStars).toBe(reviews.length);
  expect(score.trustScore).toBeCloseTo(
    reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length,
    1,
  );
  for (const { title, text } of reviews) expect(`${title} ${text}`).not.toMatch(/[<>{}]|https?:/);
});

describe('reviews at Trustpilot', () => {
  const review = {
    id: 'a',
    stars: 5,
    title: 'T',
    text: 'x',
    language: 'en',
    createdAt: '2025-11-05T10:00:00Z',
    updatedAt: null,
    consumer: { displayName: 'A' },
    companyReply: null,
  };
  const info = {
    id: 'u1',
    displayName: 'Shop',
    score: { stars: 4.5, trustScore: 4.6 },
    numberOfReviews: { total: 9, usedForTrustScoreCalculation: 8 },
    links: [],
  };

  test('Trustpilot is queried with the key and cached', async () => {
    const asked: string[] = [];
    let now = 0;
    const service = createTrustpilotReviews(
      { apiKey: 'k', unit: 'u1' },
      () => now,
      async (address, init) => {
        asked.push(`${address} ${new Headers(init.headers).get('apikey')}`);
        return Response.json(address.includes('/reviews') ? { reviews: [review] } : info);
      },
    );
    const query = { stars: [3, 4, 5], language: 'da' } as const;
    expect(await service.reviews(query)).toEqual([
      { ...review, companyReply: undefined, garment: null },
    ]);
    await service.reviews(query);
    expect(asked).toEqual([
      'https://api.trustpilot.com/v1/business-units/u1/reviews?orderBy=createdat.desc&perPage=20&stars=3%2C4%2C5&language=da k',
    ]);
    now = 600_001;
    await service.reviews(query);
    expect(asked).toHaveLength(2);
    expect(await service.info()).toMatchObject({
      score: { trustScore: 4.6 },
      sample: false,
      page: null,
    });
  });

  test('[REVIEW-07] the shop’s Trustpilot page is linked by its name', async () => {
    const asking = (body: object) =>
      createTrustpilotReviews(
        { apiKey: 'k', unit: 'u1' },
        () => 0,
        async () => Response.json(body),
      ).info();
    const name = { identifying: 'shop.example', referring: ['shop.example'] };
    expect(await asking({ ...info, name })).toMatchObject({
      page: 'https://www.trustpilot.com/review/shop.example',
    });
    await expect(asking({ ...info, name: { identifying: '../elsewhere' } })).rejects.toThrow();
  });

  test('a failed query is retried after a minute and fails the same until then', async () => {
    const answers = [
      new Response('', { status: 500 }),
      Response.json({ reviews: 'none' }),
      Response.json({ reviews: [] }),
    ];
    let now = 0;
    const service = createTrustpilotReviews(
      { apiKey: 'k', unit: 'u1' },
      () => now,
      async () => answers.shift() ?? new Response(),
    );
    const query = { stars: null, language: null };
    const failure = await service.reviews(query).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(ReviewsAway);
    expect(String(failure)).toContain('500');
    // One failure for all concurrent callers, logged once.
    expect(await service.info().catch((cause: unknown) => cause)).toBe(failure);
    expect(answers).toHaveLength(2);
    now = 60_000;
    await expect(service.reviews(query)).rejects.toThrow('another shape');
    now = 120_000;
    expect(await service.reviews(query)).toEqual([]);
  });
});
