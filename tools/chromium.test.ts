import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  bundledChromium,
  findChromium,
  findHeadlessShell,
  isBundledHere,
  type LaunchOptions,
} from './chromium.ts';

/** Content of a page with a text field, which requires a font. */
const openedBy = async (
  options: LaunchOptions,
): Promise<{ readonly title: string; readonly widthOfText: number }> => {
  const browser = await chromium.launch(options);
  const page = await browser.newPage();
  await page.goto('data:text/html,<title>Atelier</title><input><span>Made to measure</span>');
  const opened = {
    title: await page.title(),
    widthOfText: (await page.locator('span').boundingBox())?.width ?? 0,
  };
  await browser.close();
  return opened;
};

const expectPage = async (options: LaunchOptions): Promise<void> => {
  const { title, widthOfText } = await openedBy(options);
  expect(title).toBe('Atelier');
  expect(widthOfText).toBeGreaterThan(50);
};

test('the browser that is found opens a page with a text field', { timeout: 60_000 }, async () => {
  await expectPage(await findChromium());
});

test.runIf(isBundledHere)(
  'the bundled browser opens a page and is used for the journeys',
  { timeout: 120_000 },
  async () => {
    const bundled = await bundledChromium();
    await expectPage(bundled);
    if (!process.env.CHROMIUM)
      expect((await findHeadlessShell()).executablePath).toBe(bundled.executablePath);
  },
);
