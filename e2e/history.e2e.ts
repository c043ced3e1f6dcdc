import { holdRequests } from './holdRequests.ts';
import { expect, test } from './test.ts';

test('a link works without a page load once the script of its page has loaded', async ({
  visitor,
  page,
}) => {
  const held = await holdRequests(page, /\/assets\/NotePage-/);
  await visitor.open('/notes');
  await page.waitForLoadState('networkidle');
  expect(held.isRequested()).toBe(false);
  await page.evaluate(() => Object.assign(window, { isStill: true }));
  const link = page.getByRole('main').locator('a[href^="/notes/"]:not([href*="/tags/"])').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect.poll(held.isRequested).toBe(true);
  await visitor.expectPath('/notes');
  await expect(page.getByTestId('loading-bar')).toBeAttached();
  held.release();
  await visitor.expectPath(path);
  await expect(
    page.getByRole('main').getByRole('article').getByRole('heading', { level: 1 }),
  ).toBeVisible();
  expect(await page.evaluate(() => 'isStill' in window)).toBe(true);
});

test('going back restores the scroll position, also after a reload', async ({ visitor, page }) => {
  await visitor.open('/products');
  const cards = page.getByRole('main').getByRole('article');
  await cards.nth(20).scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => scrollY);
  expect(at).toBeGreaterThan(200);
  const link = cards.nth(20).getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(visitor.heading(title, 1)).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.evaluate(() => history.back());
  await visitor.expectPath('/products');
  await expect(cards.nth(20)).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - at))
    .toBeLessThan(40);
  await page.evaluate(() => history.forward());
  await expect(visitor.heading(title, 1)).toBeVisible();
});

test('typing and opening a panel both reach the URL', async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/product/cotton-t-shirt');
  const initials = page.getByLabel(t('designer/initials.title'));
  await initials.fill('ABC');
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${t('shell/header.basket')}`) })
    .click();
  await expect(visitor.basket).toBeVisible();
  await expect(page).toHaveURL(/initials=ABC/);
  await visitor.closePanel();
  await expect(initials).toHaveValue('ABC');
});
