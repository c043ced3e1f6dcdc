/**
 * Layout shift without input, as Chromium measures it. Slow responses show shifts that a local
 * server hides behind the half second after an input.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { cards, type Visitor } from './visitor.ts';

const most = 0.01;
const responseDelayMs = 600;

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
};
type Measured = {
  calls: { pending: number; latest: number };
  shifts: { readonly value: number; readonly moved: readonly string[] }[];
};

/** Runs in the page before its own scripts. */
const observe = (): void => {
  const measured = globalThis as unknown as Measured;
  measured.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${previousRect.y} to ${currentRect.y}: ${element?.outerHTML.slice(0, 90)}`;
      });
      measured.shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Runs in the page. A route of Playwright would turn the cache off, and fonts would swap. */
const slowDown = (delayMs: number): void => {
  const fetchNow = globalThis.fetch;
  const calls = { pending: 0, latest: 0 };
  Object.assign(globalThis, { calls });
  globalThis.fetch = async (...request) => {
    calls.pending += 1;
    try {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      return await fetchNow(...request);
    } finally {
      calls.pending -= 1;
      calls.latest = performance.now();
    }
  };
};

/** Expects the page to stay in place since the last call, or since it was opened. */
const expectStill = async (page: Page, place: string): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction((quietMs) => {
    const { pending, latest } = (globalThis as unknown as Measured).calls;
    return pending === 0 && performance.now() - latest > quietMs;
  }, 500);
  const shifts = await page.evaluate(async () => {
    // Two frames: entries arrive after the frame that shifts.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const measured = globalThis as unknown as Measured;
    return measured.shifts.splice(0);
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${place}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
};

const openStill = async (visitor: Visitor, path: string): Promise<void> => {
  await visitor.open(path);
  await expectStill(visitor.page, path);
};

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(observe);
      await page.addInitScript(slowDown, responseDelayMs);
    });

    test(`a purchase shifts no layout at ${width} pixels`, async ({ visitor, page }) => {
      // Loads the fonts: fallback fonts differ between machines.
      await visitor.open('/faq');
      await page.waitForLoadState('networkidle');
      for (const path of ['/', '/products', '/product/cotton-t-shirt?sizeId=7R'])
        await openStill(visitor, path);
      await visitor.addToBasket();
      await expectStill(page, 'basket');
      await visitor.toCheckout();
      await expectStill(page, 'address');
      await visitor.fillAddress();
      await visitor.submitAddress();
      await expect(
        page.getByRole('group', { name: visitor.t('checkout/shipping.legend') }),
      ).toBeVisible();
      await expectStill(page, 'shipping');
      await visitor.chooseShipping();
      await expect(visitor.field('checkout/payment.number')).toBeVisible();
      await expectStill(page, 'payment');
      await visitor.acceptTerms();
      await visitor.payWith(cards.paid);
      await visitor.expectReceipt();
      await expectStill(page, 'receipt');
    });

    test(`pages of an account shift no layout at ${width} pixels`, async ({ visitor }) => {
      await visitor.signInAs('customer');
      for (const path of ['/profile/orders', '/profile/sizes', '/profile/info', '/confirmfit'])
        await openStill(visitor, path);
    });

    test(`signing in shifts no layout at ${width} pixels`, async ({ visitor }) => {
      for (const path of ['/sign-in', '/studio', '/retail/till', '/profile/orders'])
        await openStill(visitor, path);
    });

    test(`pages of staff shift no layout at ${width} pixels`, async ({ visitor }) => {
      await visitor.signInAs('staff');
      await visitor.open('/');
      await expect(visitor.page.locator('html')).toHaveAttribute('data-staff', 'admin');
      for (const path of ['/studio', '/studio/data']) await openStill(visitor, path);
    });

    test(`pages of a store shift no layout at ${width} pixels`, async ({ visitor }) => {
      await visitor.signInAs('store');
      // From the second page on, the space of the store bar is reserved.
      await visitor.open('/');
      await expect(visitor.page.locator('html')).toHaveAttribute('data-staff', 'store');
      for (const path of ['/retail/till', '/retail/products']) await openStill(visitor, path);
    });
  });
}
