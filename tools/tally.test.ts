import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './process.ts';
import { readPlaywrightReport, readVitestReport, slowestFiles, slowestJourneys } from './tally.ts';

test('Vitest: a file that fails to load counts as a failure', () => {
  const report = {
    numPassedTests: 7,
    testResults: [
      {
        name: join(root, 'tools/sum.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a sum is positive' },
          { status: 'failed', fullName: 'a sum is exact' },
        ],
      },
      {
        name: join(root, 'tools/pack.test.ts'),
        status: 'failed',
        message: 'Hook timed out',
        assertionResults: [{ status: 'skipped', fullName: 'a tarball installs' }],
      },
      { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] },
    ],
  };
  expect(readVitestReport(JSON.stringify(report))).toEqual({
    passed: 7,
    failed: 2,
    failures: ['tools/sum.test.ts: a sum is exact', 'tools/pack.test.ts: Hook timed out'],
  });
});

test('Playwright: flaky tests and errors outside tests count as failures', () => {
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 },
    errors: [{ message: 'Error: no tests found' }],
    suites: [
      {
        specs: [
          {
            title: 'adds',
            file: 'basket.e2e.ts',
            tests: [
              { projectName: 'phone-de', status: 'unexpected', results: [] },
              { projectName: 'phone-en', status: 'expected', results: [] },
              { projectName: 'desktop-en', status: 'flaky', results: [] },
            ],
          },
        ],
      },
    ],
  };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 5,
    failed: 3,
    failures: [
      '[phone-de] basket.e2e.ts: adds',
      '[desktop-en] basket.e2e.ts: adds',
      'Error: no tests found',
    ],
  });
});

test('the ten slowest tests are listed, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, each) => ({
    name: join(root, `${each}.test.ts`),
    startTime: 1_000,
    endTime: 1_000 + each * 500,
  }));
  expect(slowestFiles(JSON.stringify({ testResults: files }))).toHaveLength(10);
  expect(slowestFiles(JSON.stringify({ testResults: files }))[0]).toEqual({
    name: '11.test.ts',
    seconds: 5.5,
  });
  const spec = (title: string, duration: number) => ({
    title,
    file: 'basket.e2e.ts',
    tests: [{ projectName: 'phone-de', results: [{ duration }] }],
  });
  const report = {
    suites: [{ specs: [spec('adds', 2_000)], suites: [{ specs: [spec('pays', 4_000)] }] }],
  };
  expect(slowestJourneys(JSON.stringify(report))).toEqual([
    { name: '[phone-de] basket.e2e.ts: pays', seconds: 4 },
    { name: '[phone-de] basket.e2e.ts: adds', seconds: 2 },
  ]);
});
