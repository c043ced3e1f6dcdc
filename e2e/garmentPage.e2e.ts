import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';

test('a garment page shows its facts to all, and size and initials to the owner @twice', async ({
  visitor,
  page,
  browser,
}) => {
  const { t } = visitor;
  await visitor.openReceipt(await visitor.order({ garment: 't-shirt', standardSizeId: 13 }));
  const title = visitor.range.garment('cotton-t-shirt');
  const link = page
    .getByRole('region', { name: t('orders/sheet.garments') })
    .getByRole('link', { name: new RegExp(`^${title}`) });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  const own = page.getByRole('region', { name: t('garment/own') });
  await expect(own.getByText(t('garment/initials'))).toBeVisible();
  await expect(own.getByText(t('garment/size'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('garment/madeIn'))).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await test.step('the label opens the same page without them', async () => {
    const { origin, pathname } = new URL(page.url());
    const stranger = await browser.newPage();
    await stranger.goto(`${origin}${pathname}`);
    await expect(stranger.getByText(t('garment/madeIn'))).toBeVisible();
    await expect(stranger.getByRole('region', { name: t('garment/own') })).toHaveCount(0);
    await stranger.close();
  });
});
