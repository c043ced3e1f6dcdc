import { existsSync, globSync } from 'node:fs';
import { createServer } from 'node:net';
import {
  type Browser as BrowserName,
  Builder,
  Capabilities,
  type WebElement,
} from 'selenium-webdriver';
import { start } from '../process.ts';
import { type Browser, findInPage, waitFor } from './browser.ts';

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      );
    });
  });

/**
 * WebKitGTK through WebDriver on a virtual display. Null if the driver or the display is
 * missing.
 */
export const openWebKit = async (language: string): Promise<Browser | null> => {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!existsSync(driver) || !existsSync(screen) || binary === undefined) return null;
  const display = start(
    screen,
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { show: 'collect' },
  );
  const number = (await display[Symbol.asyncIterator]().next()).value as string;
  const port = await freePort();
  const service = start(driver, [`--port=${port}`], {
    show: 'collect',
    env: {
      DISPLAY: `:${number.trim()}`,
      LANGUAGE: language.slice(0, 2),
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitFor('the driver of WebKit', () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const capabilities = new Capabilities({
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const page = await new Builder()
    .usingServer(address)
    .withCapabilities(capabilities.setBrowserName('MiniBrowser' as typeof BrowserName.SAFARI))
    .build();
  return {
    open: (to) => page.get(to),
    run: (work, argument) =>
      page.executeScript(`return (${work}).apply(null, arguments)`, argument),
    find: async (find) => {
      const element = await page.executeScript<WebElement | null>(
        `return (${findInPage}).apply(null, arguments)`,
        find,
      );
      // The driver does not wait until the page has scrolled.
      const bringNear = (near: WebElement) =>
        page.executeScript(
          "arguments[0].scrollIntoView({ behavior: 'instant', block: 'center' })",
          near,
        );
      return (
        element && {
          click: async () => {
            await bringNear(element);
            await element.click();
          },
          type: (text) => element.sendKeys(text),
        }
      );
    },
    close: async () => {
      await page.quit();
      service.kill('SIGTERM');
      display.kill('SIGTERM');
    },
  };
};
