import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './tally.ts';

test('Vitest: a file that does not load counts as a failure', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] },
    ],
  };
  expect(readVitestReport(JSON.stringify(report))).toEqual({ passed: 7, failed: 2 });
});

test('Playwright: a flaky test and an error outside the tests count as failures', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{ message: 'Error: no tests found' }] };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({ passed: 5, failed: 3 });
});
