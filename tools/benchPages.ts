/**
 * `npm run bench:pages`: cost and response times of four pages on a phone with a quarter
 * of the CPU speed and slow 4G, compared with the same pages without scripts. `npm run
 * bench:pages -- / /faq` measures other pages. Unlike Lighthouse, it also uses the page
 * and times each interaction.
 * Counts (elements, requests, bytes) are equal in each run. Times are CPU times, divided
 * by a calibration workload before and after each visit. Each figure is the median of
 * BENCH_RUNS (5) fresh visits. Results are compared with the previous run, with a
 * warning if the calibrations vary too much. Nothing fails: budgets are in `npm run
 * size`.
 */
import { chromium } from 'playwright-core';
import { lastRunOf } from './bench/lastRun.ts';
import { ensureBuilt } from './build.ts';
import { findChromium } from './chromium.ts';
import { usualPages } from './pages/doings.ts';
import { calibrate, type Visit, visit } from './pages/work.ts';
import { startShop } from './shop.ts';

const runs = Number(process.env.BENCH_RUNS ?? 5);
/** Relative spread of the calibrations above which times are unreliable. */
const restless = 0.25;

type Figures = Readonly<Record<string, number>>;
const lastRun = lastRunOf<Readonly<Record<string, Figures>>>('bench-pages', process.env.BENCH_KEPT);
type Run = { readonly calibration: number; readonly visit: Visit };

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const tidy = (number: number): number =>
  number < 10 ? Math.round(number * 100) / 100 : Math.round(number);
const medianOf = (all: readonly Run[], read: (run: Run) => number): number =>
  tidy(median(all.map(read)));

/** CPU times in units of the calibration, waits in ms, and counts. */
const figuresOf = (all: readonly Run[]): Figures => ({
  elements: medianOf(all, ({ visit: { counts } }) => counts.elements),
  requests: medianOf(all, ({ visit: { counts } }) => counts.requests),
  'requests to first view': medianOf(all, ({ visit: { counts } }) => counts.requestsToFirstView),
  'script kB': medianOf(all, ({ visit: { counts } }) => counts.scriptKb),
  'all kB': medianOf(all, ({ visit: { counts } }) => counts.allKb),
  'script ×': medianOf(all, ({ visit: { work }, calibration }) => work.script / calibration),
  'style ×': medianOf(all, ({ visit: { work }, calibration }) => work.style / calibration),
  'layout ×': medianOf(all, ({ visit: { work }, calibration }) => work.layout / calibration),
  'all work ×': medianOf(all, ({ visit: { work }, calibration }) => work.all / calibration),
  'script ms': medianOf(all, ({ visit: { work } }) => work.script),
  'long tasks': medianOf(all, ({ visit: { waits } }) => waits.longTasks),
  'TBT ms': medianOf(all, ({ visit: { waits } }) => waits.blocked),
  'FCP ms': medianOf(all, ({ visit: { waits } }) => waits.firstPaint),
  'LCP ms': medianOf(all, ({ visit: { waits } }) => waits.largestPaint),
  CLS: medianOf(all, ({ visit: { waits } }) => waits.shift),
  ...Object.fromEntries(
    Object.keys(all[0]?.visit.answers ?? {}).map((name) => [
      `${name}: INP ms`,
      medianOf(all, ({ visit: { answers } }) => answers[name] ?? 0),
    ]),
  ),
});

const change = (now: number, before: number | undefined): string => {
  if (before === undefined || before === now) return '';
  return before === 0
    ? `was ${before}`
    : `was ${before} (${now > before ? '+' : '−'}${Math.round(Math.abs(now / before - 1) * 100)} %)`;
};

await ensureBuilt();
const shop = await startShop({ env: { NODE_ENV: 'production', LOG_LEVEL: 'error' } });
const browser = await chromium.launch(await findChromium());
const chosen = process.argv
  .slice(2)
  .map((path) => usualPages.find((page) => page.path === path) ?? { path, doings: [] });
const before = lastRun.read() ?? {};
const now: Record<string, Figures> = {};
const calibrations: number[] = [];
try {
  const measure = async (calibrated: number, take: () => Promise<Visit>): Promise<Run> => {
    const taken = await take();
    const after = await calibrate(browser);
    calibrations.push(after);
    return { calibration: (calibrated + after) / 2, visit: taken };
  };
  await calibrate(browser);
  calibrations.push(await calibrate(browser));
  for (const used of chosen.length > 0 ? chosen : usualPages) {
    const floor: Run[] = [];
    const full: Run[] = [];
    // The variants alternate, and so does their order, to share the machine's load
    // equally.
    for (let run = 1; run <= runs; run += 1) {
      console.log(`  ${used.path}, visit ${run} of ${runs}`);
      for (const hasScripts of run % 2 === 0 ? [true, false] : [false, true]) {
        const taken = await measure(calibrations.at(-1) ?? 0, () =>
          visit(browser, shop.address, used, hasScripts),
        );
        (hasScripts ? full : floor).push(taken);
      }
    }
    const [figures, floorFigures] = [figuresOf(full), figuresOf(floor)];
    now[used.path] = figures;
    console.log(`\n${used.path}`);
    console.table(
      Object.fromEntries(
        Object.entries(figures).map(([name, value]) => [
          name,
          {
            page: value,
            floor: floorFigures[name] ?? '',
            'last time': change(value, before[used.path]?.[name]),
          },
        ]),
      ),
    );
  }
} finally {
  await browser.close();
  await shop.stop();
}
const spread = (Math.max(...calibrations) - Math.min(...calibrations)) / median(calibrations);
console.log(
  `One × is ${tidy(median(calibrations))} ms here; it changed by ${Math.round(spread * 100)} % between visits.`,
);
if (spread > restless) console.log('Timings are too noisy on this machine; compare the counts.');
lastRun.keep({ ...before, ...now });
process.exit(0);
