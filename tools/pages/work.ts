import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Response } from 'playwright-core';
import type { Doing, UsedPage } from './doings.ts';
import { observeVitals, readWaits, slowestAnswer, untilQuiet, type Waits } from './vitals.ts';

const slowdown = 4;
/** Slow 4G, as defined by Lighthouse. */
const line = { roundTrip: 150, download: (1_638.4 * 1_024) / 8, upload: (675 * 1_024) / 8 };

/** CPU time of the page's main thread, in ms. */
export type Work = {
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly all: number;
};

/** Counts that do not vary between runs. */
export type Counts = {
  readonly elements: number;
  readonly requests: number;
  readonly requestsToFirstView: number;
  /** Transferred size, compressed. */
  readonly scriptKb: number;
  readonly allKb: number;
};

export type Visit = {
  readonly waits: Waits;
  readonly work: Work;
  readonly counts: Counts;
  readonly answers: Readonly<Record<string, number>>;
};

const openSlowPage = async (
  browser: Browser,
  address: string,
): Promise<{ readonly page: Page; readonly session: CDPSession }> => {
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
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.roundTrip,
    downloadThroughput: line.download,
    uploadThroughput: line.upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Measures CPU time instead of wall time.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session };
};

const readWork = async (session: CDPSession): Promise<Work> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const inMs = (name: string): number =>
    (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
  return {
    script: inMs('ScriptDuration'),
    style: inMs('RecalcStyleDuration'),
    layout: inMs('LayoutDuration'),
    all: inMs('TaskDuration'),
  };
};

/** Calibration workload: creates, sorts and reads a hundred thousand small objects. */
const sameWork = (): number => {
  let seed = 1;
  const things = Array.from({ length: 100_000 }, (_, index) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return { index, name: `thing ${seed % 997}`, weight: seed };
  });
  things.sort((one, other) => one.weight - other.weight);
  return new Map(things.map(({ name, weight }) => [name, weight])).size;
};

/**
 * Time of the calibration workload on this machine, throttled like the pages, in ms.
 * Measured times are divided by it.
 */
export const calibrate = async (browser: Browser): Promise<number> => {
  const { page, session } = await openSlowPage(browser, 'about:blank');
  await page.evaluate(sameWork);
  const before = await readWork(session);
  await page.evaluate(sameWork);
  const after = await readWork(session);
  await page.context().close();
  return after.all - before.all;
};

const countOf = async (
  page: Page,
  responses: readonly Response[],
  requestsToFirstView: number,
): Promise<Counts> => {
  const sizes = await Promise.all(
    responses.map(async (response) => ({
      isScript: response.request().resourceType() === 'script',
      bytes: (await response.request().sizes()).responseBodySize,
    })),
  );
  const inKb = (bytes: number): number => Math.round(bytes / 100) / 10;
  return {
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
    requests: responses.length,
    requestsToFirstView,
    scriptKb: inKb(sizes.reduce((sum, { isScript, bytes }) => sum + (isScript ? bytes : 0), 0)),
    allKb: inKb(sizes.reduce((sum, { bytes }) => sum + bytes, 0)),
  };
};

/** Time allowed for a response, in ms. The page is not polled meanwhile. */
const answering = 1_500;

/**
 * Performs an interaction and measures the response. Elements are located before and
 * checked after, outside the measurement. Lazily loaded code is included.
 */
const answerTo = async (
  page: Page,
  session: CDPSession,
  { touched, until }: Doing,
): Promise<number> => {
  let slowest = 0;
  for (const what of touched(page)) {
    await what.waitFor({ state: 'attached' });
    await what.scrollIntoViewIfNeeded();
    await untilQuiet(page, session, true);
    await slowestAnswer(page);
    await what.tap();
    await setTimeout(answering);
    slowest = Math.max(slowest, await slowestAnswer(page));
  }
  await until?.(page).waitFor({ state: 'attached' });
  return slowest;
};

/**
 * Opens and uses a page with a fresh profile. Without scripts it measures the baseline,
 * a page without interactivity.
 */
export const visit = async (
  browser: Browser,
  address: string,
  { path, doings }: UsedPage,
  hasScripts: boolean,
): Promise<Visit> => {
  const { page, session } = await openSlowPage(browser, address);
  await observeVitals(page);
  if (!hasScripts) await session.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
  const responses: Response[] = [];
  let untilLoad = 0;
  page.on('response', (response) => responses.push(response));
  page.on('load', () => {
    untilLoad ||= responses.length;
  });
  const answer = await page.goto(path);
  if (answer?.status() !== 200) throw new Error(`${path} answers ${answer?.status() ?? 'nothing'}`);
  await untilQuiet(page, session, hasScripts);
  const work = await readWork(session);
  const waits = await readWaits(page);
  const counts = await countOf(page, [...responses], untilLoad);
  const answers: Record<string, number> = {};
  if (hasScripts) {
    for (const doing of doings) answers[doing.name] = await answerTo(page, session, doing);
  }
  await page.context().close();
  return { waits, work, counts, answers };
};
