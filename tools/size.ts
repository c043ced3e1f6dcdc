/**
 * `npm run size`: compares the first view of pages with its budgets for gzipped bytes,
 * requests, elements and components. Exits with 1 if a budget is exceeded. File-based
 * tools such as size-limit cannot tell which files a page requests.
 */
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Request } from 'playwright-core';
import { ensureBuilt } from './build.ts';
import { findChromium, findHeadlessShell } from './chromium.ts';
import { countComponents, observeComponents } from './pages/components.ts';
import { startShop } from './shop.ts';
import { pieceWithoutSize, Shopper } from './shopper.ts';

type Kind = 'html' | 'script' | 'style' | 'font' | 'image' | 'other';
type Cost = {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly fonts: number;
  readonly requestsToFirstView: number;
  readonly requests: number;
  readonly foreign: readonly string[];
  /** Elements of the HTML, without noscript fallbacks. */
  readonly elements: number;
};

/**
 * `npm test` checks bytes only, since the number of images loaded before the load event
 * varies.
 */
const isAboutBytes = process.argv.includes('--bytes');

const kilobyte = 1_000;
/**
 * Budgets: JavaScript before offline use starts in kB, HTML elements, and hydrated
 * components.
 */
const scriptBudgets = [
  { path: '/', script: 160, most: 420, components: 148 },
  { path: '/products', script: 170.5, most: 1_450, components: 420 },
  { path: '/products/t-shirts', script: 170.5, most: 720, components: 400 },
  { path: '/product/cotton-t-shirt', script: 193.5, most: 640, components: 222 },
  { path: '/product/gift-card', script: 185, most: 320, components: 106 },
  { path: '/notes/what-a-tape-cannot-say', script: 163, most: 310, components: 108 },
  { path: '/faq', script: 164.5, most: 440, components: 120 },
  { path: '/notes', script: 158.5, most: 350, components: 104 },
  { path: '/checkout', script: 199, most: 120, components: 78 },
] as const;
type ScriptBudget = (typeof scriptBudgets)[number];
const styleBudget = 20;
const fontBudget = 2;
const requestBudget = 20;

/**
 * Cost of a page before an interaction, number of hydrated components, and cost after
 * the interaction (null if not measured).
 */
type Visited = { readonly first: Cost; readonly taken: number; readonly touched: Cost | null };

const kindOf = (contentType: string): Kind => {
  if (contentType.includes('text/html')) return 'html';
  if (contentType.includes('javascript')) return 'script';
  if (contentType.includes('text/css')) return 'style';
  if (contentType.includes('font')) return 'font';
  return contentType.includes('image/') ? 'image' : 'other';
};

const isCompressed: Readonly<Record<Kind, boolean>> = {
  html: true,
  script: true,
  style: true,
  font: false,
  image: true,
  other: true,
};

const inlineStyles = (html: string): string =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('\n');

const elementsIn = (html: string): number =>
  html.replace(/<(noscript|script|style)[^>]*>[\s\S]*?<\/\1>/g, '<$1>').match(/<[a-z]/g)?.length ??
  0;

const measure = async (
  requests: readonly Request[],
  requestsToFirstView: number,
  address: string,
): Promise<Cost> => {
  const bytes: Record<Kind, number> = { html: 0, script: 0, style: 0, font: 0, image: 0, other: 0 };
  let fonts = 0;
  let elements = 0;
  for (const request of requests) {
    const response = await request.response();
    if (!response || response.status() >= 300) continue;
    const kind = kindOf((await response.headerValue('content-type')) ?? '');
    const body = await response.body();
    bytes[kind] += isCompressed[kind] ? gzipSync(body).length : body.length;
    if (kind === 'font') fonts += 1;
    if (kind !== 'html') continue;
    bytes.style += gzipSync(inlineStyles(body.toString())).length;
    elements += elementsIn(body.toString());
  }
  const foreign = requests
    .map((request) => request.url())
    .filter((url) => !url.startsWith(address) && !/^(data|blob):/.test(url));
  return { bytes, fonts, requestsToFirstView, requests: requests.length, foreign, elements };
};

/** Performs a typical first interaction without leaving the page. */
const interact = async (page: Page): Promise<void> => {
  await page.mouse.move(3, 3);
  await page.mouse.down();
  await page.mouse.up();
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
};

