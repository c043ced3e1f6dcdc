import { relative } from 'node:path';
import { root } from './process.ts';

/** Number of passed and failed tests. Skipped tests count as neither. */
export type Tally = { readonly passed: number; readonly failed: number };

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

/**
 * Counts Vitest's JSON report. A file that failed to load has no failed test and counts
 * as one.
 */
export const readVitestReport = (json: string): Tally => {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(json) as VitestReport;
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
};

/** A test or test file and its duration in seconds. */
export type Timed = { readonly name: string; readonly seconds: number };

/** Slowest first. */
const slowestOf = (all: readonly Timed[], count = 10): readonly Timed[] =>
  all.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

export const slowestFiles = (json: string): readonly Timed[] => {
  const { testResults } = JSON.parse(json) as {
    readonly testResults: readonly {
      readonly name: string;
      readonly startTime: number;
      readonly endTime: number;
    }[];
  };
  return slowestOf(
    testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1_000,
    })),
  );
};

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
};

const journeysOf = ({ suites = [], specs = [] }: PlaywrightSuite): readonly Timed[] => [
  ...suites.flatMap(journeysOf),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `[${projectName}] ${file}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    })),
  ),
];

export const slowestJourneys = (json: string): readonly Timed[] =>
  slowestOf(journeysOf(JSON.parse(json) as PlaywrightSuite));

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly errors: readonly unknown[];
};

/**
 * Counts Playwright's JSON report. Flaky tests, and a run with an error outside its
 * tests, count as failures.
 */
export const readPlaywrightReport = (json: string): Tally => {
  const { stats, errors } = JSON.parse(json) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
};
