/**
 * Seen content stays: it is not requested again for ten minutes, and survives server errors
 * (DATA-02, DATA-05).
 */
import type { Page } from '@playwright/test';
import { addBeanieByApi, signUpByApi } from './order.ts';
import { expect, test } from './test.ts';

const minutes = 60_000;
const catalogCalls = /\/customizer_api\/v\d\/(clothing-types|product-groups)\//;
const profileCalls =
  /\/(oscarapi\/orders|accounts_api\/credits|customizer_api\/v2\/user-size2)\/|\/oscarapi\/(referral|rewards)/;

/**
 * Answers these calls with 500. Returns the number of calls, and a function that stops the
 * failures.
 */
const fail = async (
  page: Page,
  calls: RegExp,
): Promise<{ readonly made: () => number; readonly end: () => Promise<void> }> => {
  let made = 0;
  await page.route(calls, async (route) => {
    made += 1;
    await route.fulfill({ status: 500, json: { detail: 'Disk on fire' } });
  });
  return { made: () => made, end: () => page.unroute(calls) };
};

test('[DATA-02, DATA-05] viewed garments are not requested again and stay when the server fails @twice', async ({
  anotherVisitor,
}) => {
  const visitor = await anotherVisitor({ isWatched: false });
  const { page, t } = visitor;
  await page.clock.install();
  await visitor.open('/products/shirts');
  const garments = page.getByRole('main').locator('a[href*="/product/"]');
  const count = await garments.count();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (catalogCalls.test(request.url())) asked.push(request.url());
  });
  const awayAndBack = async (): Promise<void> => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell/footer.link.notes') })
      .click();
    await visitor.expectPath('/notes');
    await page.goBack();
    await visitor.expectPath('/products/shirts');
    await expect(garments).toHaveCount(count);
  };
  await awayAndBack();
  const first = asked.length;
  await awayAndBack();
  expect(asked).toHaveLength(first);

  const failing = await fail(page, catalogCalls);
  await page.clock.fastForward(11 * minutes);
  await awayAndBack();
  await expect.poll(failing.made).toBeGreaterThan(0);
  await expect(garments).toHaveCount(count);
  await expect(page.getByText('Disk on fire')).toHaveCount(0);
});

test('[DATA-02] the first range stays when the server fails before a refresh', async ({
  anotherVisitor,
}) => {
  const visitor = await anotherVisitor({ isWatched: false });
  const { page, t } = visitor;
  await visitor.open('/products/shirts');
  const garments = page.getByRole('main').locator('a[href*="/product/"]');
  const count = await garments.count();
  await fail(page, catalogCalls);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell/footer.link.notes') })
    .click();
  await visitor.expectPath('/notes');
  await page.goBack();
  await expect(garments).toHaveCount(count);
  await expect(page).not.toHaveTitle(new RegExp(t('shell/failure.generic.title')));
});

test('[DATA-02, DATA-05] the profile keeps its content and recovers a minute after a failure @twice', async ({
  anotherVisitor,
}) => {
  const visitor = await anotherVisitor({ isWatched: false });
  const { page, t } = visitor;
  await page.clock.install();
  await signUpByApi(page, `seen-${Date.now()}-${test.info().project.name}@example.com`);
  await addBeanieByApi(page);
  const number = await visitor.order({ garment: 'beanie' });
  await visitor.open('/profile/orders');
  const order = page.getByText(t('orders/number', { number })).first();
  await expect(order).toBeVisible();
  const to = (section: 'orders' | 'sizes' | 'credit' | 'refer-a-friend'): Promise<void> =>
    page
      .getByRole('navigation', { name: t('account/profile.navigation') })
      .getByRole('link', { name: t(`account/profile.${section}`), exact: true })
      .click();
  await to('sizes');
  await expect(page.getByText(t('sizes/empty.title'))).toBeVisible();

  const failing = await fail(page, profileCalls);
  await to('orders');
  await expect(order).toBeVisible();
  expect(failing.made()).toBe(0);
  await page.clock.fastForward(11 * minutes);
  await to('sizes');
  await expect(page.getByText(t('sizes/empty.title'))).toBeVisible();
  await to('orders');
  await expect(order).toBeVisible();
  await expect.poll(failing.made).toBeGreaterThan(1);

  await to('refer-a-friend');
  const failed = page.getByText(t('referrals/failed'));
  await expect(failed).toBeVisible();
  await failing.end();
  await page.clock.fastForward(minutes);
  await expect(failed).toHaveCount(0);
  await expect(visitor.heading(t('referrals/stats.title'))).toBeVisible();
});
