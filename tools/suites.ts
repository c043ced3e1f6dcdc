/**
 * Runs checks and test suites in sequence and counts the results, for `npm test` and
 * `npm run prove`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ended, type RunOptions, run } from './process.ts';
import {
  readPlaywrightReport,
  readVitestReport,
  slowestFiles,
  slowestJourneys,
  type Tally,
  type Timed,
} from './tally.ts';

export type Suites = {
  /** Runs a check, which counts as one test. Its output is shown on failure. */
  readonly check: (name: string, work: () => Promise<Ended>) => Promise<boolean>;
  readonly vitest: (
    name: string,
    args: readonly string[],
    env?: RunOptions['env'],
  ) => Promise<void>;
  readonly playwright: (
    name: string,
    args: readonly string[],
    env?: RunOptions['env'],
  ) => Promise<void>;
  readonly fail: (name: string) => void;
  /** Prints `N passed, N failed` as the last line and exits accordingly. */
  readonly finish: () => never;
};

const one = {
  passed: { passed: 1, failed: 0, failures: [] },
  failed: { passed: 0, failed: 1, failures: [] },
} satisfies Record<string, Tally>;

export const openSuites = (): Suites => {
  const reports = mkdtempSync(join(tmpdir(), 'tailorbird-reports-'));
  const began = performance.now();
  const printTimed = (text: string): void =>
    console.log(`${text}  [${Math.round((performance.now() - began) / 1_000)} s]`);
  const steps: { readonly name: string; readonly tally: Tally }[] = [];
  const record = (name: string, tally: Tally): void => {
    steps.push({ name, tally });
    printTimed(
      `${tally.failed === 0 ? '✓' : '✗'} ${name}: ${tally.passed} passed, ${tally.failed} failed`,
    );
  };

  /**
   * Runs a suite and counts its report. A failure outside the tests (an unhandled error,
   * no report) counts as one.
   */
  const suite = async (
    name: string,
    {
      read,
      slowest,
    }: {
      readonly read: (json: string) => Tally;
      readonly slowest: (json: string) => readonly Timed[];
    },
    work: (report: string) => Promise<Ended>,
  ): Promise<void> => {
    printTimed(`… ${name}`);
    const report = join(reports, `${steps.length}.json`);
    const { code } = await work(report);
    let tally: Tally = { passed: 0, failed: 0, failures: [] };
    try {
      const json = readFileSync(report, 'utf8');
      tally = read(json);
      console.log(
        `Slowest: ${slowest(json)
          .map((each) => `\n  ${each.seconds.toFixed(1)} s  ${each.name}`)
          .join('')}`,
      );
    } catch (problem) {
      console.log(
        `${name} wrote no report: ${problem instanceof Error ? problem.message : String(problem)}`,
      );
    }
    const unexplained = tally.failed === 0 && (code !== 0 || tally.passed === 0);
    record(name, unexplained ? { ...tally, failed: 1 } : tally);
  };

  return {
    check: async (name, work) => {
      printTimed(`… ${name}`);
      const { code, output } = await work();
      if (code !== 0) console.log(output);
      record(name, code === 0 ? one.passed : one.failed);
      return code === 0;
    },
    vitest: (name, args, env = {}) =>
      suite(name, { read: readVitestReport, slowest: slowestFiles }, (report) =>
        run(
          'vitest',
          [
            'run',
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${report}`,
            '--allowOnly=false',
            ...args,
          ],
          {
            env,
          },
        ),
      ),
    playwright: (name, args, env = {}) =>
      suite(name, { read: readPlaywrightReport, slowest: slowestJourneys }, (report) =>
        run('playwright', ['test', ...args], { env: { E2E_REPORT: report, CI: '1', ...env } }),
      ),
    fail: (name) => record(name, one.failed),
    finish: () => {
      rmSync(reports, { recursive: true, force: true });
      const total = (which: 'passed' | 'failed'): number =>
        steps.reduce((sum, { tally }) => sum + tally[which], 0);
      for (const { name, tally } of steps)
        if (tally.failed > 0)
          console.log([`Failed: ${name} (${tally.failed})`, ...tally.failures].join('\n  '));
      console.log(`${total('passed')} passed, ${total('failed')} failed`);
      process.exit(total('failed') === 0 ? 0 : 1);
    },
  };
};
