import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';
import { plainShirt } from './visitor.ts';

test('a garment shows its cloth enlarged, with a ruler and the facts of the fabric @twice', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const tiles: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.avif')) tiles.push(pathname);
  });
  await visitor.open(plainShirt);
  const figure = page.getByRole('main').getByRole('figure').first();
  const cloth = figure.getByRole('button', { name: t('designer/view.cloth'), exact: true });
  const front = figure.getByRole('button', { name: t('designer/view.front'), exact: true });
  await expect(cloth).toHaveAttribute('aria-pressed', 'false');
  expect(tiles).toEqual([]);
  await cloth.focus();
  await page.keyboard.press('Enter');
  await expect(cloth).toHaveAttribute('aria-pressed', 'true');
  await expect(front).toHaveAttribute('aria-pressed', 'false');
  await expect(cloth).toBeFocused();
  await expect.poll(() => tiles.length).toBe(1);
  await expect(figure).toContainText(/180\sg · 100\s?% (cotton|Baumwolle)/);
  const isEnglish = visitor.language === 'en';
  await expect(figure).toContainText(isEnglish ? /shows 3 cm|shows 1.2 in/ : 'zeigt 3 cm Stoff');
  await expect(figure.getByRole('img').first()).toHaveAccessibleName(/.+/);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  // Another color has the same tile.
  await page
    .getByRole('group', { name: t('designer/color.title'), exact: true })
    .getByRole('radio', { checked: false })
    .first()
    .check();
  await expect(cloth).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await front.click();
  await expect(figure.getByRole('img')).toHaveAttribute(
    'alt',
    new RegExp(t('designer/drawing.front')),
  );
  expect(tiles).toHaveLength(1);
});

test('a cloth that does not load is offered again', async ({ visitor, page, watch }) => {
  const { t } = visitor;
  watch.expectOffline();
  let isMissing = true;
  await page.route('**/cloths/*.avif*', (route) => (isMissing ? route.abort() : route.continue()));
  await visitor.open(plainShirt);
  await visitor.button(t('designer/view.cloth')).click();
  await expect(page.getByText(t('cloth/failed'))).toBeVisible();
  isMissing = false;
  await visitor.button(t('cloth/again')).click();
  await expect(page.getByText(t('cloth/failed'))).toBeHidden();
  await expect(page.getByRole('figure').first().getByRole('img')).toBeVisible();
});