const visit = async (browser: Browser, address: string, path: string): Promise<Visited> => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  // The checkout of an empty basket redirects to the products.
  if (path === '/checkout') {
    const shopper = new Shopper(address);
    await shopper.add(await pieceWithoutSize(address));
    await context.addCookies(shopper.cookies());
  }
  const page = await context.newPage();
  await observeComponents(page);
  const requests: Request[] = [];
  let [responses, untilLoad] = [0, 0];
  page.on('request', (request) => requests.push(request));
  page.on('response', () => {
    responses += 1;
  });
  page.on('load', () => {
    untilLoad ||= responses;
  });
  // The last script that loads on its own. An idle network depends on the machine's speed.
  const offlineUse = page.waitForRequest(/\/startOfflineUse-/, { timeout: 60_000 });
  await page.goto(path);
  const firstRequests = requests.slice(0, requests.indexOf(await offlineUse));
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} redirected to ${page.url()}`);
  const first = await measure(firstRequests, untilLoad, address);
  const taken = await countComponents(page);
  if (isAboutBytes) {
    await context.close();
    return { first, taken, touched: null };
  }
  await interact(page);
  const touched = await measure(requests, untilLoad, address);
  await context.close();
  return { first, taken, touched };
};

await ensureBuilt();
const shop = await startShop();
const browser = await chromium.launch({
  ...(await (isAboutBytes ? findHeadlessShell() : findChromium())),
  // Chrome on 4G loads images this many pixels ahead. Headless, it assumes a slower network.
  args: ['--blink-settings=lazyLoadingImageMarginPx4G=1250,lazyLoadingImageMarginPxUnknown=1250'],
});
const excesses: string[] = [];
const rows: Record<string, string | number>[] = [];
const within = (what: string, value: number, budget: number): string => {
  if (value > budget) excesses.push(`${what}: ${value} where ${budget} is allowed`);
  return `${value} / ${budget}${value > budget ? ' !' : ''}`;
};
const inKilobytes = (bytes: number): number => Math.round(bytes / (kilobyte / 10)) / 10;

try {
  // Bytes do not depend on timing, so pages can be visited in parallel.
  const atOnce = isAboutBytes ? 2 : 1;
  const visits: (ScriptBudget & Visited)[] = [];
  for (let next = 0; next < scriptBudgets.length; next += atOnce) {
    const pair = scriptBudgets.slice(next, next + atOnce);
    visits.push(
      ...(await Promise.all(
        pair.map(async (budget) => ({
          ...budget,
          ...(await visit(browser, shop.address, budget.path)),
        })),
      )),
    );
  }
  for (const { path, script, most, components, first, taken, touched } of visits) {
    for (const url of first.foreign) excesses.push(`${path} asks another site: ${url}`);
    rows.push({
      page: path,
      'JavaScript kB': within(`${path} JavaScript kB`, inKilobytes(first.bytes.script), script),
      'CSS kB': within(`${path} CSS kB`, inKilobytes(first.bytes.style), styleBudget),
      fonts: within(`${path} fonts`, first.fonts, fontBudget),
      elements: within(`${path} elements`, first.elements, most),
      components: within(`${path} components`, taken, components),
      'requests to first view': isAboutBytes
        ? first.requestsToFirstView
        : within(`${path} requests to first view`, first.requestsToFirstView, requestBudget),
      'requests in all': first.requests,
      'HTML kB': inKilobytes(first.bytes.html),
      'fonts kB': inKilobytes(first.bytes.font),
      'images kB': inKilobytes(first.bytes.image),
    });
    if (touched === null) continue;
    rows.push({
      page: '  after the first interaction',
      'JavaScript kB': inKilobytes(touched.bytes.script),
      'CSS kB': inKilobytes(touched.bytes.style),
      fonts: touched.fonts,
      elements: '',
      components: '',
      'requests to first view': '',
      'requests in all': touched.requests,
      'HTML kB': inKilobytes(touched.bytes.html),
      'fonts kB': inKilobytes(touched.bytes.font),
      'images kB': inKilobytes(touched.bytes.image),
    });
  }
} finally {
  await browser.close();
  await shop.stop();
}
console.table(rows);
for (const excess of excesses) console.log(`Over budget: ${excess}`);
process.exit(excesses.length === 0 ? 0 : 1);
