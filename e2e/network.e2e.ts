import { expect, test } from './test.ts';
import { plainShirt } from './visitor.ts';

test('an offline page shows a notice, keeps the design and adds it when online', async ({
  visitor,
  page,
  network,
}) => {
  const { t, range } = visitor;
  await visitor.open(plainShirt);
  // Loads everything that the first press would otherwise need from the network.
  await visitor.addToBasket();
  await visitor.closePanel();
  await page.getByLabel(t('designer/initials.title')).fill('OFF');
  await network.lose();
  await expect(page.getByText(t('shell/network.lost'))).toBeVisible();
  await visitor.addButton.click();
  await expect(page.getByText(t('basket/refused.basket-error'))).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel(t('designer/initials.title'))).toHaveValue('OFF');
  await network.bringBack();
  await visitor.addButton.click();
  await expect(visitor.lines).toHaveCount(2);
  await expect(visitor.quantity(range.garment('cotton-t-shirt')).nth(1)).toHaveValue('1');
});

test('an offline basket shows a notice and returns with the network', {
  tag: '@phone',
}, async ({ visitor, page, network }) => {
  const { t } = visitor;
  const title = visitor.range.garment('cotton-t-shirt');
  await visitor.open(plainShirt);
  await visitor.addToBasket();
  await network.lose();
  await expect(visitor.basket.getByText(t('basket/offline.paying'))).toBeVisible();
  await visitor.quantity(title).fill('3');
  await expect(visitor.basket.getByText(t('basket/refused.quantity-change-error'))).toBeVisible({
    timeout: 30_000,
  });
  await network.bringBack();
  await visitor.button(t('basket/refused.retry', { count: 3 })).click();
  await expect(visitor.sum(t('basket/summary.subtotal'))).toHaveText('$177');
  await page.reload();
  await expect(visitor.quantity(title)).toHaveValue('3');
});

test('offline, the current page stays, and the next one opens when online', async ({
  visitor,
  page,
  network,
}) => {
  const { t } = visitor;
  await visitor.open('/products/t-shirts');
  const garments = page.getByRole('main').locator('a[href*="/product/"]');
  // Loads the script of the page, so that only its data can fail.
  await garments.first().click();
  await expect(visitor.buyButton).toBeVisible();
  await page.goBack();
  // The product page also has links of this kind, so wait until it is left.
  await expect(page).toHaveURL(/\/products\/t-shirts/);
  await expect(visitor.buyButton).toHaveCount(0);
  await expect(garments.nth(3)).toBeVisible();
  await network.lose();
  await garments.nth(3).click();
  await expect(page.getByText(t('shell/network.waits'))).toBeVisible({ timeout: 30_000 });
  await expect(garments.nth(3)).toBeVisible();
  await network.bringBack();
  await expect(visitor.buyButton).toBeVisible();
});

test('during a database outage the page keeps its content and recovers', {
  tag: '@phone',
}, async ({ visitor, page, watch }) => {
  const { t } = visitor;
  watch.expect(503, /^\/oscarapi\/basket\//);
  watch.allow(503, /^\/oscarapi\//);
  await visitor.open(plainShirt);
  await visitor.addToBasket();
  let isAway = true;
  await page.route('**/oscarapi/**', (route) =>
    isAway
      ? route.fulfill({
          status: 503,
          headers: { 'retry-after': '1' },
          json: { detail: 'Too busy at the moment. Try again soon.' },
        })
      : route.fallback(),
  );
  await visitor.open(plainShirt);
  await visitor.openBasket();
  await expect(page.getByText(t('shell/network.busy'))).toBeVisible();
  await expect(visitor.lines).toHaveCount(0);
  isAway = false;
  await expect(visitor.lines).toHaveCount(1);
  await expect(page.getByText(t('shell/network.busy'))).toHaveCount(0);
});

test('offline, the first pressed link is followed when online @twice', async ({
  anotherVisitor,
}) => {
  const visitor = await anotherVisitor({ isWatched: false });
  const { page, t } = visitor;
  await visitor.open('/faq');
  // The notice region loads on the first use of an interactive page.
  await page.keyboard.press('Shift');
  await expect(page.getByRole('region', { name: t('shell/toast.region') })).toBeAttached();
  await page.context().setOffline(true);
  const notes = page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell/footer.link.notes') });
  await notes.click();
  await expect(page.getByText(t('shell/network.waits'))).toBeVisible();
  await visitor.expectPath('/faq');
  await page.context().setOffline(false);
  await visitor.expectPath('/notes');
});
