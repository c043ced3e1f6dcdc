import { chromium } from '@playwright/test';
import { expect, test } from './test.ts';

const { findChromium } = (await import(new URL('../tools/chromium.ts', import.meta.url).href)) as {
  readonly findChromium: () => Promise<{
    readonly executablePath: string;
    readonly env: Record<string, string>;
  }>;
};

const pages = ['/', '/products', '/product/cotton-t-shirt', '/faq', '/?basket'];

test('going back restores each page without loading it again', {
  tag: '@seldom',
}, async ({ baseURL }) => {
  const found = await findChromium();
  test.skip(
    /bundled-chromium|headless/.test(found.executablePath),
    'a headless shell keeps no page for who comes back',
  );
  test.slow();
  // Playwright disables the back/forward cache by default.
  const browser = await chromium.launch({
    ...found,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await page.mouse.click(3, 400);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => Object.assign(window, { isStill: true }));
      await page.goto('/imprint');
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => 'isStill' in window), path).toBe(true);
    }
  } finally {
    await browser.close();
  }
});
