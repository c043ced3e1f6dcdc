import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../chromium.ts';

/**
 * Imports entries of the package in Chromium from a page with one `<script type="module">`.
 * Returns the number of exports of each; throws what the page threw.
 */
export const importInBrowser = async (
  modules: string,
  entries: readonly string[],
): Promise<Readonly<Record<string, number>>> => {
  const script = [
    ...entries.map(
      (entry) => `import * as ${entry} from '/@tailorbird/domain/lib/${entry}/index.js';`,
    ),
    `window.seen = { ${entries.map((entry) => `${entry}: Object.keys(${entry}).length`).join(', ')} };`,
  ].join('\n');
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/') {
      response
        .setHeader('content-type', 'text/html')
        .end(
          `<!doctype html><link rel="icon" href="data:,"><script type="module">${script}</script>`,
        );
      return;
    }
    const file = await readFile(join(modules, normalize(url))).catch(() => null);
    response.writeHead(file ? 200 : 404, { 'content-type': 'text/javascript' }).end(file);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on(
      'response',
      (response) => response.ok() || problems.push(`${response.status()} ${response.url()}`),
    );
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      waitUntil: 'load',
    });
    const seen = await page.evaluate<Readonly<Record<string, number>> | undefined>('window.seen');
    if (!seen || problems.length > 0)
      throw new Error(`The page did not load: ${problems.join(', ')}`);
    return seen;
  } finally {
    await browser.close();
    server.close();
  }
};
