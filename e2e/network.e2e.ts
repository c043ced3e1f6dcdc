import { hold } from './hold.ts';
import { expect, test } from './test.ts';
import { plainShirt } from './visitor.ts';

test('the network goes away while adding: the page says so, keeps the design, and adds by itself once it is back', async ({
  visitor,
  page,
  network,
}) => {
  const { say, range } = visitor;
  // What sends things later is asked for too late to come.
  const late = await hold(page, '**/assets/keepOffline-*.js');
  await visitor.open(plainShirt);
  // Brings in what the first press would otherwise have to load.
  await visitor.addToBasket();
  await visitor.closePanel();
  await page.getByLabel(say('designer/initials.title')).fill('OFF');
  await network.lose();
  late.lose();
  await expect(page.getByText(say('shell/network.lost'))).toBeVisible();
  await visitor.addButton.click();
  // It waits, and is put in by itself.
  const waits = visitor.basket.getByRole('region', { name: say('basket/offline.waiting') });
  await expect(waits.getByRole('listitem')).toHaveCount(1);
  await visitor.closePanel();
  await expect(page.getByLabel(say('designer/initials.title'))).toHaveValue('OFF');
  late.letIn();
  await network.bringBack();
  await expect(page.getByText(say('basket/offline.sent', { count: 1 }))).toBeVisible();
  await visitor.openBasket();
  await expect(waits).toHaveCount(0);
  await expect(visitor.lines).toHaveCount(2);
  await expect(visitor.quantity(range.garment('cotton-t-shirt')).nth(1)).toHaveValue('1');
});

test('the network goes away while changing a quantity: it is changed by itself once it is back', {
  tag: '@phone',
}, async ({ visitor, page, network }) => {
  const { say, range } = visitor;
  const title = range.garment('cotton-t-shirt');
  await visitor.open(plainShirt);
  await visitor.addToBasket();
  await network.lose();
  await visitor.quantity(title).fill('3');
  await expect(visitor.basket.getByText(say('basket/offline.waits'))).toBeVisible({
    timeout: 30_000,
  });
  await expect(visitor.quantity(title)).toHaveValue('3');
  await expect(visitor.basket.getByText(say('basket/offline.paying'))).toBeVisible();
  await network.bringBack();
  await expect(visitor.basket.getByText(say('basket/offline.waits'))).toHaveCount(0);
  await expect(visitor.quantity(title)).toHaveValue('3');
  await expect(visitor.sum(say('basket/summary.subtotal'))).toHaveText('$177');
  await page.reload();
  await expect(visitor.quantity(title)).toHaveValue('3');
});

test('without a network the page before stays, and the next one comes by itself once it is back', async ({
  visitor,
  page,
  network,
}) => {
  const { say } = visitor;
  await visitor.open('/products/t-shirts');
  const garments = page.getByRole('main').locator('a[href*="/product/"]');
  // Brings in the script of the page, so that what fails is its data.
  await garments.first().click();
  await expect(visitor.buyButton).toBeVisible();
  await page.goBack();
  // The page of a garment leads to others too.
  await expect(page).toHaveURL(/\/products\/t-shirts/);
  await expect(visitor.buyButton).toHaveCount(0);
  await expect(garments.nth(3)).toBeVisible();
  await network.lose();
  await garments.nth(3).click();
  await expect(page.getByText(say('shell/network.waits'))).toBeVisible({ timeout: 30_000 });
  await expect(garments.nth(3)).toBeVisible();
  await network.bringBack();
  await expect(visitor.buyButton).toBeVisible();
});

test('the shop has no database for a moment: the page says so, keeps what is there, and goes on by itself', {
  tag: '@phone',
}, async ({ visitor, page, watch }) => {
  const { say } = visitor;
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
  await expect(page.getByText(say('shell/network.busy'))).toBeVisible();
  await expect(visitor.lines).toHaveCount(0);
  isAway = false;
  await expect(visitor.lines).toHaveCount(1);
  await expect(page.getByText(say('shell/network.busy'))).toHaveCount(0);
});
