import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';

type Vitals = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  longTasks: { readonly start: number; readonly duration: number }[];
  events: number[];
};
declare global {
  interface Window {
    vitals: Vitals;
  }
}

/** Waiting times in ms, and layout shift. */
export type Waits = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  readonly blocked: number;
  readonly longTasks: number;
};

const blockingFrom = 50;

/** Runs in the page before its own scripts. */
const observe = (): void => {
  const vitals: Vitals = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [], events: [] };
  window.vitals = vitals;
  const watch = (
    type: string,
    take: (entry: PerformanceEntry) => void,
    options: PerformanceObserverInit = {},
  ): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    if (!hadRecentInput) vitals.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    vitals.longTasks.push({ start: startTime, duration });
  });
  watch(
    'event',
    (entry) => {
      const { interactionId = 0 } = entry as PerformanceEntry & { readonly interactionId?: number };
      if (interactionId > 0) vitals.events.push(entry.duration);
    },
    { durationThreshold: 16 } as PerformanceObserverInit,
  );
};

export const observeVitals = (page: Page): Promise<unknown> => page.addInitScript(observe);

/**
 * Waits until the page is hydrated, if it has scripts, and idle for two seconds. Polls
 * rarely to cause little work.
 */
export const untilQuiet = async (
  page: Page,
  session: CDPSession,
  isTakenOver: boolean,
): Promise<void> => {
  await page.waitForLoadState('networkidle');
  const isQuiet = `${isTakenOver ? "'hydrated' in document.documentElement.dataset && " : ''}performance.now() - Math.max(0, ...vitals.longTasks.map((task) => task.start)) > 2000`;
  for (let asked = 0; asked < 120; asked += 1) {
    const { result } = await session.send('Runtime.evaluate', { expression: isQuiet });
    if (result.value === true) return;
    await setTimeout(500);
  }
  throw new Error(`${page.url()} is not quiet after a minute`);
};

export const readWaits = (page: Page): Promise<Waits> =>
  page.evaluate((from) => {
    const { firstPaint, largestPaint, shift, longTasks } = window.vitals;
    const after = longTasks.filter(({ start }) => start >= firstPaint);
    const blocked = after.reduce((sum, { duration }) => sum + Math.max(0, duration - from), 0);
    return { firstPaint, largestPaint, shift, blocked, longTasks: after.length };
  }, blockingFrom);

/** Slowest response to an event since the last call, in ms, up to the next paint. */
export const slowestAnswer = async (page: Page): Promise<number> => {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => window.setTimeout(resolve, 200))),
  );
  return page.evaluate(() => {
    const slowest = Math.max(0, ...window.vitals.events);
    window.vitals.events = [];
    return slowest;
  });
};
