/**
 * `npm test`: every check and every test. Its last line counts them: `N passed, N failed`; the exit code tells whether all passed. A task runner could
 * start the steps; that one line over all of them, which a machine reads too, is what none of them prints.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build.ts';
import { checks } from './checks.ts';
import { type Ended, run } from './process.ts';
import { readPlaywrightReport, readVitestReport, type Tally } from './tally.ts';

const reports = mkdtempSync(join(tmpdir(), 'tailorbird-reports-'));
const began = performance.now();
const seconds = (since: number): string => `${Math.round((performance.now() - since) / 1_000)} s`;

const say = (text: string): void => console.log(`${text}  [${seconds(began)}]`);

const steps: { readonly name: string; readonly tally: Tally }[] = [];
const record = (name: string, tally: Tally): void => {
  steps.push({ name, tally });
  say(`${tally.failed === 0 ? '✓' : '✗'} ${name}: ${tally.passed} passed, ${tally.failed} failed`);
};

/** A check without cases of its own counts as one. What it printed is shown when it fails. */
const check = async (name: string, work: () => Promise<Ended>): Promise<boolean> => {
  say(`… ${name}`);
  const { code, output } = await work();
  if (code !== 0) console.log(output);
  record(name, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return code === 0;
};

/** A run of many tests, counted by its report. A runner that fails beyond its tests (an unhandled error, no report) is one more failure. */
const suite = async (name: string, report: string, read: (json: string) => Tally, work: () => Promise<Ended>): Promise<void> => {
  say(`… ${name}`);
  const { code } = await work();
  let tally: Tally = { passed: 0, failed: 0 };
  try {
    tally = read(readFileSync(report, 'utf8'));
  } catch (problem) {
    console.log(`${name} left no report: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
  const unexplained = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  record(name, unexplained ? { ...tally, failed: 1 } : tally);
};

await Promise.all(checks.map(({ name, work }) => check(name, work)));
const isBuilt = await check('Build (Vite)', () => buildWeb());

const unitReport = join(reports, 'unit.json');
await suite('Unit, contract and server tests (Vitest)', unitReport, readVitestReport, () =>
  run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`, '--allowOnly=false']),
);

const journeyReport = join(reports, 'journeys.json');
if (isBuilt) {
  await suite('Journeys in a browser (Playwright)', journeyReport, readPlaywrightReport, () =>
    run('playwright', ['test'], { env: { E2E_REPORT: journeyReport, CI: '1' } }),
  );
} else {
  record('Journeys in a browser (Playwright): the shop is not built', { passed: 0, failed: 1 });
}

rmSync(reports, { recursive: true, force: true });
const total = (which: keyof Tally): number => steps.reduce((sum, { tally }) => sum + tally[which], 0);
for (const { name, tally } of steps) if (tally.failed > 0) console.log(`Failed: ${name} (${tally.failed})`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
