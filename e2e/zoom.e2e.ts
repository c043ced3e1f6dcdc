/**
 * A window of 1280 by 1024 pixels at 400 percent equals one of 320 by 256, and at 200 percent
 * one of 640 by 512 (WCAG 2.2, 1.4.4, 1.4.10 and 2.4.11).
 */
import type { Page } from '@playwright/test';
import { tabTo } from './keys.ts';
import { expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';
import { plainShirt } from './visitor.ts';

test.use({ viewport: { width: 320, height: 256 } });

/** Share of the window height covered by fixed or sticky bars outside modal panels. */
const barsOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const heights = [...document.querySelectorAll('body *')].flatMap((element) => {
      const { position, insetBlockStart, insetBlockEnd } = getComputedStyle(element);
      const { top, bottom, width } = element.getBoundingClientRect();
      const sticks =
        Math.abs(top - Number.parseFloat(insetBlockStart)) < 2 ||
        Math.abs(innerHeight - bottom - Number.parseFloat(insetBlockEnd)) < 2;
      const isBar =
        (position === 'fixed' || (position === 'sticky' && sticks)) &&
        width > innerWidth / 2 &&
        element.closest('[role="dialog"]') === null &&
        element.querySelector('[role="dialog"]') === null &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isBar ? [Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))] : [];
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

/**
 * The focused element if it is not visible: outside the window, or fully covered by a sticky
 * element.
 */
const hiddenFocus = (page: Page, part: 'all' | 'middle' = 'all'): Promise<string | null> =>
  page.evaluate((asked) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    // A radio button is as large as its label.
    const shown =
      focused instanceof HTMLInputElement && focused.offsetWidth < 4
        ? (focused.labels?.[0] ?? focused)
        : focused;
    const box = shown.getBoundingClientRect();
    // For elements larger than the window, such as panel content, only the visible part counts.
    const { left, top } = { left: Math.max(box.left, 0), top: Math.max(box.top, 0) };
    const { width, height } = {
      width: Math.min(box.right, innerWidth) - left,
      height: Math.min(box.bottom, innerHeight) - top,
    };
    const parts = asked === 'middle' ? [0.5] : [0.1, 0.5, 0.9];
    const points = parts
      .flatMap((across) =>
        parts.map((down) => ({ x: left + width * across, y: top + height * down })),
      )
      .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    const isBelow = ({ x, y }: { readonly x: number; readonly y: number }): boolean => {
      for (let over = document.elementFromPoint(x, y); over !== null; over = over.parentElement) {
        if (over.contains(focused)) return false;
        if (['fixed', 'sticky'].includes(getComputedStyle(over).position)) return true;
      }
      return false;
    };
    return points.length > 0 && !points.every(isBelow) ? null : focused.outerHTML.slice(0, 140);
  }, part);

const expectRoom = async (page: Page, place: string): Promise<void> => {
  await test.step(place, async () => {
    await expectNoHorizontalScroll(page);
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    expect
      .soft(await barsOf(page), `part of the window that bars take: ${place}`)
      .toBeLessThan(1 / 3);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (let presses = 0; presses < 45; presses += 1) {
      await page.keyboard.press('Tab');
      await expect.soft
        .poll(() => hiddenFocus(page), {
          message: `focused element outside the window or covered: ${place}`,
        })
        .toBeNull();
    }
  });
};

/**
 * Expects each focused element of a panel to be in the window and not covered: its middle point
 * belongs to it.
 */
const expectFocusInSight = async (page: Page, place: string, presses: number): Promise<void> => {
  await test.step(place, async () => {
    await expectNoHorizontalScroll(page);
    for (let pressed = 0; pressed < presses; pressed += 1) {
      await page.keyboard.press('Tab');
      await expect.soft
        .poll(() => hiddenFocus(page, 'middle'), {
          message: `focused element outside the window or covered: ${place}`,
        })
        .toBeNull();
    }
  });
};

test.describe('at 200 percent', () => {
  test.use({ viewport: { width: 640, height: 512 } });

  test('focused elements are not covered in pages, panels or beside bars @german', async ({
    visitor,
    page,
  }) => {
    await visitor.open(`${plainShirt}?ideal-size`);
    await expect(
      page.getByRole('button', { name: visitor.t('findSize/ideal.find'), exact: true }),
    ).toBeVisible();
    await expectFocusInSight(page, 'ideal-size', 25);
    await visitor.open(plainShirt);
    await expectFocusInSight(page, plainShirt, 45);
    await visitor.addToBasket();
    await expectFocusInSight(page, 'basket', 20);
    await visitor.open('/products/t-shirts');
    await expectRoom(page, '/products/t-shirts');
  });
});

test('at 400 percent pages scroll one way and focus stays visible @german', {
  tag: '@seldom',
}, async ({ visitor, page }) => {
  for (const path of [
    '/',
    '/products/t-shirts',
    plainShirt,
    '/giftcard',
    '/faq',
    '/?auth=sign-in',
  ]) {
    await visitor.open(path);
    await expectRoom(page, path);
  }
  await visitor.signInAs('customer');
  await visitor.open('/profile/info');
  await expectRoom(page, '/profile/info');
  await visitor.open(`${plainShirt}?ideal-size`);
  await expect(
    page.getByRole('button', { name: visitor.t('findSize/ideal.find'), exact: true }),
  ).toBeVisible();
  await expectFocusInSight(page, 'ideal-size', 25);
});

test('at 400 percent the menu works by keyboard and returns focus @german', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  await visitor.open('/faq');
  const header = page.getByRole('banner');
  const button = header.getByRole('button', { name: t('shell/header.menu'), exact: true });
  const menu = header.locator('#menu');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const down = async (name: string): Promise<void> => {
    await tabTo(page, menu.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('heading', { name })).toBeFocused();
  };
  await down(t('menu/entry.shop'));
  await down(visitor.range.group('t-shirts'));
  const isInHeader = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest('header') !== null);
  let presses = 0;
  for (; presses < 30 && (await isInHeader()); presses += 1) {
    await page.keyboard.press('Tab');
    if (await isInHeader()) expect(await hiddenFocus(page, 'middle')).toBeNull();
  }
  expect(presses).toBeGreaterThan(5);
  // Focus never moves behind the menu: after its last entry it leaves the page or starts over.
  expect(
    await page.evaluate(() =>
      document.activeElement?.closest('main, footer, [data-page-part]:not(:has(header))'),
    ),
  ).toBeNull();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('heading')).toHaveCount(0);
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await down(t('menu/entry.help'));
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('at 400 percent a customer gets from the basket to the payment', async ({ visitor, page }) => {
  await visitor.open(plainShirt);
  await visitor.addToBasket();
  await expectRoom(page, 'basket');
  await visitor.toCheckout();
  await expectRoom(page, 'address');
  await visitor.fillAddress();
  await visitor.submitAddress();
  await visitor.chooseShipping();
  await expectRoom(page, 'payment');
});
