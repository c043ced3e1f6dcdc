import type { Locator, Page } from '@playwright/test';
import { holdRequests } from './holdRequests.ts';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';
import { plainShirt } from './visitor.ts';

const reviewCalls = /\/external\/trustpilot\/v1\/business-units\//;

const goDownToSlider = async (page: Page): Promise<Locator> => {
  const place = page.locator('section[aria-labelledby="reviews-title"]');
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(place).toHaveCount(1, { timeout: 200 });
  }).toPass();
  return place;
};

test('[REVIEW-04] [REVIEW-06] [REVIEW-12] the review slider loads when near and requests the score once', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => reviewCalls.test(request.url()) && asked.push(request.url()));
  await visitor.open('/new-arrivals');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  const place = await goDownToSlider(page);
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByRole('heading', { name: t('reviews/title') })).toBeVisible();
  const slides = place.getByRole('list', { name: t('reviews/label') }).getByRole('listitem');
  await expect(slides.first().getByRole('article')).toBeVisible();
  const [first, second] = await Promise.all([
    slides.nth(0).boundingBox(),
    slides.nth(1).boundingBox(),
  ]);
  expect([
    first?.width,
    Math.round((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)),
  ]).toEqual([477, 16]);

  const back = place.getByRole('button', { name: t('reviews/back') });
  const next = place.getByRole('button', { name: t('reviews/next') });
  await expect(back).toBeDisabled();
  await next.click();
  await expect(back).toBeEnabled();
  // A trial shop has no real reviews: it labels the samples and names the garment of each.
  await expect(place.getByText(t('reviews/sampleLead'))).toBeVisible();
  await expect(slides.first().getByRole('link')).toHaveAttribute('href', /\/product\//);
  await expectAccessible(page);

  await place.getByRole('button', { name: t('reviews/all') }).click();
  const panel = page.getByRole('dialog', { name: t('shell/panel.reviews') });
  await expect(panel.getByRole('article').first()).toBeVisible();
  await expect(panel.getByText(/sample reviews/)).toBeVisible();
  expect(asked.filter((url) => !url.includes('/reviews'))).toHaveLength(1);
  expect(asked.filter((url) => url.includes('stars=3%2C4%2C5&language=en'))).toHaveLength(1);
});

test('[REVIEW-07] the score links to reviews, labeled as samples @twice', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  await visitor.open('/?reviews');
  const all = new RegExp(t('reviews/page'));
  const panel = page.getByRole('dialog', { name: t('shell/panel.reviews') });
  await expect(panel.getByRole('article').first()).toBeVisible();
  await panel.getByRole('link', { name: all }).click();
  await visitor.expectPath('/reviews');
  await expect(visitor.heading(t('reviews/pageTitle'), 1)).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect(page.getByText(t('reviews/samplePageLead'))).toBeVisible();
  const counts = page.getByRole('main').getByText(/^\d+ (of|von) \d+$/);
  await expect(counts).toHaveCount(5);
  const shares = (await counts.allTextContents()).map(
    (text) => /^(\d+)\D+(\d+)$/.exec(text)?.slice(1).map(Number) ?? [],
  );
  const total = shares[0]?.[1] ?? 0;
  expect(shares.reduce((sum, [count = 0]) => sum + count, 0)).toBe(total);
  // Poor reviews are shown too, in full.
  const poor = t('reviews/stars', { count: 2 });
  await expect(
    page.getByRole('article').filter({ has: page.getByRole('img', { name: poor }) }),
  ).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: t('reviews/more') })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await visitor.open('/new-arrivals');
  const place = await goDownToSlider(page);
  await expect(place.getByRole('link', { name: all })).toHaveAttribute(
    'href',
    visitor.path('/reviews'),
  );
});

test('[REVIEW-07] with a review service, the score links to the service’s page', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const address = 'https://reviews.example/review/tailorbird';
  await page.route(/business-units\/[^/]+$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as object), sample: false, page: address },
    });
  });
  await visitor.open('/?reviews');
  const out = new RegExp(t('reviews/service'));
  const panel = page.getByRole('dialog', { name: t('shell/panel.reviews') });
  await expect(panel.getByRole('link', { name: out })).toHaveAttribute('href', address);
  await visitor.open('/new-arrivals');
  const place = await goDownToSlider(page);
  const link = place.getByRole('link', { name: out });
  await expect(link).toHaveAttribute('href', address);
  expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener',
  ]);
});

test('[REVIEW-01] [REVIEW-13] [REVIEW-14] the panel shows the score and expandable reviews @german', async ({
  visitor,
  page,
}) => {
  const { t, language } = visitor;
  await visitor.open(`${plainShirt}?reviews`);
  const panel = page.getByRole('dialog', { name: t('shell/panel.reviews') });
  const reviews = panel.getByRole('article');
  await expect(reviews.first()).toBeVisible();
  await expect(panel.locator('time').first()).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const long = reviews
    .filter({ has: page.getByRole('button', { name: t('reviews/more') }) })
    .first();
  const text = long.locator('p').first();
  expect([...((await text.textContent()) ?? '')].length).toBeLessThanOrEqual(181);
  const title = (await long.getByRole('heading').textContent()) ?? '';
  await long.getByRole('button', { name: t('reviews/more') }).click();
  const whole = reviews.filter({ hasText: title });
  await expect(whole.getByRole('button', { name: t('reviews/less') })).toBeVisible();
  expect([...((await whole.locator('p').first().textContent()) ?? '')].length).toBeGreaterThan(181);
  await expect(panel).toContainText(language === 'de' ? /Hemd/ : /shirt/);
});

test('[REVIEW-02] [REVIEW-03] [REVIEW-11] [REVIEW-12] reviews show placeholders, report a failure after two requests and retry', async ({
  visitor,
  page,
  watch,
}) => {
  const { t } = visitor;
  const asked: string[] = [];
  page.on(
    'request',
    (request) =>
      reviewCalls.test(request.url()) &&
      asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''),
  );
  watch.expectOffline();
  const held = await holdRequests(page, reviewCalls);
  await visitor.open('/?reviews');
  const panel = page.getByRole('dialog', { name: t('shell/panel.reviews') });
  await expect(panel.getByTestId('review-placeholder')).toHaveCount(3);
  held.fail();
  await expect(panel.getByRole('alert')).toContainText(t('reviews/failed'));
  // Without a score, only the link to all reviews is shown.
  await expect(panel.getByRole('link', { name: new RegExp(t('reviews/page')) })).toBeVisible();
  expect(asked.toSorted()).toEqual(['reviews', 'reviews', 'tailorbird']);
  held.release();
  await panel.getByRole('button', { name: t('shell/tryAgain') }).click();
  await expect(panel.getByRole('article').first()).toBeVisible();
});
