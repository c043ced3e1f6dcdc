import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { bundledChromium, findChromium, type LaunchOptions } from './chromium.ts';

const titleOf = async (options: LaunchOptions): Promise<string> => {
  const browser = await chromium.launch(options);
  const page = await browser.newPage();
  await page.goto('data:text/html,<title>Atelier</title>');
  const title = await page.title();
  await browser.close();
  return title;
};

test('the browser that is found opens a page', { timeout: 60_000 }, async () => {
  expect(await titleOf(await findChromium())).toBe('Atelier');
});

test.runIf(process.platform === 'linux' && process.arch === 'x64')('the bundled browser opens a page', { timeout: 120_000 }, async () => {
  expect(await titleOf(await bundledChromium())).toBe('Atelier');
});
