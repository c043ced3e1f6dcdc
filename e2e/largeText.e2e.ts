/** A browser whose text is twice as large (WCAG 2.2, 1.4.4). */
import { expectNoHorizontalScroll } from './look.ts';
import { test } from './test.ts';
import { plainShirt } from './visitor.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
});

test('no page is wider than the window with text of twice the size @german', async ({
  visitor,
  page,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/products', plainShirt, '/faq']) {
      await visitor.open(path);
      await expectNoHorizontalScroll(page);
    }
  }
});
