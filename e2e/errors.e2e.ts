import { expect, test } from './test.ts';

test('[ERR-05] a page that breaks is told of and says so; staff see it, and resolve it', async ({ visitor, page, watch }) => {
  const { say } = visitor;
  const calls = /\/(customizer_api|content-api)\//;
  watch.expectOffline();
  await visitor.open('/?auth=sign-in');
  await visitor.signIn('staff@tailorbird.example');
  await visitor.open('/products/t-shirts');
  const garments = page.getByRole('main').locator('a[href*="/product/"]');
  // Brings in the script of the page, so that what breaks it is its data.
  await garments.first().click();
  await expect(visitor.buyButton).toBeVisible();
  await page.goBack();
  await expect(visitor.buyButton).toHaveCount(0);
  await expect(garments.nth(3)).toBeVisible();
  const told = page.waitForResponse(/\/api\/v1\/errors\/$/);
  await page.route(calls, (route) => route.abort());
  await garments.nth(3).click();
  await expect(visitor.heading(say('shell/failure.generic.title'), 1)).toBeVisible({ timeout: 30_000 });
  const { reference } = (await (await told).json()) as { readonly reference: string };
  await expect(page.getByText(say('failure/told', { reference }))).toBeVisible();
  await page.unroute(calls);

  await visitor.open('/studio/errors');
  const problem = page
    .getByRole('region', { name: say('watch/errors.open') })
    .getByRole('listitem')
    .filter({ hasText: reference });
  await problem.locator('summary').click();
  await expect(problem.getByText(reference)).toBeVisible();
  await problem.getByRole('button', { name: /^Resolve/ }).click();
  await expect(problem).toHaveCount(0);
  const resolved = page
    .getByRole('region', { name: say('watch/errors.resolved') })
    .getByRole('listitem')
    .filter({ hasText: reference });
  await expect(resolved).toContainText('staff@tailorbird.example');
});
