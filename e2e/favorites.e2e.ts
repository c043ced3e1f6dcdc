import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { signUpByApi } from './order.ts';
import { expect, test } from './test.ts';
import { plainShirt } from './visitor.ts';

/**
 * Loads the code for interaction, which waits for the first use. An earlier key press made the
 * page interactive.
 */
const attend = (page: Page): Promise<void> => page.keyboard.press('Shift');

test('a guest’s favorites are kept and move into a new account', {
  tag: ['@twice'],
}, async ({ visitor, page }) => {
  const { t } = visitor;
  const designs = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  const titles = designs.getByRole('heading');
  const hearts = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${t('favorites/heart.label', { name: '' })}`) });

  await visitor.open('/favorites');
  await expect(page.getByText(t('favorites/empty.title'))).toBeVisible();
  await expectAccessible(page);

  await visitor.open(plainShirt);
  await attend(page);
  await hearts.click();
  await expect(hearts).toHaveAttribute('aria-pressed', 'true');
  await visitor.open('/products/polo-shirts');
  await attend(page);
  await hearts.first().click();
  await visitor.button(t('favorites/heart.show')).click();
  await visitor.expectPath('/favorites');
  await expect(designs).toHaveCount(2);
  const both = await titles.allTextContents();

  // Undo restores the design at its old position.
  await designs
    .last()
    .getByRole('button', { name: new RegExp(`^${t('favorites/remove')}`) })
    .click();
  await expect(designs).toHaveCount(1);
  await visitor.button(t('favorites/undo')).click();
  await expect(designs).toHaveCount(2);
  await expect(titles).toHaveText(both);
  await expectAccessible(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  if (size) await page.setViewportSize(size);

  await signUpByApi(page, `favorites-${Date.now()}-${test.info().project.name}@example.com`);
  await visitor.open('/favorites');
  await expect(titles).toHaveText(both);
  expect(await page.evaluate(() => localStorage.getItem('tailorbird.favorites'))).toBeNull();
});

test('a favorite is added to the basket in the last chosen size', async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/product/merino-beanie');
  await attend(page);
  await page
    .getByRole('button', { name: new RegExp(`^${t('favorites/heart.label', { name: '' })}`) })
    .click();
  await visitor.open('/favorites');
  await page.getByRole('button', { name: new RegExp(`^${t('favorites/buy.add')}`) }).click();
  await expect(visitor.lines).toHaveCount(1);
});

test('recently viewed garments stay in the browser and can be cleared', {
  tag: ['@phone'],
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open(plainShirt);
  await attend(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('tailorbird.viewed_designs')))
    .toContain('cotton-t-shirt');
  await visitor.open('/favorites');
  const viewed = page.getByRole('region', { name: t('favorites/viewed.title') });
  await viewed.scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expectAccessible(page);
  await viewed.getByRole('button', { name: t('favorites/viewed.clear'), exact: true }).click();
  await expect(viewed).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('tailorbird.viewed_designs'))).toBeNull();
});

test('an unfinished design is restored, reset and saved as a picture', {
  tag: ['@phone', '@seldom'],
}, async ({ visitor, page }) => {
  const { t, range } = visitor;
  await visitor.open('/product/cotton-t-shirt');
  await attend(page);
  const save = visitor.button(t('favorites/picture.save'));
  await expect(save).toBeVisible();
  await visitor.choose(range.color('navy'));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('tailorbird.left_designs')))
    .toContain('109-');
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('cotton-t-shirt-navy.png');
  const picture = await readFile(await download.path());
  expect([
    picture.subarray(1, 4).toString(),
    picture.readUInt32BE(16),
    picture.readUInt32BE(20),
  ]).toEqual(['PNG', 1600, 1600]);

  await visitor.open('/product/cotton-t-shirt');
  await expect(page.getByRole('radio', { name: range.color('navy'), exact: true })).toBeChecked();
  await expectAccessible(page);
  await visitor.button(t('favorites/left.anew')).click();
  await expect(
    page.getByRole('radio', { name: range.color('navy'), exact: true }),
  ).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('tailorbird.left_designs'))).toBeNull();

  // A design in the basket is not restored.
  await visitor.choose(range.color('navy'));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('tailorbird.left_designs')))
    .toContain('109-');
  await visitor.addToBasket();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('tailorbird.left_designs')))
    .toBeNull();
});
