import { expect, test } from './test.ts';
import { plainShirt } from './visitor.ts';

const anchors = [
  { path: '/products/t-shirts', anchor: { en: 'activewear', de: 'activewear' } },
  { path: '/howitworks', anchor: { en: '3-we-make-it', de: '3-wir-fertigen' } },
];

for (const { path, anchor } of anchors)
  test(`[PANEL-09, ROUTE-06, SHELL-32] a panel over an anchor of ${path} leaves scroll and focus`, {
    tag: '@twice',
  }, async ({ visitor, page, language }) => {
    const slug = anchor[language];
    await visitor.open(`${path}#${slug}`);
    await expect(page.locator(`[id="${slug}"]`)).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: scrollY - 500, behavior: 'instant' }));
    const y = await page.evaluate(() => scrollY);
    const button = page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${visitor.say('shell/header.basket')}`) });
    // Playwright's own click would scroll to a button of the sticky header.
    const box = await button.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await expect(visitor.basket).toBeVisible();
    await visitor.expectPath(new RegExp(`\\?basket#${slug}$`));
    await page.keyboard.press('Escape');
    await expect(visitor.basket).toHaveCount(0);
    await visitor.expectPath(new RegExp(`${path}#${slug}$`));
    expect(await page.evaluate(() => scrollY)).toBe(y);
    await expect(button).toBeFocused();
  });

test('[PANEL-01, PANEL-02, PANEL-08, AUTH-07] an unknown value opens no panel and goes off the address', async ({
  visitor,
  page,
  watch,
}) => {
  for (const query of ['auth=zzz', 'create-size=x', 'basket=9', 'info=x', 'recommend-size=']) {
    await visitor.open(`/?${query}#top`);
    await expect(page, query).toHaveURL(/\/#top$/);
    await expect(page.getByRole('dialog'), query).toHaveCount(0);
  }
  watch.expect(404, /^\/customizer_api\/v2\/user-size2\/999999$/);
  watch.allow(404, /^\/customizer_api\/v2\/size-?types?2?\/99$/);
  for (const query of ['create-size=99', 'recommend-size=99', 'edit-size=999999']) {
    await visitor.open(`/?${query}`);
    await expect(page, query).toHaveURL(/\/$/);
    await expect(page.getByRole('dialog'), query).toHaveCount(0);
  }
  await visitor.open(`${plainShirt}?size-basket-cta=999999`);
  await expect(page).toHaveURL(new RegExp(`${plainShirt}$`));
  await expect(page.getByText(visitor.say('sizes/failure.size-not-found'))).toBeVisible();
});
