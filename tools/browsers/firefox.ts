import { existsSync } from 'node:fs';
import { type ElementHandle, launch } from 'puppeteer-core';
import { type Browser, findInPage } from './browser.ts';

const places = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
] as const;

/**
 * Firefox through WebDriver BiDi, since Playwright requires its own build. Null if not
 * installed.
 */
export const openFirefox = async (language: string): Promise<Browser | null> => {
  const executablePath = places.find((place) => existsSync(place));
  if (executablePath === undefined) return null;
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': language },
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    run: (work, argument) => page.evaluate(work as never, argument as never),
    find: async (find) => {
      const handle = (
        await page.evaluateHandle(findInPage, find)
      ).asElement() as ElementHandle<Element> | null;
      return handle && { click: () => handle.click(), type: (text) => handle.type(text) };
    },
    close: () => browser.close(),
  };
};
