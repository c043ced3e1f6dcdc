/**
 * `npm run bench:pages`: how soon four pages are there and how fast they answer, on a phone of four times less power behind a slow 4G line. Each figure is a
 * median of BENCH_RUNS (5) fresh visits, with the slowest in brackets. Judges nothing: times differ from machine to machine. `npm run bench:pages -- / /faq`
 * measures other pages. Lighthouse measures a page that nobody touches; here it is used, and each answer is timed.
 */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { ensureBuilt } from './build.ts';
import { findChromium } from './chromium.ts';
import { startShop } from './shop.ts';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const slowdown = 4;
/** Slow 4G as Lighthouse has it. */
const line = { roundTrip: 150, download: (1_638.4 * 1_024) / 8, upload: (675 * 1_024) / 8 };
const blockingFrom = 50;

type Vitals = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  longTasks: { readonly start: number; readonly duration: number }[];
  /** Durations of events that answer a visitor, by the interaction they belong to. */
  events: { readonly interaction: number; readonly duration: number }[];
};
declare global {
  interface Window {
    vitals: Vitals;
  }
}

/** Runs in the page, before anything of its own. */
const observe = (): void => {
  const vitals: Vitals = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [], events: [] };
  window.vitals = vitals;
  const watch = (type: string, take: (entry: PerformanceEntry) => void, options: PerformanceObserverInit = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    if (!hadRecentInput) vitals.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    vitals.longTasks.push({ start: startTime, duration });
  });
  watch(
    'event',
    (entry) => {
      const { interactionId = 0 } = entry as PerformanceEntry & { readonly interactionId?: number };
      if (interactionId > 0) vitals.events.push({ interaction: interactionId, duration: entry.duration });
    },
    { durationThreshold: 16 } as PerformanceObserverInit,
  );
};

type Doing = { readonly name: string; readonly act: (page: Page) => Promise<void> };

const openBasket: Doing = {
  name: 'open basket',
  act: async (page) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Basket/ })
      .click();
    await page.getByRole('dialog', { name: 'Your basket' }).waitFor();
  },
};
const addToBasket: Doing = {
  name: 'add to basket',
  act: async (page) => {
    await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
    await page.getByRole('button', { name: /^One more of/ }).waitFor();
  },
};
const setQuantity: Doing = {
  name: 'quantity',
  act: async (page) => {
    const more = page.getByRole('button', { name: /^One more of/ });
    await more.click();
    await more.click();
  },
};
const changeColor: Doing = {
  name: 'color',
  act: async (page) => {
    const colors = page.getByRole('main').getByRole('radio', { checked: false });
    await colors.first().click({ force: true });
    await colors.nth(2).click({ force: true });
  },
};
const openFilter: Doing = {
  name: 'open filter',
  act: async (page) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('dialog').getByRole('checkbox').first().waitFor({ state: 'attached' });
  },
};
const filter: Doing = {
  name: 'filter',
  act: async (page) => {
    const values = page.getByRole('dialog').getByRole('checkbox', { checked: false });
    await values.first().click({ force: true });
    await values.nth(1).click({ force: true });
  },
};
const openMenu: Doing = {
  name: 'menu',
  act: async (page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#menu').waitFor();
  },
};

const usualPages: readonly { readonly path: string; readonly doings: readonly Doing[] }[] = [
  { path: '/', doings: [openMenu] },
  { path: '/products', doings: [openFilter, filter] },
  { path: '/product/cotton-t-shirt/109-11-21-31', doings: [changeColor, addToBasket, setQuantity] },
  { path: '/notes/what-a-tape-cannot-say', doings: [openBasket] },
];

const slowDown = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.roundTrip,
    downloadThroughput: line.download,
    uploadThroughput: line.upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
};

/** Until the page has had nothing to do for two seconds. */
const untilQuiet = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.locator('html[data-hydrated]').waitFor({ timeout: 30_000 });
  await page.waitForFunction(() => performance.now() - Math.max(0, ...window.vitals.longTasks.map((task) => task.start)) > 2_000);
};

/** The slowest answer since the last time it was asked, in ms: up to the frame that shows it. */
const slowestAnswer = async (page: Page): Promise<number> => {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
  return page.evaluate(() => {
    const slowest = Math.max(0, ...window.vitals.events.map(({ duration }) => duration));
    window.vitals.events = [];
    return slowest;
  });
};

const visit = async (browser: Browser, address: string, path: string, doings: readonly Doing[]): Promise<Map<string, number>> => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await slowDown(page);
  const answer = await page.goto(path);
  if (answer?.status() !== 200) throw new Error(`${path} answers ${answer?.status() ?? 'nothing'}`);
  await untilQuiet(page);
  const measured = await page.evaluate((from) => {
    const { firstPaint, largestPaint, shift, longTasks } = window.vitals;
    const blocked = longTasks
      .filter(({ start }) => start >= firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - from), 0);
    return { firstPaint, largestPaint, shift, blocked };
  }, blockingFrom);
  const figures = new Map([
    ['FCP ms', measured.firstPaint],
    ['LCP ms', measured.largestPaint],
    ['TBT ms', measured.blocked],
    ['CLS', measured.shift],
  ]);
  for (const { name, act } of doings) {
    // The first one brings in what it needs; what a visitor feels is measured with it.
    await act(page);
    figures.set(`${name}: INP ms`, await slowestAnswer(page));
  }
  await context.close();
  return figures;
};

const median = (numbers: readonly number[]): number => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const shown = (number: number): number => (number < 1 ? Math.round(number * 1_000) / 1_000 : Math.round(number));

await ensureBuilt();
const shop = await startShop({ env: { NODE_ENV: 'production', LOG_LEVEL: 'error' } });
const browser = await chromium.launch(await findChromium());
const chosen = process.argv.slice(2).map((path) => usualPages.find((page) => page.path === path) ?? { path, doings: [] });
const rows: Record<string, string>[] = [];
try {
  for (const { path, doings } of chosen.length > 0 ? chosen : usualPages) {
    const visits: Map<string, number>[] = [];
    for (let run = 1; run <= runs; run += 1) {
      console.log(`  ${path}, visit ${run} of ${runs}`);
      visits.push(await visit(browser, shop.address, path, doings));
    }
    for (const name of visits[0]?.keys() ?? []) {
      const numbers = visits.map((figures) => figures.get(name) ?? 0);
      rows.push({ page: path, what: name, median: String(shown(median(numbers))), slowest: String(shown(Math.max(...numbers))) });
    }
  }
} finally {
  await browser.close();
  await shop.stop();
}
console.table(rows);
process.exit(0);
