import { relative } from 'node:path';
import { root } from './process.ts';

/** Number of passed and failed tests. Skipped tests count as neither. */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  /** One line for each failed test or file. */
  readonly failures: readonly string[];
};

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Error of a file whose hook or import failed. */
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

/**
 * Counts Vitest's JSON report. A file that failed outside its tests, as in a hook, counts
 * as one failure.
 */
export const readVitestReport = (json: string): Tally => {
  const { numPassedTests, testResults } = JSON.parse(json) as VitestReport;
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
      return failed.length > 0
        ? failed.map(({ fullName }) => `${file}: ${fullName}`)
        : [`${file}: ${message}`];
    });
  return { passed: numPassedTests, failed: failures.length, failures };
};

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
      readonly status: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
};

type Journey = Timed & { readonly status: string };

const journeysOf = ({ suites = [], specs = [] }: PlaywrightSuite): readonly Journey[] => [
  ...suites.flatMap(journeysOf),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${file}: ${title}`,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    })),
  ),
];

export const slowestJourneys = (json: string): readonly Timed[] =>
  slowestOf(journeysOf(JSON.parse(json) as PlaywrightSuite)).map(({ name, seconds }) => ({
    name,
    seconds,
  }));

type PlaywrightReport = PlaywrightSuite & {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly errors: readonly { readonly message?: string }[];
};

/**
 * Counts Playwright's JSON report. Flaky tests, and a run with an error outside its
 * tests, count as failures.
 */
export const readPlaywrightReport = (json: string): Tally => {
  const report = JSON.parse(json) as PlaywrightReport;
  const { stats, errors } = report;
  const failures = [
    ...journeysOf(report)
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ name }) => name),
    ...errors.map(({ message }) => message ?? 'an error outside the tests'),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures,
  };
};
