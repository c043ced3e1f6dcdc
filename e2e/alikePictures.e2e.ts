import type { Locator } from '@playwright/test';
import { addBeanieByApi } from './order.ts';
import { expect, test } from './test.ts';
import { plainShirt } from './visitor.ts';

const kindsIn = (list: Locator): Promise<readonly string[]> =>
  list.locator('img[src*="/packshots/"]').evaluateAll(async (pictures) => {
    const kinds = await Promise.all(
      pictures.map(async (picture) => {
        const svg = await (await fetch((picture as HTMLImageElement).src)).text();
        return svg.includes('data:image/') ? 'render' : 'drawing';
      }),
    );
    return [...new Set(kinds)];
  });

const expectAlike = (list: Locator, kind: 'render' | 'drawing'): Promise<void> =>
  expect.poll(() => kindsIn(list)).toEqual([kind]);

test('a list shows renders, or drawings beside a drawn garment', async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open(plainShirt);
  await visitor.addToBasket();
  await expectAlike(visitor.lines.first().locator('..'), 'render');
  await addBeanieByApi(page);
  await page.reload();
  await expect(visitor.lines).toHaveCount(2);
  await expectAlike(visitor.lines.first().locator('..'), 'drawing');

  await visitor.open('/');
  await page.keyboard.press('Shift');
  const field = page.getByRole('combobox', { name: t('search/label') });
  const found = page.getByRole('listbox', { name: t('search/results') });
  await visitor.button(t('shell/header.search')).click();
  await field.fill('cotton t-shirt');
  await expect(found.getByRole('option').first()).toBeVisible();
  await expectAlike(found, 'render');
  await field.fill('beanie');
  await expectAlike(found, 'drawing');
});

test('no list of a page mixes renders and drawings', async ({ visitor, page }) => {
  await visitor.signInAs('customer');
  const mixed: string[] = [];
  const shown = new Set<boolean>();
  for (const path of [
    '/',
    '/products',
    '/products?property=sleeve.rolled-sleeve',
    '/product/cotton-t-shirt',
    '/new-arrivals',
    '/profile/orders',
  ]) {
    await visitor.open(path);
    await expect(page.locator('main img[src*="/packshots/"]').first(), path).toBeAttached();
    const lists = await page
      .locator('main :is(ul, ol, section:has(h4))')
      .evaluateAll((all) =>
        all.map((list) => [
          ...new Set(
            [...list.querySelectorAll<HTMLImageElement>('img[src*="/packshots/"]')].map(({ src }) =>
              src.includes('.drawn.'),
            ),
          ),
        ]),
      );
    for (const kinds of lists) {
      for (const kind of kinds) shown.add(kind);
      if (kinds.length > 1) mixed.push(path);
    }
  }
  expect(mixed).toEqual([]);
  expect(shown.size).toBe(2);
});
